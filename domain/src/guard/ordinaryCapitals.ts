import { list } from './knownWords.ts'

/** Words that hold a sentence together. With a capital they begin something, and name nobody. */
const FUNCTION_WORDS = `
  wij we wie wat waar waarom waarmee waarbij waardoor waarna waarvoor wanneer hoe hoeveel welk welke is zijn was waren heeft hebben had hadden kan kunnen kunt kun kon konden
  moet moeten moest moesten mag mogen wil willen wilt wilde wilden wordt worden werd werden zal zullen zou zouden gaat gaan ging gingen doet doen deed deden komt komen kwam kwamen
  ondersteunt ondersteunen biedt bieden levert leveren werkt werken draait draaien staat staan zit zitten loopt lopen geeft geven krijgt krijgen gebruikt gebruiken maakt maken
  daardoor daarom daarnaast daarna daarvoor daarbij daarmee daarvan daarop daarin daarover hierdoor hierbij hiervoor hiermee hierna hierop hierover ook nu nog toen dan zo dus echter
  bovendien verder tevens eveneens helaas gelukkig graag liefst misschien wellicht eventueel mogelijk zeker uiteraard natuurlijk vooral alleen slechts ongeveer circa ruim bijna
  deze dit dat die onze ons mijn jouw jullie uw hun haar hij zij ze jij je ik men iemand niemand iedereen alles niets iets alle elke elk ieder iedere geen enkele sommige veel
  vele meer minder meest meeste beide beiden zelf samen ander andere anders als indien omdat doordat zodat terwijl hoewel tenzij mits nadat voordat totdat want maar en of noch
  ja nee misschien momenteel inmiddels tot sinds vanaf vanuit volgens tijdens ondanks dankzij behalve naast inclusief exclusief conform omtrent betreffende betreft
  ten eerste tweede derde vierde vijfde zesde laatste volgende vorige eerder later straks vroeger vandaag morgen gisteren dagelijks wekelijks maandelijks jaarlijks
  what which who whose whom when where why how whether does do did is are was were has have had can could should would will shall must may might we our ours us they their them he
  she his her it its this that these those there here all any each every some many most more less few several both either neither no not none also too only just even still yet already
  and or but because since although though while if unless until after before during without within about above below between through however therefore moreover besides currently
  please thanks thank dear regards kind best hello hi yes however instead meanwhile otherwise maybe perhaps probably ideally preferably mainly mostly usually often sometimes always never
  today tomorrow yesterday now then later soon next last first second third finally lastly additionally furthermore`

/** Headings of minutes, letters and forms, and words on screens and in lists. */
const LABELS = `
  wens wensen wensenlijst eis eisen vraag vragen antwoord antwoorden opmerking opmerkingen toelichting doel doelen doelstelling aanleiding achtergrond situatie probleem problemen knelpunt knelpunten
  oplossing oplossingen voorstel voorstellen besluit besluiten actie acties actiepunt actiepunten agenda notulen verslag samenvatting conclusie conclusies advies aanbeveling
  aanwezig afwezig afwezigen aanwezigen deelnemers genodigden notulist contactpersoon contactpersonen contact telefoon telefoonnummer mail email mailadres adres website datum tijd tijdstip plaats locatie onderwerp betreft kenmerk referentie
  budget planning termijn deadline status prioriteit omschrijving beschrijving bijlagen bijlage bron bronnen versie concept definitief scope buiten binnen fase mijlpaal mijlpalen oplevering implementatie livegang livegangen
  must mustave should could wont nice have niet wel nodig verplicht optioneel gewenst vereist belangrijk let op pm nb nvt akkoord gereed klaar open gesloten lopend afgerond nieuw nieuwe bestaand bestaande huidig huidige
  overzicht overzichten lijst lijsten tabblad tabbladen scherm schermen dashboard dashboards menu instellingen gebruikers rollen rechten profiel account klant klanten particulieren bedrijven zakelijk particulier
  docenten leerlingen studenten scholieren vrijwilligers donateurs vrienden sponsors leden gasten bezoekers leveranciers medewerkers collega collegas relaties contacten debiteuren crediteuren
  facturen factuur offertes offerte orders order bestelling bestellingen reservering reserveringen boeking boekingen betaling betalingen bon bonnen rekening rekeningen verzonden betaald vervallen openstaand goedgekeurd afgewezen geannuleerd
  artikelen artikel producten product recepten recept voorraad voorraden inkoop verkoop magazijn logistiek kostprijs kostprijzen marge marges omzet omzetten winst verlies balans resultaat kosten tarief tarieven prijs prijzen prijslijst
  kassa kassas kassasysteem keuken bar bediening zaal terras receptie ontvangst afwas spoelkeuken housekeeping techniek onderhoud schoonmaak beveiliging garderobe parkeren winkel webshop webwinkel afhaal bezorging catering
  banqueting vergaderen vergaderzalen zalen kamers kamer suite suites appartement appartementen bungalow bungalows chalet chalets kampeerplaatsen camperplaatsen arrangementen arrangement evenementen evenement events event
  rooster roosters roosteren diensten dienst verlof verzuim ziekte uren urenregistratie loon lonen salaris salarissen salarisadministratie contracten contract dossier dossiers personeel personeelszaken personeelsdossier onboarding werving selectie
  opleiding opleidingen training trainingen certificaten certificaat beoordeling beoordelingen functie functies functioneren afdeling afdelingen team teams directie bestuur management administratie boekhouding financien financieel
  marketing communicatie nieuwsbrief nieuwsbrieven mailing mailings campagne campagnes reclame rapportage rapportages rapport rapporten statistiek statistieken cijfers kengetallen data gegevens koppeling koppelingen integratie integraties
  import export migratie conversie hosting beveiligingseisen privacy veiligheid toegang wachtwoord wachtwoorden inloggen licentie licenties abonnement abonnementen support ondersteuning helpdesk storing storingen nazorg
  verhuurder huurder beheerder eigenaar eigenaars eigenares leverancier boekhouder accountant opdrachtgever aanvrager penningmeester voorzitter secretaris directeur directrice manager managers bedrijfsleider bedrijfsleidster chef chefs souschef
  kok koks ober obers gastheer gastvrouw barman barvrouw receptionist receptioniste schoonmaker schoonmakers kapitein gids gidsen brouwmeester vinoloog ict ict-er systeembeheerder zzper stagiair stagiairs oproepkracht oproepkrachten uitzendkracht uitzendkrachten
  ontbijt lunch diner brunch borrel buffet ontbijtbuffet lunchkaart dinerkaart menukaart wijnkaart bierkaart drankenkaart dagmenu weekmenu kindermenu keuzemenu voorgerecht voorgerechten hoofdgerecht hoofdgerechten nagerecht nagerechten dessert desserts
  allergenen allergeen gluten lactose noten vegetarisch veganistisch vegan halal kosher halalvlees warm koud dranken frisdrank koffie thee wijn wijnen bier bieren water melk vis vlees groente fruit brood gebak ijs kaas
  maandag dinsdag woensdag donderdag vrijdag zaterdag zondag weekend kerst kerstmis pasen pinksteren hemelvaart koningsdag moederdag vaderdag valentijn valentijnsdag sinterklaas nieuwjaar oudjaar carnaval ramadan suikerfeest
  valuta euro euros dollar pond btw accijns fooi fooien borg aanbetaling voorschot restant totaal subtotaal korting kortingen toeslag toeslagen toeristenbelasting
  mevrouw meneer dhr mevr mw heer dame dames heren familie
  beste geachte hallo hoi hi dag groet groeten groetjes mvg vriendelijke met bedankt dank alvast succes tips tip idee ideeen plan plannen project projecten stuurgroep werkgroep projectgroep projectleider`

