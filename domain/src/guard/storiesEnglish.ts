const tail = (most: number) => `(?: (?!(?:and|but|because|so) )[^\\s.,;:!?()▇]{1,40}){0,${most}}`
const pattern = (cue: string, more = 5) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${cue})${tail(more)}`, 'giu')
const PLACE =
  'church|chapel|cathedral|abbey|monastery|convent|mosque|synagogue|tower|lighthouse|windmill|mill|station|castle|fort|bridge|lock|harbour|harbor|marina|stadium|town hall|city hall|beach|dunes|dyke|ferry|railway|motorway|airport|ministry|courthouse|court|prison|jail|cemetery|river|lake|island|forest|heath|border|pier|theatre|theater|museum|university|hospital|casino|bakery|butcher|fire station|police station|post office|school|library|music hall|concert hall|fish market|market hall|shipyard|brewery|swimming pool|ice rink|zoo|palace|barracks|factory|gasworks|power station|water tower|bunker|cave|quarry|mine|vineyard|racecourse|opera|opera house|park|square|canal|quay|statue'
const WAS =
  'church|chapel|monastery|convent|abbey|school|factory|warehouse|prison|jail|cell|police station|fire station|bank|vault|farm|barn|stable|mill|lighthouse|bunker|hospital|orphanage|brewery|distillery|tram depot|depot|station|waiting room|ferry|ship|barge|cinema|theatre|synagogue|town hall|courthouse|post office|shipyard|fishery|fish auction|customs house|water tower|swimming pool|gym|greenhouse|vicarage|palace|castle|dungeon|crypt|cellar|quarry|mine|cave|train|carriage|bus|plane|silo|crane|gasholder'

/** In English: what is there, what happened there and what people tell of it (D20.9). */
export const storiesEnglish: readonly RegExp[] = [
  pattern(
    `(?:(?:right|just|directly|straight) )?(?:opposite|next door to|next to|behind|across from|overlooking|beside|under|underneath|above|between|facing|in front of|up the hill from|down the road from|around the corner from|near|by|inside|on top of|below|beneath|along) (?:the|a|an|our|two) (?:(?!table|till|counter|desk)[\\p{L}-]{2,20} ){0,2}(?:${PLACE})s?(?!\\p{L})`,
  ),
  pattern(
    `(?:two|three|four|five|ten|\\d{1,2}|a few) (?:doors|houses|minutes|metres|meters|steps|streets|stops)(?: \\p{L}+)? (?:from|down|past|away from) (?:the|a|our)`,
  ),
  pattern(
    `(?:sleep|sleeping|eat|dine|dining|drink|stay|sit|marry|meet) (?:in|inside|under|on|aboard) (?:a|an|the|our|what was) (?:[\\p{L}-]{2,20} ){0,2}(?:${WAS})s?(?!\\p{L})`,
  ),
  pattern(
    `(?:inside|in|on board|aboard|set in|housed in|built (?:in|on|into|as|by|for)|was (?:once|originally|built|formerly)|used to be|started (?:life )?(?:as|in)|began as|converted) (?:a|an|the|our|what was) (?:old |former |disused |converted |deconsecrated |listed |\\p{L}+-century )+\\p{L}{3,}(?<!(?:system|till|software|version|server|tool|package))`,
  ),
  pattern(
    '(?:listed|protected|national|historic) (?:building|monument)|national monument|world heritage|\\p{L}+-century|(?:deconsecrated|disused|derelict)',
    4,
  ),
  pattern(
    '(?:which|that|something|a \\p{L}+) (?:nobody|no one|no-one) else|nobody else (?:makes|has|does|in|serves|brews|bakes)|no other|(?:one|the only one) of (?:its|their) kind|one of (?:only )?(?:two|three|four|five|six|seven) (?!options|candidates|people|suppliers|systems|tools|users)\\p{L}+|one of a kind|unique (?:in|to|within) (?:the|our|this|europe|holland)',
  ),
  pattern(
    "(?:the|our|are|is) (?:only|last|first|oldest|largest|smallest|highest|longest|northernmost|southernmost) (?:\\p{L}[\\p{L}’'-]* ){1,4}(?:with|that|who|where|to have|still|left|ever|anywhere|north of|south of|east of|west of|this side)",
  ),
  pattern(
    "the one with the|(?:recognise|recognize|spot|find|know) us by|you (?:can't|cannot) miss|known (?:locally|in town|in the village|to everyone)|(?:nickname|nicknamed|dubbed|affectionately)",
    6,
  ),
  pattern(
    '(?:upside-down|upside down|stuffed|life-size|giant|floating|revolving|rotating|leaning|haunted|hidden|secret|sunken|stranded|crooked|golden|stained-glass|hand-painted|thatched) (?!question|feature|cost|costs|fee|fees|field|fields|menu)\\p{L}{3,}',
    4,
  ),
  pattern(
    '(?:the|our|a) (?:skeleton|ghost|parrot|donkey|peacock|peacocks|stork|storks|organ|carillon|drawbridge|cannon|foghorn|horse tram|steam train|steamboat|carriage ride|pulpit|crypt|dungeon|whale|herd of|flock of)(?!\\p{L})',
    5,
  ),
  pattern(
    'by (?:horse tram|horse and cart|horse-drawn|steam train|steamboat|carriage|ferry only|boat only)|only (?:be )?reach(?:ed|able) by|car-free|can only be reached',
    4,
  ),
  pattern(
    'our (?:own|very own) (?:\\p{L}{3,15} )?(?:harbour|jetty|brewery|vineyard|mill|chapel|church|museum|observatory|station|helipad|beach|forest|island|theatre|cinema|ice rink|herb garden|orchard|dairy|smokehouse|distillery|bakery|boat|ship|train|bees|beehives|sheep|herd|lighthouse|pond|trout pond|well|spring|song|flag|currency|golf course)',
    3,
  ),
  pattern(
    'the [\\p{L}-]{2,30} day in (?:january|february|march|april|may|june|july|august|september|october|november|december)|(?:first|second|third|last) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday) (?:of|after|in|before) (?!the month|each month|every month|the quarter)',
    4,
  ),
  pattern(
    '(?:during|around|on|at|for|after|before|since) (?:the )?(?:\\d{1,2}(?:st|nd|rd|th) of|village|town|harvest|blossom|tulip|asparagus|mussel|herring|lantern|light|storm|sheep|cattle|horse|cheese|flower|skating|sailing|rowing|cycling|liberation) (?:fair|feast|festival|parade|race|races|week|weekend|days|season|market|show|night|walk|run|tour|procession|auction)',
    4,
  ),
  pattern(
    '(?:the|a|since the|after the|that) (?:big |great |infamous )?(?:fire|flood|shooting|raid|explosion|collapse|murder|robbery|earthquake|shipwreck|bombing)(?! (?:alarm|safety|exit|drill|door|doors|regulations|brigade|extinguisher|department|wall)) (?:in|of|outside|that|at|next|two|three|last)',
    5,
  ),
  pattern(
    "(?:my|our|his|her|the founder's|the owner's) (?:great-?)*(?:grandfather|grandmother|grandparents|father|mother|parents|grandpa|grandma)(?: \\p{L}+){0,2} (?:started|began|founded|bought|built|opened|ran|brewed|baked|won|was|were)|(?:widow|son|daughter|grandson|granddaughter|heir|descendants?|twin brother|twin sister) of (?:the|a)|(?:a )?(?:brother and sister|twin brothers|twin sisters|twins) (?:run|who|started|own)|in the (?:same )?family (?:since|for)",
    5,
  ),
  pattern(
    '(?:founder|owner|chef|cook|brewer|baker|director|host|landlord|manager)(?:,| who)? (?:is|was|once|used to be|played|swam|rowed|skated|sailed|won|cooked for|competed|appeared|starred|started|began)(?: (?:a|an|the|as|in|for|once|former|ex|on))+ (?!software|manager|working|project|good|bit|new|always|also|here|charge|favour|contact|holiday|team)',
    5,
  ),
  pattern(
    '(?:ex-|former )(?:professional|footballer|goalkeeper|cyclist|skater|swimmer|minister|mayor|olympian|champion|rower|boxer|ballet|dancer|actor|actress|singer|pilot|monk|nun|priest|sea captain|captain)',
    5,
  ),
  pattern(
    '(?:on|for|in|by) (?:a |the |national |dutch )*(?:tv|television|netflix|bbc)(?: (?:show|series|programme|program|contest))?(?!\\p{L})(?! (?:screen|screens|in the room|licen))|(?:film|movie|series|scene|documentary|video clip|episode) (?:was |were )?(?:shot|filmed|set|recorded|made) (?:here|in our|at our)|(?:filmed|shot) (?:here|in our|at our)',
    5,
  ),
  pattern(
    '(?:queen|king|prince|princess|president|beatles|pope|emperor|prime minister)(?: \\p{L}+){0,3} (?:slept|stayed|ate|dined|opened|visited|danced|got married|had (?:dinner|lunch|breakfast))|(?:opened|visited) by the (?:queen|king|prince|princess|mayor|prime minister|president)',
    5,
  ),
  pattern(
    '(?:listed|named|chosen|picked|featured|ranked|rated) (?:us |our |by |as |among |in |number |no\\. ?|the )+(?!system|users?|the system|field|fields|export|default)\\p{L}|(?:best|friendliest|cosiest|greenest|prettiest|smallest|oldest) (?:\\p{L}[\\p{L}-]* ){1,3}(?:of|in) (?:the (?:netherlands|country|province|north|south|east|west|city|year|region|world|benelux|village|town)|holland|europe|amsterdam)',
    5,
  ),
  pattern('(?:guinness|world record|european record|record for|record holder)', 5),
  pattern(
    '(?:painted|written|printed|carved|embroidered|reads|says|spelled)(?: \\p{L}+){0,4} (?:on|above|over|across|in neon) (?:the|our|every) (?:door|front door|wall|facade|façade|window|windows|gable|van|boat|napkins|menu|apron|aprons|sign|roof|gate|cups|bags|beams|fireplace|t-shirts)(?!\\p{L})',
    6,
  ),
]
