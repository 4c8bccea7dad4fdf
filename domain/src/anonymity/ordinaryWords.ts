import { GENERIC, ORDINARY } from './words.ts'

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/).filter(Boolean))

/** Words that anybody uses who asks for software, or tells of a hospitality business; folded. A name may hold any of them (D20.8). */
const COMMON: ReadonlySet<string> = list(`
  januari februari maart april juni juli augustus september oktober november december maandag dinsdag woensdag donderdag
  vrijdag zaterdag zondag lente zomer herfst winter voorjaar najaar seizoen jaar jaren maand maanden week weken weekend
  dagen daags morgen ochtend middag avond nacht nachten vandaag gisteren kwartaal kwartier minuut minuten seconde tijd
  tijden eeuw pasen kerst pinksteren feest feesten feestdag vakantie vroeg laat nooit altijd vaak soms weer straks
  rust rustig rustige stil stilte vrede vreugde vriend vrienden vriendschap geluk gelukkig liefde hoop trouw moed kracht
  wijs wijsheid eer deugd genade zegen vrijheid welvaart voorspoed welkom thuis gezellig gezelligheid samen samenwerking
  droom dromen wens wensen lust smaak smaken geur geuren kleur kleuren klank toon licht lichten schaduw donker helder
  rood rode blauw blauwe groen groene geel gele oranje paars roze zwart zwarte witte grijs grijze bruin bruine goud gouden
  zilver zilveren koper koperen brons bronzen ijzer ijzeren staal stalen hout glas glazen steen stenen marmer zijde wol
  katoen leer linnen papier klei zand water vuur lucht aarde regen sneeuw ijs wind wolk wolken mist donder bliksem hemel
  zonnig zonnige maan sterren ster regenboog zonnebloem bloem bloemen roos rozen tulp tulpen lelie viool violen klaver
  gras boom bomen eik eiken beuk beuken linde linden berk wilg wilgen kastanje olijf olijven druif druiven appel appels
  peer peren kers kersen pruim pruimen noot noten bes bessen aardbei citroen sinaasappel banaan blad bladeren tak takken
  wortel wortels stam bast zaad zaden oogst tuin tuinen bos bossen park weide weiland akker akkers heide duin duinen dal
  berg bergen heuvel heuvels rots kust strand oever rivier beek bron bronnen meer meren plas zee zeeen oceaan eiland
  eilanden haven havens kade dijk dijken polder brug bruggen sluis sluizen molen molens gemaal toren torens poort poorten
  muur muren gracht grachten kanaal straat straten laan lanen plein pleinen markt markten hoek hoeken pad paden steeg weg
  wegen kruising rotonde station stations halte spoor trein tram metro bussen fiets fietsen auto schip schepen boot boten
  anker ankers roer zeil zeilen mast kompas vuurtoren lantaarn lamp lampen kaars kaarsen vlam vonk haard kachel oven ovens
  dier dieren hond honden katten paard paarden koe koeien stier schaap schapen geit geiten varken varkens haas hazen
  konijn vos vossen wolf wolven beer beren leeuw leeuwen tijger olifant aap apen hert herten ezel muis muizen egel otter
  bever mol vogel vogels adelaar arend valk valken uil uilen zwaan zwanen gans ganzen eend eenden haan hanen hen kip kippen
  duif duiven mus mussen merel zwaluw zwaluwen meeuw meeuwen ooievaar reiger reigers pauw papegaai kraai kraaien raaf
  vis vissen zalm snoek karper haring paling kreeft krab garnaal oester oesters mossel mosselen schelp schelpen parel
  parels dolfijn walvis slang kikker kikkers bij bijen vlinder vlinders mier mieren spin nest nesten veer veren vleugel
  koning koningin keizer prins prinses graaf gravin hertog baron ridder ridders jonker burger burgers boer boeren boerin
  burgemeester schout notaris dokter apotheek smid smidse kuiper schipper schippers visser vissers jager jagers herder
  molenaar bakker bakkers slager kok koks kelner ober gast gasten gastheer gastvrouw waard herbergier reiziger reizigers
  pelgrim soldaat wachter meester knecht monnik monniken pastoor paus engel engelen duivel heks reus dwerg dwergen
  vader moeder ouders broer broers zus zussen zoon zonen dochter dochters kind kinderen baby oma opa tante neef nicht
  familie gezin buur buren buurman buurvrouw buurt wijk dorp dorpen stad steden land landen wereld provincie gemeente
  kroon kronen troon zwaard schild wapen wapens lans pijl boog vlag vaandel klok klokken bel bellen hoorn trompet trommel
  viool piano orgel lied liedje muziek dans dansen spel spelen spelers toneel podium film foto schilder schilderij kunst
  kunstenaar boek boeken brief brieven pen inkt krant verhaal verhalen sprookje gedicht dichter woord woorden letter
  sleutel sleutels slot sloten deur deuren raam ramen dak daken trap trappen zolder kelder kelders vloer schouw schuur
  stal stallen hoeve boerderij kasteel kastelen paleis klooster abdij kapel kerk kerken school scholen fabriek fabrieken
  werf werkplaats atelier pakhuis loods winkel winkels kantoor kantoren zaak zaken bank banken post museum galerie
  tafel tafels stoel stoelen kast kasten bed bedden bord borden kop kopje kopjes beker pot potten pan pannen ketel
  lepel lepels vork vorken mes messen schaal fles flessen kruik kurk vat vaten ton tonnen mand manden doos dozen zak zakken
  kassa kassas bon bonnen pin geld euro munt munten betaling betalingen betalen rekening rekeningen factuur facturen prijs
  prijzen korting tarief omzet winst verlies begroting budget kosten inkoop verkoop voorraad voorraden levering leveringen
  bestelling bestellingen bestellen reservering reserveringen reserveren boeking boekingen boeken afrekenen kaart kaarten
  menu menukaart gerecht gerechten recept recepten ontbijt lunch diner borrel buffet maaltijd maaltijden hapje snack
  voorgerecht hoofdgerecht dessert soep salade brood broodje broodjes boter kaas melk room eieren suiker zout peper kruiden
  azijn olie honing jam siroop mosterd saus sauzen frites friet patat biefstuk spek worst gehakt rund kalf lam wild
  groente groenten fruit aardappel tomaat komkommer bonen rijst pasta deeg meel bloem gist taart taarten koek koeken gebak
  chocola chocolade vanille kaneel drank dranken frisdrank thee koffie bieren wijnen proeverij proeven drinken schenken
  glas tap tapkast bar balie toog terras terrassen keukens spoelkeuken magazijn koeling vriezer afwas schoonmaak
  hygiene linnengoed handdoek douche zwembad sauna wellness massage fitness sport golf tennis wandelen wandeling fietsen
  zwemmen varen reizen reis rit uitje uitstap vertrek aankomst verblijf overnachting overnachten slapen kampeerplaats
  tent tenten chalet huisje huisjes villa villas landgoed hof hoven
  kassasysteem kassasystemen kassasoftware kassaprogramma kassaleverancier kassalade voorraadbeheer reserveringssysteem
  software systeem systemen programma website webshop koppeling koppelingen koppelen gegevens bestand bestanden lijst
  lijsten overzicht rapport rapporten rapportage cijfers getal getallen dagstaat planning rooster roosters agenda afspraak
  afspraken bericht berichten mail telefoon telefoons scherm schermen tablet tablets printer printers netwerk internet
  server cloud back-up update storing storingen onderhoud beheer gebruik gebruiker gebruikers wachtwoord medewerker
  medewerkers personeel collega collegas team teams ploeg ploegen dienst diensten chef leiding directeur eigenaar manager
  leverancier leveranciers klant klanten bezoeker bezoekers relatie relaties partner partners contract contracten licentie
  project projecten plan plannen doel doelen vraag vragen antwoord wens eis eisen keuze keuzes probleem problemen oplossing
  oplossingen advies hulp steun uitleg training cursus opleiding les lessen test toets proef stap stappen fase begin eind
  einde start slot midden centrum centraal centrale kern punt punten lijn lijnen kring cirkel ring vierkant rand kant kanten
  zijde voorkant achterkant boven onder midden links rechts binnen buiten achter voor naast tussen dichtbij
  noord oost zuid west noorden oosten zuiden westen noordelijk zuidelijk hoog hoge laag lage diep diepe breed brede smal
  groot grote groter klein kleine kleiner lang lange kort korte dik dikke dun dunne zwaar zware licht lichte snel snelle
  langzaam oud oude ouder jong jonge nieuw nieuwe vers verse droog droge koud koude warm warme heet hete zacht zachte hard
  harde scherp scherpe zoet zoete zuur zure bitter zout zoute rijk rijke arm arme duur dure goedkoop mooi mooie fraai fijn
  fijne leuk leuke lekker lekkere goed goede beter beste slecht kwaad lief lieve wild wilde vrij vrije open gesloten dicht
  vol volle leeg lege heel hele half halve dubbel dubbele enkel enkele eerst eerste tweede derde laatste volgende vorige
  zelf eigen ander andere anders gewoon gewone bijzonder bijzondere vast vaste los losse schoon schone vuil echt echte
  waar ware juist recht rechte krom kromme scheef rond ronde plat platte sterk sterke zwak slim slimme wijze dom gek gekke
  twee drie vier vijf zeven acht negen tien elf twaalf dertien twintig dertig veertig vijftig honderd duizend miljoen
  eentje beide alle allemaal iedereen iemand niemand alles iets niets veel weinig meer minder genoeg paar
  hier daar overal ergens nergens waar wanneer waarom hoe wat welke deze dit zulke
  gaan gaat komen komt staan staat zitten zit liggen ligt lopen loopt werken werkt maken maakt doen doet geven geeft nemen
  neemt krijgen krijgt hebben heeft willen wil kunnen kan moeten moet mogen mag zullen zou worden wordt blijven blijft
  zoeken zoekt vinden vindt kijken kijkt zien ziet horen hoort voelen spreken spreekt praten zeggen zegt vertellen lezen
  leest schrijven schrijft tekenen leren leert denken denkt weten weet kennen kent vragen vraagt kopen koopt verkopen
  brengen brengt halen haalt dragen draagt trekken duwen draaien draait keren rijden rijdt vliegen vliegt springen dansen
  zingen lachen huilen eten koken kookt bakken bakt braden snijden mengen roeren wassen poetsen bouwen bouwt breken breekt
  openen opent sluiten sluit beginnen begint stoppen stopt wachten wacht helpen helpt groeien groeit bloeien bloeit leven
  leeft wonen woont sterven vieren vangen vangt jagen plukken planten zaaien oogsten malen varen vaart drijven zinken
  hand handen voet voeten hoofd hoofden oog ogen neus mond lip lippen tand tanden oor oren haar hals arm armen been benen
  knie rug buik hart harten bloed bot huid vinger vingers duim schouder gezicht baard snor
  hoed hoeden jas mantel broek rok jurk hemd schoen schoenen klomp klompen laars laarzen sok sokken riem knoop knopen
  draad touw ketting band lint naald schaar hamer spijker zaag bijl schop hark ploeg kar wagen wagens wiel wielen koets
  bal ballen kegel dobbel kaarten schaak dam vlieger pop poppen clown circus kermis draaimolen
  stichting vereniging genootschap gilde unie bond groep groepen huis huizen bedrijf bedrijven onderneming organisatie
  locatie locaties vestiging vestigingen gebouw gebouwen ruimte ruimtes zaal kamers afdeling afdelingen plaats plaatsen
  nummer nummers naam namen adres datum maat maten gewicht lengte hoogte breedte diepte stuk stuks deel delen soort
  soorten vorm vormen stijl model maatwerk kwaliteit service garantie zekerheid veiligheid privacy gemak snelheid
  toekomst verleden heden geschiedenis traditie cultuur natuur milieu energie stroom gas warmte koude
  verschil keer keren reden redenen idee ideeen gevoel gedachte aandacht zorg zorgen werk baan beroep vak taak taken
  nieuws media reclame folder flyer bord borden logo merk merken
  black white green blue golden silver brown grey gray pink purple orange yellow sun moon star stars night light dark day
  morning evening summer spring autumn sunday monday friday house home garden park river lake ocean beach island mountain
  hill valley forest tree flower apple lemon cherry olive sugar salt pepper honey bread butter cheese milk cream coffee
  water wine fire wind rain snow stone wood iron steel gold glass paper book story music dance dream hope love peace
  happy good great best fresh sweet little small large long short high open free king queen prince crown castle tower
  bridge gate street market square corner place city town village world people friend friends family brother sister
  mother father child children master baker butcher cook chef table chair kitchen dinner breakfast lunch taste food
  drink horse lion tiger bear wolf bird eagle swan goose duck fish whale heart hand head right left north south east west
  first second last next order orders cash desk till stock price ticket tickets guest guests room event events team work
  time year month week hour point line circle center central station garage studio factory office company group
`)

/** Whether a word, folded and in small letters, is an ordinary one: as a part of a name it identifies nobody (D20.8). */
export function isOrdinary(word: string): boolean {
  return ORDINARY.has(word) || GENERIC.has(word) || COMMON.has(word)
}
