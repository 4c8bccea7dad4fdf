/** Whether the last day to answer has gone by on this day, `YYYY-MM-DD` in Amsterdam; that day itself still counts (F1.8). */
export function isTermOver(due: string | undefined, today: string): boolean {
  return due !== undefined && due.slice(0, 10) < today
}
