/** SQL: when an answer `i` was last said to hold, as `latestAnswers` of the domain orders them (D23.5). */
export const lastSaid = `coalesce(i.fields ->> 'confirmed', i.fields ->> '_changed', '') collate "C"`
