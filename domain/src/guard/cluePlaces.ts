/** What stands outdoors, and is not the house of who asks itself. */
const LANDMARK =
  'kerk|kerkje|kapel|kathedraal|basiliek|klooster|abdij|moskee|synagoge|(?<!kan)toren|(?<!kan)torens|molen|molens|(?<!werk|docking|laad)station|burcht|fort|ruïne|brug|bruggen|sluis|sluizen|haven|jachthaven|stadion|raadhuis|stadhuis|gemeentehuis|strand|strandopgang|duinen|duin|duintop|dijk|zeedijk|veer|pont|veerpont|veerdienst|veerhaven|spoorlijn|spoor|snelweg|afrit|luchthaven|vliegveld|landingsbaan|ministerie|rechtbank|standbeeld|fontein|stadspoort|(?<!rap)poort|wal|wallen|vesting|stadsmuur|gracht|plein|marktplein|hunebed|hunebedden|skihelling|skipiste|renbaan|drafbaan|tramremise|kazerne|gevangenis|begraafplaats|kanaal|rivier|plas|plassen|eiland|bos|bossen|heide|hei|grens|grenspaal|(?<!pa)pier|boulevard|mijnschacht|zendmast|televisietoren|kabelbaan|windmolens|krijtrotsen|mergelgroeve|grot|grotten|rotonde|visafslag|markthal|kermisterrein|tramhalte|metrohalte|busstation|carillon|monument|paleis|rosarium|stuw|gemaal|stuwdam|hoogovens|scheepswerf|ophaalbrug|uiterwaarden|kade|oever|waterkant|vijver|bron van'
/** What may be the house of who asks, and tells only as a neighbour. */
const HOUSE =
  'museum|theater|schouwburg|bioscoop|dierentuin|circuit|kasteel|universiteit|campus|ziekenhuis|pretpark|attractiepark|dierenpark|vakantiepark|golfbaan|ijsbaan|zwembad|beurs|beurshal|veiling|bibliotheek|camping|manege|terminal|park|boerderij|school|winkelcentrum|concertzaal|sporthal|remise|tuin|tuinen|fabriek|brouwerij|hotel|slot|meer|markt|bakker|slager|apotheek|postkantoor|brandweer|politiebureau|landgoed|dom'
/** Things within a house or of the work in it: who sits behind the bar sits anywhere. */
const INSIDE =
  "kassa|kassa's|bar|balie|receptie|keuken|tap|toonbank|schermen|scherm|bureau|computer|pc|systeem|huidige|bestaande|gewone|normale|planning|tafel|tafels|bediening|spoelkeuken|afwas|eigen|reguliere|vaste|dagelijkse|voorraad|cijfers|schuifdeur|website|app|kamers|telefoon|administratie|boekhouding|leverancier|klant|gast|gasten|concurrent|concurrentie|lunch|personeel|team|restaurant|hotel|terras|winkel|bon|bonnen|pagina|factuur|lijst|kaart|menu|mail|offerte|rekening|omzet|kosten|prijs|prijzen|loon|uren|knop|trap|deur|tablet|printer|server"
const SITUATED =
  'schuin|recht|pal|vlak|direct|precies|meteen|net|midden|hoog|verscholen|gelegen|ligt|liggen|zit|zitten|staat|staan|verderop|even'
