import type { Clue } from './clues.ts'

/** A saying is pointed at with its sentence: what of it is the saying is not told by any word. */
const SAYING =
  /(?<!\p{L})(?:leus|leuze|slogan|motto|spreuk|lijfspreuk|lijfspreuken|tagline|payoff|pay-off|wapenspreuk|devies|huisregel|strijdkreet)(?!\p{L})|(?<!\p{L})(?:staat|stond|staan|hangt|prijkt|pronkt|geschilderd|geborduurd|gedrukt|painted|written|printed)(?: (?:al|nog|ook|dik|groot|altijd|jaren|met|grote|letters)){0,4} (?:op|boven|in|on|above) (?:de|het|onze|ons|elke|elk|ieder|iedere|al|alle|een|the|our|every) (?:\p{L}{1,20} )?(?:dienblad|dienbladen|servet|servetten|schort|schorten|viltje|viltjes|onderzetter|onderzetters|bus|bussen|busje|gevel|gevels|muur|muren|wall|zak|zakken|raam|ramen|deur|voordeur|luifel|servet|servetten|shirt|shirts|schort|schorten|tas|tassen|vlag|vlaggen|uithangbord|spandoek|viltje|viltjes|bierviltje|bierviltjes|doos|dozen|beker|bekers|bakfiets|aanhanger|kar|wagen|boot|zeil|bar|tap|toog|toonbank|schouw|haard|ingang|poort|balk|balken|schip|bakkie|pet|petten|mok|mokken|glas|glazen|kist|kisten|steen|klok)(?!\p{L})|(?<!\p{L})(?:zeggen|roepen|noemen|fluisteren|zingen)(?: (?:de|onze|alle|veel|sommige|oude|vaste))? (?:gasten|stamgasten|mensen|kinderen|buren|klanten|lokalen|dorpelingen|inwoners|vissers|boeren|wandelaars|fietsers|studenten|leden|buurtbewoners|collega-ondernemers|ouderen)(?!\p{L}| (?:dat|of|het|er|nu|wel))|(?<!\p{L})in de volksmond(?!\p{L})/giu

const BEFORE_MAX = 80
const AFTER_MAX = 60
/** A saying has at least so many letters beside the words that point to it. */
const SAYING_MIN = 8

/** The sentences that hold a saying of a house: its motto, what stands on its bus, what its guests say (D20.9). */
export function findSayings(text: string): Clue[] {
  return Array.from(text.matchAll(SAYING), ({ 0: { length }, index }) => {
    const before = text.slice(Math.max(0, index - BEFORE_MAX), index)
    const after = text.slice(index + length, index + length + AFTER_MAX)
    const skipped = before.search(/[^.!?\n▇]*$/u)
    const start = index - before.length + skipped
    return { start, end: index + length + (/[.!?\n▇]/u.exec(after)?.index ?? after.length), length }
  })
    .filter(({ start, end, length }) => end - start - length >= SAYING_MIN)
    .map(({ start, end }) => ({ start: start + (/^[\s,;:]*/u.exec(text.slice(start, end))?.[0].length ?? 0), end }))
}