/** The same in English. */
const LABELS_EN = `
  wish wishes requirement requirements question questions answer answers remark remarks note notes background situation problem problems solution solutions proposal decision decisions action actions agenda minutes summary conclusion
  present absent attendees contact phone address website date time subject budget planning deadline status priority description attachment attachments version draft final scope phase
  security reservations guests guest customers customer suppliers supplier staff team teams kitchen bar floor service housekeeping maintenance finance accounting payroll sales marketing purchasing inventory stock recipes
  invoices invoice orders order bookings booking payments payment reports report dashboard settings users roles export import integration integrations hosting support training license licenses subscription
  breakfast lunch dinner brunch buffet menu wine wines beer beers coffee tea rooms room suites events event weddings wedding groups meetings members volunteers donors students tourists locals
  mondays tuesdays wednesdays thursdays fridays saturdays sundays weekends summer winter spring autumn
  americans germans belgians frenchmen italians spaniards brits britons poles turks chinese cantonese mandarin hindi arabic ukrainian ukrainians romanian romanians bulgarian bulgarians portuguese greek greeks swedish danish norwegian finnish swiss
  asian european africans asians europeans dutchman dutchmen scots irish welsh russian russians hungarian czech korean koreans thai vietnamese indonesian moroccan indian indians mexican mexicans brazilian
  crew manager managers director owner owners chef chefs accountant bookkeeper treasurer secretary chairman chairwoman board head waiter waiters bartender barista receptionist cleaner cleaners intern interns temp temps`

/** Parts of words that are written apart with a capital: "Food & Beverage", "Front Office", "Happy Hour", "Go-live". */
const TITLES = `
  food beverage front office back hour happy high tea fine dining walking all-in all-you-can-eat take away to-go self service room livegang go-live kick-off pilot proof concept demo quick wins roadmap backlog epic story stories
  sociale hygiene stations boekhoudkundig single sign multi factor two-factor early bird no-show no-shows walk-in walk-ins check-in check-out late flex flexwet plus min-max nulurencontract oproepcontract
  rood rode oranje groen groene geel gele blauw blauwe paars grijs wit witte zwart zwarte roze deluxe twin double single superior comfort executive standard standaard economy queen king-size
  sauvignon merlot chardonnay riesling pinot grigio noir rioja malbec cabernet syrah tempranillo chablis champagne cava verdejo pils tripel dubbel ipa weizen bokbier
  net promoter score nota inlichtingen error foutmelding poortwachter rijkswaterstaat waterschap kadaster omgevingsdienst
  vaste kern oproep uitzend payroll payrolling zzp zzpers dj djs mc vip vips kids junior senior young professional trainee`

/** Words that hold a sentence together, folded. In the middle of one a capital makes a name of them: "bij Vroeger". */
export const functionWords: ReadonlySet<string> = list(FUNCTION_WORDS)

/** Ordinary words of a request, folded. */
export const ordinaryCapitals: ReadonlySet<string> = list([LABELS, LABELS_EN, TITLES].join(' '))

/** Behind one of these even an ordinary word may be the name of a house: "restaurant Samen", "bij Thuis". */
export const HOUSE_BEFORE =
  /(?:^|[^\p{L}])(?:hotel|hotels|restaurant|restaurants|café|cafe|eetcafé|eetcafe|grand café|grand cafe|bar|bistro|brasserie|lunchroom|brouwerij|bakkerij|slagerij|villa|huize|hoeve|herberg|hostel|camping|landgoed|kasteel|paviljoen|strandtent|beachclub|museum|theater|club|groep|holding|stichting|buurman|buren|concurrent|zusterzaak|zusterbedrijf|brewery|bakery|pub|inn|group) (?:(?:de|het|'t|’t|the) )?$/iu