const tail = (most: number) => `(?: [^\\s.,;:!?()▇]{1,40}){0,${most}}`
const the = "(?:de|het|een|'t|’t|twee|drie|onze|die|dat) "
const ending = (of: string) => `(?:\\p{L}[\\p{L}’'-]{1,24} ){0,2}\\p{L}{0,24}(?:${of})(?!\\p{L})`
const pattern = (cue: string, more = 4) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${cue})${tail(more)}`, 'giu')

/** Where the house stands, told by what stands beside it. */
export const cluePlaces: readonly RegExp[] = [
  pattern(
    `(?:${SITUATED} )?(?:tegenover|naast|achter|onder|boven|tussen|langs|bij|voor|voorbij|aan|op|bovenop|buiten|binnen|in|over|om) ${the}${ending(LANDMARK)}`,
  ),
  pattern(`(?:${SITUATED} )?(?:tegenover|naast|achter|tussen|langs|voorbij) ${the}${ending(HOUSE)}`),
  pattern(
    `(?:(?:schuin|recht|pal) (?:tegenover|naast|achter|onder|boven|langs|voor|aan|bij)|vlak (?:tegenover|naast|achter|onder|aan|bij)) (?:${the})(?!(?:${INSIDE})(?!\\p{L}))\\p{L}`,
  ),
  pattern(`tegenover (?:${the})(?!(?:${INSIDE})(?!\\p{L}))\\p{L}`),
  pattern(
    `(?:(?:twee|drie|vier|vijf|een paar|enkele|\\d{1,2}) (?:deuren|huizen|straten|panden|stappen|passen|minuten|meter|kilometer|bochten|haltes|dijken) (?:\\p{L}{2,12} )?(?:naast|van|van af|vanaf|voorbij|verder|boven|onder)|(?:op )?(?:loopafstand|steenworp(?: afstand)?|fietsafstand|zichtafstand|een boogscheut) van|op een steenworp|aan de (?:voet|rand|oever|overkant|monding|kop|zuidkant|noordkant|oostkant|westkant|achterkant|waterkant|grens) van|in de (?:schaduw|luwte|bocht|oksel|kelder|kelders|gewelven|nok|kop|uiterwaarden) van|om de hoek (?:van|bij)|onder de rook van|aan de voet|op de (?:kop|hoek|grens|top|punt|plek) van|bovenop (?:de|het|een)|onder aan (?:de|het)|boven op (?:de|het))(?! (?:(?:de|het|een|onze) )?(?:${INSIDE})(?!\\p{L}))`,
    5,
  ),
  pattern('(?:met )?uitzicht (?:op|over|naar)'),
  pattern(`(?:zicht|blik) (?:op|over) (?:${the})?(?:(?:zee|water|meer)(?!\\p{L})|${ending(`${LANDMARK}|${HOUSE}`)})`),
  pattern(
    '(?:kijken|kijkt|kijk) (?:je |u |we |wij |men |gasten |ze )?uit (?:op|over)|(?:uitkijkt|uitkijken|uitkijkend|uitziet|uitzien) (?:op|over)',
  ),
  pattern(
    'vanaf (?:de|het|ons|onze|elk|ieder) (?:terras|dak|dakterras|balkon|kamers?|zolder|kade|steiger) (?:zie|ziet|zien|kijk|kijkt|kijken|heb je|heeft u|hoor)',
  ),
  pattern(
    `(?:in )?(?:de|het|een|ons|onze) (?:\\p{L}{2,20} )?(?:dorp|dorpje|stad|stadje|straat|straatje|eiland|plein|gehucht|vesting|buurtschap|polder|gracht|steeg) (?:met|waar|waarin|waarvan|zonder|van) `,
  ),
  pattern(
    `(?:de |het |onze )?(?:stads|dorps)(?:brug|poort|kerk|toren|park|gracht|wal|wallen|molen|haven|strand|plein|boerderij|tuin)(?!\\p{L})`,
    2,
  ),
  pattern(
    `(?:in|op|onder|boven|binnen) (?:een|de|het) (?:\\p{L}{2,20} )?(?:\\p{L}{0,20}(?:bunker|kelder van|kapel|watertoren|vuurtoren|silo|kerktoren|poortgebouw|mergelgrot|ijskelder|kazemat|stadspoort|wachttoren|treinstel|veerpont|woonboot|tram|dubbeldekker|kas|kassencomplex|stuw|vliegtuig|hijskraan|terp))(?!\\p{L})`,
  ),
  pattern(
    `(?:veer|pont|pontje|veerboot|veerdienst|kabelbaan) (?:naar|tussen|van|over)|(?:trein|tram|bus) (?:naar|tussen)`,
    3,
  ),
]
