const LANDMARK =
  'church|chapel|cathedral|abbey|monastery|mosque|synagogue|tower|lighthouse|windmill|mill|mills|station|castle|fort|ruins|bridge|lock|locks|harbour|harbor|marina|stadium|town hall|city hall|beach|dunes|dune|dyke|dike|ferry|railway|motorway|airport|runway|ministry|courthouse|statue|fountain|gate|ramparts|canal|market square|square|zoo|racetrack|circuit|barracks|prison|cemetery|river|lake|island|forest|heath|border|pier|boulevard|theatre|museum|university|hospital|amusement park|theme park'
const EVENT =
  'festival|fair|parade|procession|marathon|regatta|race|races|carnival|flower parade|harbour days|fireworks|jazz|pride|grand prix|tournament|rally|flower show|feast|market week'
const tail = (most: number) => `(?: (?!(?:and|but|because|so) )[^\\s.,;:!?()▇]{1,40}){0,${most}}`
const pattern = (cue: string, more = 6) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${cue})${tail(more)}`, 'giu')
const BUSINESS =
  'hotel|restaurant|café|cafe|bar|pub|brewery|distillery|bakery|hostel|campsite|camping|museum|theatre|cinema|bistro|brasserie|venue|kitchen|caterer|winery|beach club|pavilion|lunchroom|place|house|one|company|ship|island'

/** The same in English: the only one, what it was, where it stands, its feasts, prizes and people (D20.9). */
export const cluesEnglish: readonly RegExp[] = [
  pattern(
    `(?:the|our) (?:world's |country's |city's |town's |region's )?(?:only|oldest|largest|smallest|highest|tallest|longest|northernmost|southernmost|westernmost|easternmost|first)(?: \\p{L}[\\p{L}'’-]{1,30}){0,2} (?:${BUSINESS})(?!\\p{L})`,
  ),
  pattern(
    `(?:the|our) (?:only|oldest|largest|smallest|highest|longest|last|first)(?: \\p{L}[\\p{L}'’-]{1,30}){1,3} (?:in|of|on) (?:the |this |our )?(?:netherlands|country|world|city|town|village|island|province|region|coast|harbour|street|canal|benelux|europe|north|south)(?!\\p{L})`,
  ),
  pattern(
    'nowhere else|no other (?:hotel|restaurant|place|house|museum|bar|kitchen|campsite)|the first in (?:the|our)',
  ),
  pattern(
    '(?:a|the|our|in a|in the) (?:former|converted|old) \\p{L}{3,}(?!\\p{L})(?<!(?:old|former) (?:system|systems|till|tills|data|way|one|ones|software|server|servers|guests|version|supplier|suppliers|package|spreadsheet|website|contract|contracts|employee|employees|staff|colleague|customers|invoices|bookings|database|computer|pc|laptop|tool|app|licen[cs]e))',
    3,
  ),
  pattern(
    '(?:once|originally) (?:a|the|built|home)|used to be (?:a|the)|(?:housed|located|set) in (?:a|an|the) (?:old|former|historic|monumental|\\d)',
    4,
  ),
  pattern(
    '(?:founded|established|built|opened|started|dating (?:back )?(?:from|to)|dates (?:back )?(?:from|to)|since) (?:in |the )?(?:1[5-9]\\d\\d|\\p{L}{3,10}teenth century|\\p{L}{3,10}teen-?\\p{L}+ies)',
    3,
  ),
  pattern('(?:second|third|fourth|fifth|sixth|seventh)[- ]generation|(?:two|three|four|five|six|seven) generations', 3),
  pattern(
    `(?:directly |right |just |diagonally )?(?:opposite|next door to|next to|behind|across from|overlooking|beside|under|underneath|above|between) (?:the|a|two|our) (?:\\p{L}[\\p{L}'’-]{1,20} ){0,2}(?:${LANDMARK})(?!\\p{L})`,
  ),
  pattern(
    "(?:a stone's throw|around the corner|within walking distance|at the foot|on the edge|in the shadow|at the mouth) (?:from|of)|(?:with a |a )?view (?:of|over) the",
    5,
  ),
  pattern(
    `(?:during|around|at|for|on|before|after|in) (?:the |our )?(?:annual |yearly |local |famous )?(?:\\p{L}[\\p{L}'’-]{1,20} ){0,2}(?:${EVENT})(?!\\p{L})`,
  ),
  pattern(
    '(?:the|our) (?:annual|yearly|famous|traditional) (?!report|cost|costs|fee|fees|audit|review|budget|closing|accounts|licen|stock|inventory)\\p{L}{3,}',
    3,
  ),
  pattern(
    '(?:won|winner of|winners of|voted|named|awarded|nominated for|runner-up|shortlisted|crowned|elected) (?:the |a |an |best |as |for |in |by |us )',
    6,
  ),
  pattern('(?:one |two |three |a )?(?:michelin|bib gourmand|green key|gault)(?:[- ]star(?:s|red)?)?', 4),
  pattern(
    '(?:our |the )?(?:motto|slogan|tagline|nickname)(?!\\p{L})|(?:locals|everybody|everyone|people|guests) (?:call|calls|know|knows) (?:us|it|this)|(?:better |locally )?known (?:as|for)',
    8,
  ),
  pattern(
    '(?:our |the |a )?(?:mayor|former minister|alderman|ex-\\p{L}+|olympic \\p{L}+|world champion|tv chef|famous \\p{L}+) (?:of|from|in|who)',
    5,
  ),
]
