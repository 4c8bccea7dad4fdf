const tail = (most: number) => `(?: (?!(?:en|maar|want|dus|omdat) )[^\\s.,;:!?()▇]{1,40}){0,${most}}`
const clue = (cue: string, more = 5) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${cue})${tail(more)}`, 'giu')
const cased = (cue: string, more = 4) => new RegExp(`(?<![\\p{L}\\p{N}])(?:${cue})${tail(more)}`, 'gu')

/** What a house owns that few have. */
const OWNED =
  "haven|haventje|steiger|brouwerij|wijngaard|forellenvijver|visvijver|vijver|molen|kapel|kerk|museum|observatorium|sterrenwacht|station|helikopterplatform|helihaven|strand|strandje|bos|eiland|eilandje|theater|bioscoop|ijsbaan|skibaan|golfbaan|kruidentuin|moestuin|pluktuin|boomgaard|kaasmakerij|branderij|stokerij|distilleerderij|smederij|rokerij|palingrokerij|ijsmakerij|chocolaterie|sloep|salonboot|boot|schip|stoomboot|stoomtrein|treintje|trein|trammetje|kabelbaan|klokkenspel|orgel|draaiorgel|carillon|glijbaan|bunker|grot|mergelgrot|bron|waterbron|duinpad|gracht|ophaalbrug|sluis|veerpont|pont|bijenkasten|bijenvolk|bijenvolken|bijen|kudde|schapen|alpaca’s|alpaca's|ezels|geiten|pauwen|herten|hertenkamp|kinderboerderij|vuurtoren|uitkijktoren|begraafplaats|schuilkelder|watermolen|speelboerderij|manege|vliegveld|landingsbaan|postzegel|munt|volkslied|vlag|lied|gilde|fanfare|shantykoor|circus"
/** How a thing looks that one remembers. */
const ODD =
  'opgezette?|levensgrote?|metershoge?|manshoge?|reusachtige?|gigantische?|scheve|omgekeerde?|ondersteboven hangende?|verroeste?|gestrande?|gezonken|drijvende?|varende?|draaiende?|rijdende?|ontwijde?|uitgebrande?|ingestorte?|verzonken|dichtgemetselde?|verborgen|geheime?|glas-in-lood|antieke?|stokoude?|eeuwenoude?|eeuwenoud|honderdjarige?|beschilderde?|vergulde?|bronzen|marmeren|stenen|gietijzeren|smeedijzeren|kopergebouwde?|handgeschilderde?'

/** What is there, what happened there and what people tell of it. */
export const clueStories: readonly RegExp[] = [
  clue(
    `(?:met |heeft |hebben |bij |op |aan |in |naar )?(?:een|de|het|ons|onze|zijn|haar)? ?eigen (?:\\p{L}{2,20}e )?(?:${OWNED})(?!\\p{L})`,
    3,
  ),
  clue(
    `(?:heeft|hebben)(?: (?:wij|we|ook|al|nog|hier)){0,2} een (?:\\p{L}{2,20}e )?(?:slotgracht|trailerhelling|hertenkamp|doolhof|${OWNED})(?!\\p{L})`,
  ),
  clue(
    '(?:\\p{L}*(?:honderd|duizend|tig|tien)|\\d{2,4}) meter (?:diep|hoog|onder de grond|boven de (?:grond|zee|zeespiegel)|onder (?:zeeniveau|nap))(?!\\p{L})',
  ),
  clue(
    `(?:een|de|het|onze|die|dat|met|twee|drie|zijn|haar) (?:${ODD}) (?!(?:versie|factuur|facturen|document|documenten|bestand|bestanden|prijs|offerte|planning|data|gegevens|bestelling|kassa|systeem|kosten|bon|bonnen|software|gerechten|pizza|recepten|keuken|smaak|kaart)(?!\\p{L}))\\p{L}{3,}`,
    4,
  ),
  // What was the last or the first of its kind.
  clue(
    '(?:de |het |een )?(?:laatste|eerste|enige|enig) (?:nog |overgebleven |echte |overlevende )(?!te |niet |open|openstaande|werkende kassa)\\p{L}{3,}(?:e|end|ende)(?!\\p{L})',
    4,
  ),
  clue(
    "(?:de|het) (?:laatste|eerste) (?:\\p{L}{3,20}e )?(?!(?:dag|dagen|week|weken|maand|maanden|jaar|jaren|kwartaal|helft|deel|fase|versie|stand|regel|kolom|stap|keer|ronde|uur|minuut|paar|tijd|gast|gasten|klant|klanten|factuur|zaterdag|zondag|maandag|vrijdag|afspraak|bestelling|boeking|pagina|zin|punt|bladzijde|release|update|plaats|plek|contact|gesprek|kop|opzet|indruk|overleg|vergadering)(?!\\p{L}))\\p{L}{4,25} (?:van|in|op) (?:heel |de hele |het hele )?(?:de |het |’t |'t )?(?:land|stad|stadje|dorp|dorpje|eiland|streek|provincie|regio|wereld|benelux|binnenstad|wijk|buurt|straat|gemeente|\\p{L}+ steden|nederland|europa|drenthe|friesland|groningen|zeeland|limburg|brabant|gelderland|overijssel|flevoland|twente)(?!\\p{L})",
    5,
  ),
  clue('letterlijk (?!vertaal|over|het|de|alles|elke|iedere|op papier|niets|overgenomen)\\p{L}{3,}', 4),
  // The building.
  clue(
    '(?:gevestigd|gehuisvest|ondergebracht|gebouwd|zitten|zit|wonen|slapen|slaap|slaapt|eten|eet|vergaderen|trouwen|zitten we|zitten wij|runnen we) (?:al \\p{L}+ jaar )?(?:er )?(?:in|op|onder|boven) (?:een|de|het|wat) (?:oude?|vroegere?|leegstaande?|eeuwenoude?|verbouwde?|ontwijde?|omgebouwde?)(?! (?:systeem|pakket|kassa|versie|situatie|database))',
    4,
  ),
  clue(
    '(?:was|waren|is|deed|diende|dienden|deden)(?: (?:hier|dit|het|er|ons pand))? (?:tot|vanaf|van)(?: in)? (?:1[5-9]\\d\\d|20[01]\\d)(?: \\p{L}+){0,2} (?:een|de|het|nog)',
    5,
  ),
  clue('(?:diende|dienden|deed|deden)(?: \\p{L}+){0,3} (?:als|dienst als)', 5),
  clue(
    '(?:oorspronkelijk|aanvankelijk|ooit|van oorsprong)(?: (?:als|was|een|het|gebouwd|bedoeld|door)){1,3}(?! (?:pakket|systeem|idee|plan|budget))',
    5,
  ),
  clue(
    '(?:de|het|onze|een) oude? (?:wachtkamer|klas|klaslokaal|gymzaal|turnzaal|kleedkamer|kantine|machinekamer|turbinehal|ketelhuis|kluis|cel|cellen|cellenblok|sacristie|preekstoel|consistorie|hooizolder|deel|koeienstal|paardenstal|varkensstal|kaaspakhuis|stationshal|\\p{L}*hal|\\p{L}*zolder|\\p{L}*huis|\\p{L}*hof|\\p{L}*baan|\\p{L}*fabriek)(?!\\p{L})(?<!(?:terminal|magazijn|ziekenhuis|stadhuis|verhaal)(?= ))',
    4,
  ),
  clue(
    '(?:je|u|men|gasten|wij|we) (?:slaapt|slaap|slapen|eet|eten|dineert|zit|zitten|drinkt|drink|drinken|vergadert|trouwt|logeert|overnacht|overnachten)(?: (?:er|hier|bij ons|dan|letterlijk|echt|gewoon|nog)){0,3} (?:in|onder|op|boven|tussen|naast|midden in) (?:een|de|het|oude)(?! (?:restaurant|terras|kamer|zaal|bar|tafel|kassa|keuken|avond|weekend|week|zomer|winter|lunch))',
    5,
  ),
  clue(
    '(?:bed|kamer|stoel|tafel|suite|bank|bad|kist|kluis) (?:waar|waarin|waarop|waaraan) (?!je |u |we |wij |de gast|gasten|het systeem|een gast)',
    6,
  ),
  clue(
    "(?:waar|waarin) (?:geen|nooit|alleen|nog steeds|nog altijd|eens|ooit|een keer) (?:\\p{L}{2,20} )?(?:auto|auto’s|auto's|verkeer|paard|paarden|koe|boot|koning|kardinaal|bisschop|monnik|nonnen|bom|vliegtuig|schip|film|heks|heksen)",
    5,
  ),
  clue(
    '(?:autovrije?|alleen (?:per|met de|via de|te voet|over het|over) (?:boot|pont|veer|water|fiets|veerpont|brug)|per paard en wagen|met (?:paard en wagen|de paardentram|de koets|de stoomtrein|de bakfiets van opa)|(?:per|met de) (?:paardentram|koets|huifkar|stoomboot|stoomtrein))',
    4,
  ),
  clue(
    '(?:\\d{1,4}|tien|twaalf|vijftien|twintig|dertig|veertig|vijftig|zestig|honderd) meter (?:onder|boven|diep|hoog|hoogte|diepte)',
    4,
  ),
  // What happened.
  clue(
    '(?:een|de|die|na de|sinds de|door de|bij de) (?:grote |zware |felle |beruchte |bekende )?(?:brand|overstroming|watersnood|inval|schietpartij|instorting|explosie|ontploffing|gijzeling|overval|moord|aardbeving|aardbevingen|ontruiming|kraak|scheepsramp|treinramp|vuurwerkramp|dijkdoorbraak)(?! ?(?:melding|meldingen|verzekering|veiligheid|oefening|instructie))(?: (?:in|van|op|achter|hier|bij|vorig|vorige))',
    5,
  ),
  clue(
    '(?:weduwe|weduwnaar|zoon|dochter|kleinzoon|kleindochter|neef|nicht|broer|zus|schoonzoon|schoondochter|achterkleinzoon|nazaat|nazaten|afstammeling|erfgenaam|erfgenamen|tweelingbroer|tweelingzus|tweeling) (?:van) (?:de|het|een|wijlen) (?!eigenaar|eigenaresse|chef|baas|directeur|kok|bedrijfsleider)',
    5,
  ),
  clue(
    '(?:de|een|onze) (?:prior|abt|abdis|moeder-overste|overste|deken|bisschop|kardinaal|kastelein|jachtopziener|rentmeester|strandvonder|dijkgraaf|schout|veerman|klokkenluider|beiaardier|stadsdichter|dorpsomroeper|nachtwacht|scheepsarts|lijfarts|hofkok)(?!\\p{L})',
    5,
  ),
  clue(
    '(?:te zien|was|waren|zaten|zat|stonden|stond|deden|deed|kwamen|kwam|verschenen|meegedaan)(?: \\p{L}{2,15}){0,4} (?:op (?:tv|televisie|de buis|de radio|rtl|npo|sbs|netflix)|in (?:een|het|de|dat) (?:\\p{L}{2,20} )?(?:tv-programma|televisieprogramma|programma op tv|serie|film|documentaire|speelfilm|bioscoopfilm|videoclip|kookprogramma|realityserie|dramaserie|krant|telegraaf|volkskrant))(?!\\p{L})',
    4,
  ),
  clue(
    '(?:tv-programma|televisieprogramma|kookprogramma|televisieserie|tv-serie|speelfilm|filmopnames|filmopnamen|documentaire|videoclip|bioscoopfilm)(?!\\p{L})|(?:programma|serie|film) (?:is|werd|zijn) (?:hier|bij ons|in ons) (?:opgenomen|gedraaid)|(?:hier|bij ons) (?:werd|is|zijn)(?: \\p{L}+){0,5} (?:opgenomen|gefilmd|gedraaid|getekend|ondertekend|gesloten|uitgevonden|bedacht|geboren|getrouwd|ontdekt|gevonden|opgegraven)',
    5,
  ),
  clue(
    '(?:is|werd|zijn|waren) (?:hier|in dit (?:huis|pand|gebouw)|in ons (?:huis|pand|hotel|café)|aan onze (?:bar|tafel)) (?:geboren|bedacht|uitgevonden|ontstaan|opgericht|getekend|getrouwd|gestorven|vermoord|begraven|gevonden|ontdekt)',
    5,
  ),
  clue('(?:uitvinder|uitvinders|bedenker|bedenkers|naamgever|geboorteplaats|bakermat) van', 5),
  clue(
    '(?:wereldrecord|europees record|nederlands record|recordhouder|recordpoging|guinness book|guinness world|guinness-?record)',
    5,
  ),
  clue(
    '(?:in|op|naar|uit) (?:de|het) (?:top|toptien|top-\\d+) ?(?:\\d+|tien|drie|vijf|honderd)?(?= van (?:nederland|europa|de wereld|het land))|op (?:nummer|plek|plaats) (?:\\d{1,3}|één|een|twee|drie|vier|vijf) (?:van|in|bij|op) (?:de|het|nederland|europa)(?! (?:lijst van eisen|planning|wensenlijst))',
    4,
  ),
  clue(
    '(?:prijs|award|trofee|titel|onderscheiding|publieksprijs|ondernemersprijs|juryprijs|erepenning|oorkonde|wisselbeker|keurmerkprijs|lintje) (?:van|voor|voor de|in|gewonnen|gekregen|ontvangen|uitgereikt|binnengehaald)(?! (?:de |het |een |elk |elke |per )?(?:kamer|kamers|licentie|licenties|pakket|systeem|gebruiker|koppeling|kassa|maand|product|artikel|gerecht|gast|module|leverancier|arrangement|ticket|kaartje|abonnement|implementatie|liter|kilo|fles|menu|diner|lunch|bier|fust|offerte|onderhoud|overnachting|nacht|persoon))',
    4,
  ),
  clue(
    '(?:gaf|gaven|kreeg|kregen|ontving|ontvingen|haalde|haalden|won|wonnen)(?: \\p{L}{2,15}){0,4} (?:\\p{L}{0,20}(?:prijs|award|trofee|oorkonde|lintje|titel|ster|erepenning|wisselbeker))(?!\\p{L})(?<!(?:kost|inkoop|verkoop|kamer|adviess?|eenheids|instap|hogere|lagere|nieuwe|goede|vaste|betere|scherpe) ?prijs)',
    4,
  ),
  // Its own days, dishes and people.
  cased(
    '(?:(?:[Tt]ijdens|[Mm]et|[Ii]n|[Rr]ond|[Oo]p|[Nn]a|[Vv]oor|[Bb]ij) )?(?:de |het )(?!Restaurantweek|Boekenweek|Kinderboekenweek|Museumnacht|Museumweek|Black|Dutch Wine|Week|Weekend|Nacht|Koningsnacht)\\p{Lu}[\\p{L}-]{2,25}(?:week|weekend|dagen|nacht|run|tocht|markt|feest|feesten|fair|fest|pop|spelen|loop|race)(?!\\p{L})',
  ),
  cased(
    '(?:\\p{Lu}[\\p{L}-]{1,20} ){1,3}(?:Week|Festival|Fair|Days|Marathon|Regatta|Grand Prix|Parade|Pride|Biennale|Triennale|Experience Day|Nights|Fest|Ontzet)(?!\\p{L})',
    2,
  ),
  clue(
    'vastenavend|vastelaovend|vasteloavend|vastelaovond|leutweek|dweilzondag|dweildag|alaaf|prins carnaval|raad van elf|elfde van de elfde|alde wieve|boerenbruiloft|sjoemelmaandag|roggefeest|hartjesdag|luilak|klootschieten|paasvuren|beeldenstoet|vlöggelen|stille omgang|bloedprocessie|kermiskoers|koningsspelen hier|fierljeppen|kaatsen|kaatspartij|strontrace|schapenscheren|schapenscheerdersfeest|dauwtrappen',
    4,
  ),
  clue(
    "(?:het |ons |ôs |oos )?recept(?:uur)? van (?:mijn|onze|de|ôs|oos|m'n|mien) (?:over)?(?:oma|opa|grootmoeder|moeder|vader|overgrootmoeder|grootvader|tante|nonnen|zusters|paters|monniken)",
    4,
  ),
  clue(
    '(?:dat|die|wat) (?:verder )?(?:niemand anders|geen ander|nergens anders|geen enkel ander|heeft geen ander|maakt niemand|doet niemand|kent iedereen)',
    5,
  ),
  clue(
    '(?:elke|iedere|elk|ieder|op|de) (?:\\p{L}{3,15}) (?:gaat|luidt|luiden|speelt|spelen|schiet|schieten|trekt|trekken|vaart|varen|klinkt|wordt|worden|hijsen|zingen|zingt|blaast|draait)(?: (?:het|de|er|een|nog|hier|wij|we)){1,3} (?:orgel|klok|klokken|brug|sluis|kanon|vlag|schaapskudde|kudde|stoet|fanfare|harmonie|koor|shantykoor|hoorn|sirene|carillon|molen|boot|stoomfluit|optocht)(?!\\p{L})',
    4,
  ),
  clue(
    '(?:het|de|een|ons|onze) (?:orgel|carillon|sirene|kanon|stoomfluit|scheepshoorn|misthoorn|klokkenspel|ophaalbrug|draaiorgel|schaapskudde|skelet|geest|spook|spookt|papegaai|ezel|pauw|ooievaar|ooievaars|ooievaarsnest|uil|huiskat|kraai|hertenpoort|preekstoel|schedel|mummie|harnas|walvis|potvis|walviskaak|haai|krokodil|olifant|ijsberen|ijsbeer|giraffe|giraffen|neushoorn|dinosaurus)(?!\\p{L})',
    5,
  ),
  clue(
    'in de volksmond|bijgenaamd|liefkozend|(?:onze |als )bijnaam|beter bekend als|noemen ze ons|worden we \\p{L}+ genoemd|heten we bij|staat (?:hier|overal|lokaal)? ?bekend als|kennen ons als|kent ons als',
    6,
  ),
  clue(
    '(?:exact|precies) (?!hetzelfde|\\d+ (?:uur|euro|minuten|medewerkers|dagen|weken|maanden|procent|gebruikers|licenties|stuks|kassa|regels|seconden|cent|gram|ml|keer|jaar geleden))\\d{2,4} (?=\\p{L})',
    3,
  ),
  clue(
    '\\d{2,4} (?:treden|traptreden|klokken|bellen|bruggen|spiegels|kroonluchters|opgezette|wasknijpers|kuckoo|koekoeksklokken|klompen|theepotten|poppen|molens|bomen|kersenbomen|appelbomen|pauwen|bijenkasten|bijenvolken|glas-in-loodramen|schilderijen|tegeltjes|vlaggen|poorten|cellen|stoelen van|delfts|soorten (?:pannenkoeken|whisky|whisky’s|gin|jenever|rum|kaas|thee|ijs|mosterd|friet|honing|bier van de tap|speciaalbier))(?!\\p{L})',
    3,
  ),
]
