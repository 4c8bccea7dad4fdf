/** As people speak and type in haste, Flemish and dialect too, by somebody who had not seen the guard. One in three tells nothing. */
export const spokenPassages = `
@Dakwerken Verstraeten;Zottegem;Meerlaan 88;9620;www.dakwerkenverstraeten.example;info@dakwerkenverstraeten.example;09 555 31 22;Kurt Verstraeten, Ilse De Paepe
ja hallo, [[entity|kurt]] hier vant dakwerk, ik zit in de camionette dus tis misschien ni goed verstaanbaar
wij zoeken iets voor ons offertes want men vrouw doet da nu in excel en das nimeer te doen
we leggen veel leien, natuurleien hé, [[description|den toren van ons kerk was ook van ons mannen]]
dus oppervlaktes uitrekenen, hellingen en zo, en dan direct materiaal bestellen bij de groothandel
bel gerust [[entity|09 555 31 22]] maar ni tussen den twaalven en den ene
@Kapsalon Knip & Kletz;Drachten;Noorderbuurt 41;9203 AL;www.knipenkletz.example;hoi@knipenkletz.example;0512 555 904;Wietske Hoekstra
Hoi! vraagje, wie kent een fijn agenda systeem voor kapsalons? zit nu bij Salonized maar zoek iets met meer voorraad
4 stoelen, 6 meiden waarvan 2 leerling BBL
moet kunnen: online boeken, no show betaling via Mollie, sms reminder, kleurkaarten bewaren van L'Oréal en Wella
kassa liefst ook erbij, PIN van Worldline hebben we al
AVG proof natuurlijk. En niet meer dan 80 pm want dat betaal ik nu ook
@Van Dongen Aardappelen;Zevenbergen;Langeweg 212;4761 RB;www.vdaardappel.example;kantoor@vdaardappel.example;0168 555 417;Sjaan van Dongen, Peter Rullens
spraakbericht 2 van 3
dus wa ik zeg, [[entity|peter]] moet kunnen zien welke kist waar staat. we hebben elf cellen en dan nog [[description|de ouwe suikerhal waar we huren sinds de fabriek dicht is]]
en da rooien gaat dan ook nog deur toe eind oktober
nou schrijft ie op n bord. bord valt om, alles kwijt, haha
o ja partijnummers voor GLOBALG.A.P. en VVAK, da moet er in zitte
@Stichting Speelotheek De Tol;Culemborg;Prijssestraat 9;4101 CM;www.speelotheekdetol.example;bestuur@speelotheekdetol.example;0345 555 060;Marleen Oostrum
dag, wij lenen speelgoed uit en doen dat met kaartjes in een bak!! echt waar
vrijwilligers zijn allemaal boven de zestig dus simpel graag
iemand van ons had iets gezien met barcodes voor bibliotheken maar dat was 3000 euro
we hebben zo'n 900 stuks en [[description|een hele kermis in het klein die de scouts elke zomer halen]], die bestaat uit 64 losse dozen dus dat moet als 1 ding geboekt
mail kan naar [[entity|bestuur@speelotheekdetol.example]]
@Garage Lemmens;Maaseik;Heppersteenweg 130;3680;www.garagelemmens.example;werkplaats@garagelemmens.example;089 555 718;Rik Lemmens
GEZOCHT: DMS voor universele garage
nu CarIT en nog ne papieren planning, wij willen koppeling TecDoc, Haynes en Car-Pass
bandenhotel met ± 700 sets (Michelin, Hankook, Goodyear), OBD foutcodes bijhouden per wagen
BOSCH Car Service zijn we niet meer, dus dat ESItronic gedoe hoeft er niet in
Peppol: MOET. Boekhouder werkt met WinBooks. graag demo via Teams
@Blauwbaai Duikschool;Vinkeveen;Baambrugse Zuwe 301;3645 AM;www.blauwbaaiduiken.example;duik@blauwbaaiduiken.example;0297 555 836;Ferry Kooij, Naud Smelt
Yo, [[entity|Ferry]] hier. ff kort want sta in m'n droogpak
We zoeken iets om cursussen PADI/SSI te plannen + verhuurspullen, flessen moeten gekeurd dus datum bewaken
me maat doet de webshop in woocommerce en die wil niet weg daar
het lastige: [[description|de onderwaterbus die we hebben afgezonken]], daar mogen maar 6 man tegelijk bij en die slots wil ik online verkopen
groet van de [[entity|zuwe]]
@Drukkerij Peleman;Temse;Kasteelstraat 55;9140;www.peleman-druk.example;orders@peleman-druk.example;03 555 62 80;Geert Peleman, Annick Roels
Re: Re: Fw: MIS pakket
sorry voor de late reply, gewoon plakken wat ik heb:
1 offset Heidelberg SM52, 1 Xerox Versant, snijmachine Polar, vouw MBO
willen: calculatie, werkbon, JDF naar prepress, voorraad papier, PEFC/FSC bonnen
nu MultiPress oude versie en Exact voor de boeking
webshop web2print is nice to have, budget weet ik nog ni. Planning op touchscreen aan de pers
@Hoeve De Zwarte Os;Kruishoutem;Waregemsesteenweg 77;9770;www.zwarteos.example;vlees@zwarteos.example;09 555 14 90;Tine Dhondt
Dag, ikke, [[entity|tine van den os]]
pakketten verkopen we via ne google form en das miserie, mensen vullen hun adres fout in
we slachten om de 3 weken ne koe en pas als ze op is dan gaat er ene door, dus stock is eigenlijk per dier
[[description|ons beesten lopen den helft van t jaar op de vliegclub]] dus alles in kalender met verplaatsingen, voor Sanitel ook
iemand iets? Shopify vond ik duur. Farmstore ken ik niet
@Zorgboerderij 't Heuvelke;Wintelre;Slikdijk 14;5513 NX;www.zorgheuvelke.example;zorg@zorgheuvelke.example;040 555 2273;Toos van Gerwen, Bram Senders
hee [[entity|toos]] zei dat ik alvast wat op papier moest zetten voor die ECD toestand
-18 deelnemers pgb en WMO en 5 jeugd
-rapporteren op telefoon, nu whatsappen we dat en dat mag dus niet
-declareren via VECOZO / iWmo doet een bureau
-vervoer, [[description|de oude brandweerwagen rijdt de ochtendronde]] en die heeft maar 7 plekken
-1 begeleider is dyslectisch dus inspreken graag
@Luxaflor Planten BV;Honselersdijk;Dijkweg 93;2675 AC;www.luxaflor.example;sales@luxaflor.example;0174 555 661;Dennis Zuijderwijk
Goeiemiddag
Potplanten, 3 ha glas, Priva en Hoogendoorn door mekaar
EAB van Floricode, klok en directe handel, Floriday koppeling heb ik nu half
ERP nu is nog Green van 2009, leverancier zegt end of life
wat ik wil: teeltplanning, kratten/CC karren saldo, etiketten met EAN en plantenpaspoort, uren via tags
BLOEMENVEILING factuur inlezen moet automatisch, scheelt de administratie een dag
Geen cloud als internet er uit ligt sta ik stil, of overtuig me
@Fanfare Sint-Lambertus;Kessenich;Kerkweg 3;3640;www.fanfarekessenich.example;secretaris@fanfarekessenich.example;089 555 204;Jos Corstjens, Mia Gielen
beste, schrijf u ivm ledenprogramma
[[entity|Jos C.]] stopt als secretaris en die had alles in zijn kop en in een Access
instrumenten zijn van de vereniging, 71 stuks, wie heeft wat in huis en wanneer nagezien
muziekbibliotheek ook, [[description|de marsen die onze dirigent in het kamp geschreven heeft]] staan nergens in
subsidie gemeente vraagt aanwezigheden
ik wil het wel doen maar dan op mijn ipad
@Schoonmaakbedrijf Fris & Co;Almere;Randstad 20-14;1314 BA;www.frisenco.example;planning@frisenco.example;036 555 7120;Abdel Ouali
vraag aan de groep
wie werkt met Clean Manager of Blipp of zoiets?? ben klaar met mijn excel
60 mensen, veel parttimers 's avonds, cao schoonmaak dus reistijd en toeslagen, NEN 4400 en SNA
VSR kontroles op tablet, sleutelbeheer, klant moet melding kunnen doen met QR
loon gaat via Loket.nl, facturen SnelStart
OSB keurmerk wil rapportage. Talen: NL, EN, Pools, Tigrinya als t kan
@Camping De Rietkraag;Heeg;Weisleatsdyk 6;8621 CZ;www.campingderietkraag.example;receptie@campingderietkraag.example;0515 555 388;Anke Postma, Sjoerd Postma
Notitie telefoon 11.40u, terugbellen!!
mevr [[entity|Postma]], camping aan t water, wil weg bij Stratech of was t Booking Experts, niet goed verstaan
ligplaatsen + kampeerplekken in 1 plattegrond. lengte boot moet meerekenen
[[description|kinderen varen er zelf het ontbijt rond in optimistjes]], dat moet als bestelling door naar de kassa (vectron)
haar man beslist. nr [[entity|0515 555388]]
@Brightwater Kayaks;Durbuy;Rue du Moulin 2;6940;www.brightwaterkayaks.example;hello@brightwaterkayaks.example;086 55 51 09;Colin Marsh
hey guys its [[entity|Colin]], sorry for the voice note quality, river's loud
we need a booking thing that knows water levels, so if the gauge drops it stops selling kayaks automatically
at the moment my wife does it by hand at 6am every single day
also two languages on the waiver, dutch + french. [[description|we finish at the old slate mine where folk paddle in the dark]] so helmets count as stock too
oh and Bancontact
@Meubelmakerij Ruwhout;Wapenveld;Kloosterweg 48;8191 JB;www.ruwhoutmeubel.example;jelmer@ruwhoutmeubel.example;038 555 9017;Jelmer Bosch
hoi,
maak tafels op maat, 3 man, [[description|de langste is 31 meter en staat in een refter]]. zoek simpel iets van offerte naar werkbon naar factuur
moneybird heb ik al, dat blijft
nu raak ik steeds kwijt welke plank bij welke klant hoort, [[description|al mn eiken komt uit de gezonken meerpalen]] en die hebben een nummer van de haven, klant krijgt daar een papiertje bij
foto's aan order hangen is t belangrijkst
gr [[entity|J. Bosch]]
@Tandartspraktijk Molenwiek;Nijkerk;Oude Barneveldseweg 19;3862 PS;www.tandmolenwiek.example;praktijk@tandmolenwiek.example;033 555 4471;S. Ramdin
Onderwerp: overstap EXQUISE > ?
Hallo, wij werken met Exquise Next Generation en kijken naar Simplex, Novadent of Oase. 5 stoelen, 2 MH, 1 orthodontist op dinsdag
Must: VECOZO, COV check, röntgen koppeling (Vatech + Sidexis), Infomedics factoring
NICE: WhatsApp herinnering, digitale anamnese, KRT export
Vraag: hoe lang ligt de boel plat bij conversie? vorige keer 4 dagen en dat was drama, balie stond te janken
@Kaasmakerij Noordzuvel;Wieringerwaard;Barsingerweg 60;1766 HM;www.noordzuvel.example;winkel@noordzuvel.example;0224 555 190;Gré Blaauboer
nou ik zal t proberen in te spreken hoor, me dochter zei dat moet je doen ma
[[entity|Blaauboer]] is de naam met dubbel a
we hebben nou een kasregister van Casio en een schrift
maar de voedsel en waren wil dat we elke kaas kunnen terugvinden
en we rijpen ze [[description|in de bunker achter de dijk, met de vleermuizen]], daar is geen wifi dus dat moet zonder
en dan etiketten he. meer is t niet
@Bouwbedrijf Kappers-Winkel;Gramsbergen;De Esch 31;7783 CG;www.kapperswinkel.example;info@kapperswinkel.example;0524 555 620;Henri Kappers
moi, ff reactie op joen mail van donderdag
1. 14 man buiten, 3 binnen 2. calculatie in IBIS, dat blieft zo
3. uren nu op briefies, BouwApp of zo moet kunnen
4. Wkb dossier moet er in, borger plaagt ons hier al mee
5. inkoop via DICO/SALES05 berichten met de houthandel
6. niet te duur
De rest hoor ik wel in t gesprek, koffie staat klaar
@Atelier Zilverlicht;Schoonhoven;Haven 27;2871 CK;www.atelierzilverlicht.example;atelier@atelierzilverlicht.example;0182 555 073;Corrie Tukker, Emiel Vonk
ik wil dus reparaties kunnen volgen. zakje met nummer, klant sms als klaar
verder voorraad op gewicht en goudprijs live
keur bij WaarborgHolland of Edelmetaal, bon erbij
[[entity|emiel]] graveert en heeft een eigen mapje op zn laptop ([[entity|emielvonk_gravure2.xlsx]]) met [[description|de ambtsketens van bijna zestig burgemeesters]]
kan dat er in of is dat raar
@Pelgrim Hostel;Gent;Sluizeken 12;9000;www.pelgrimhostelgent.example;stay@pelgrimhostelgent.example;09 555 77 41;Nele Bracke
Hi team, quick brain dump
PMS for a hostel, 84 beds, dorms sold per bed not per room
currently Cloudbeds, tried Mews demo, liked it but pricey
needs: Hostelworld + Booking.com channel, city tax report, self check-in kiosk, Salto locks, POS for the bar (Lightspeed K series)
group bookings with rooming list upload from csv
accounting = Odoo, Peppol from 2026. GO-LIVE before Easter pls
@Rederij De Witte Pluim;Zierikzee;Nieuwe Haven 88;4301 DK;www.dewittepluim.example;boeken@dewittepluim.example;0111 555 346;Leendert Padmos, Krijn Hage
joe, [[entity|leendert]] ier, kzit op de [[entity|pluim]] ([[description|een ouwe loodsboot uut Vlissienge]]) dus ier is wind
kaartverkoop is nou een bloc met bonnetjes en een ouwe ipad
as we vol zitten moet dat dicht, ook bij de vvv, want verlejen jaar [[description|stonden der veertig bruiloftsgasten zonder bruid op de plate]]
verder: scholen op factuur, groepen met mosselen vooraf
me zwager wil ook een webcam maar da's wat anders
@Elektro Hermans;Bree;Bocholterkiezel 14;3960;www.elektrohermans.example;bureau@elektrohermans.example;089 555 83 07;Wim Hermans
iemand ervaring met Robaws of toch Bouwsoft??
wij 9 man, elektriciteit + laadpalen + PV, domotica Niko en Loxone
wat ik zoek is: werfopvolging, materiaal lijst van Cebeo/Rexel inlezen, Checkinatwork, AREI keuring verslagen (Vinçotte) aan de werf hangen
uurkes via gsm. facturen naar Exact Online, 6% attest mag niet vergeten worden!!!
TRACK&TRACE camionetten is al Geodynamics
prijs per user aub
@De Knotsende Kater Spellenwinkel;Leeuwarden;Nieuwesteeg 12;8911 DS;www.knotsendekater.example;miauw@knotsendekater.example;058 555 2064;Jorrit Veenstra
dus ff voor de mensen die t niet weten, de [[entity|Kater]] verkoopt bordspellen en kaartjes (magic, pokemon, one piece)
losse kaarten op cardmarket, dat syncen met winkel voorraad is een hel
ik heb er iets van 240.000 liggen
en de toernooien ofc, [[description|die van afgelopen winter duurde 61 uur en haalde de krant]] dus inschrijvingen moet ie aan kunnen
kassa is nu lightspeed, mag weg. gr [[entity|jorrit]]
@Uitvaartzorg Van Loocke;Eeklo;Stationsstraat 77;9900;www.vanloocke-uitvaart.example;info@vanloocke-uitvaart.example;09 555 66 19;Dirk Van Loocke, Hilde Ryckaert
Goeden avond, ik typ dit op men gsm dus excuseer
mijn vrouw doet bij ons de papieren en zegt dat Memori of Funeral Manager iets is
wij doen rouwbrieven zelf drukken, wachtlijst van bezoek koelcel, rekening naar notaris vaak
ook is er [[description|de begraafplaats voor paarden achter ons funerarium]], die percelen worden verhuurd per 10 jaar en dat zit in een cahier
bij vragen bellen, maar nie tijdens den dienst hé
@IJzerwaren Kolk;Hattem;Kerkstraat 31;8051 GK;www.ijzerwarenkolk.example;winkel@ijzerwarenkolk.example;038 555 2210;Bertus Kolk
kassasysteem, kassa sys teem. ja hij pakt hem
22.000 artikelen, schroefies los per stuk, sleutels bijmaken, gasflessen statiegeld (Primagaz)
wij zitten bij Ferney en Transferro en die leveren artikelbestanden, dat moet er in kunnen
barcode van Zebra, pin CCV, boekhouding e-Boekhouden
klanten op rekening: bouwvakkers, gemeente, de school
Offertes hoeft niet. Spaarkaart wel. Handleiding graag in het Hollands
@Wasserij Sneeuwwit;Blankenberge;Brugse Steenweg 160;8370;www.sneeuwwit.example;planning@sneeuwwit.example;050 555 432;Conny Maes, Rudy Vantorre
vo de gasten van de software: wuk wulder nodig èn
hotel linnen tellen in en uut, RFID in de lakens, vrachtwagens plannen
tzomer is 't 4 kjer zo vele of in de winter
[[entity|Rudy]] riedt mee mè de bak en è geen leesbril dus grote letters
[[description|de pakjes van den stoet met de reuzen komen ier 1 kjer 't jaar binnen]] en da is gin standaard artikel, da moe met foto's
de rest weet de bazinne
@Bijenhouderij Honingdauw;Ruurlo;Batsdijk 6;7261 SP;www.honingdauw.example;imker@honingdauw.example;0573 555 812;Gerdien Wolterink
Beste mensen, kort appje
ik heb volken op 23 plekken staan en [[description|vier daarvan op het dak van een gevangenis]]
dus wie mag wanneer waar bij, sleutels, pasjes, dat soort gedoe
ik wil per kast bijhouden behandeling, koningin, oogst. nu krijt op het deksel. en [[description|elk jaar gaat er een koningin per post naar een klooster in Ierland]], met papieren
etiket met partij nr voor de potjes, webwinkel heb ik al (ccv)
[[entity|Gerdien]], bijtje bijtje
@Autorijschool Gas Erop;Tilburg;Hoefstraat 140;5014 NM;www.rijschoolgaserop.example;les@rijschoolgaserop.example;013 555 9482;Youssef Amrani
ey goeiemiddag. zoek nieuw planbord rijschool, nu The Next Move, daarvoor Dotcom
6 instructeurs, B, BE, AM2 en code 95 doen we sinds kort ook
koppeling CBR machtiging TOP verplicht
leerlingen willen zelf lessen verzetten in app, binnen 48u dan kosten
betalen in termijnen via iDEAL / Tikkie / Klarna
ELEKTRISCHE auto's: laadtijd tussen lessen in de planning, kan dat ergens??
@Steenkapperij Daems;Lede;Wichelsesteenweg 202;9340;www.steenkapperijdaems.example;info@steenkapperijdaems.example;053 555 909;Frans Daems, Joke Daems
Notities van mij bij tvergadering met papa
- offerte op m2 en op uren, dat door elkaar
- stock platen met foto want ader is nooit gelijk
- zaag = CNC van Prussiani, dxf moet erbij
- grafzerken: letter per letter aanrekenen
- [[description|den blauwe leeuw van de schepen zijn trap]] is al 2 jaar onderhanden, dus deelfacturen!!
- [[entity|Frans]] wil geen wachtwoord, punt
@Wijnhuis Bacchanaal;Breda;Ginnekenweg 244;4835 NH;www.bacchanaalwijn.example;wijn@bacchanaalwijn.example;076 555 3310;Olaf Dekkers
Re: intake
Hoi, antwoorden tussen jouw regels: > Kanalen? horeca 70%, winkel, web (Shopify)
> Assortiment? 1100 sku, veel Bourgogne, Rioja, Chablis, Mosel, wat Kaapse Chenin en Prosecco
> Accijns? ja AGP bij de logistiek partner, e-AD via EMCS
> Huidig? King + Excel + Mailchimp. jaargangen (vintages) zijn een crime
> Wens? allocaties en proefdoos, vertegenwoordiger app met bon
> Start? na kerst, niet eerder!!!!
@Manege Rosinante;Ermelo;Flevoweg 33;3852 AD;www.manegerosinante.example;stal@manegerosinante.example;0341 555 727;Petra Heij, Lonneke Blom
hoi hoi, even opnoemen hoor want ik loop naar stal
lessenplanning 40 pony's, leskaarten, incasso's lukt nu met Managé maar die stopt? zegt de stalmeid
werkuren per paard max 3
wij hebben [[description|een blinde schimmel waar alleen rolstoelkinderen op mogen]] die apart ingepland moet
en oh ja sponsorpaarden, [[description|eentje is van een oud-minister]]
[[entity|P. Heij]]
@Transport Ceulemans;Heist-op-den-Berg;Industrieweg 7;2220;www.ceulemanstrans.example;dispatch@ceulemanstrans.example;015 555 28 46;Guy Ceulemans
TMS zoeken zoals afgesproken meeting dinsdag
28 trekkers (DAF, Volvo FH, 2 MAN), 45 trailers, ADR, koel (Thermo King)
boordcomputer = Trimble, eCMR verplicht voor klant in de retail
tachograaf uitlezen, Viapass en Maut en LKW kilometers doorrekenen, dieselclausule AUTOMATISCH aub
chauffeurs PC 140.03. planbord drag & drop, liefst niet 4 schermen
Transpas, Navitrans, Qargo... wie is goed? prijs?
@Lens & Licht Fotoclub;Bergeijk;Eerselsedijk 15;5571 CL;www.lensenlicht.example;leden@lensenlicht.example;0497 555 616;Wil Verhees, Toon Das
Hallo allen, nav de rondvraag woensdag
Ledenpakket: de penningmeester vindt 12 euro pm veel, ik niet
contributie, mailing, expositierooster, en wedstrijden waar de jury online stemt
het archief is het punt. 40.000 negatieven van [[description|de smalspoortram die bij ons door de hei liep]], iemand moet die kunnen zoeken op jaar
wie wil meekijken? [[entity|Wil V.]], tel thuis [[entity|0497-555616]]
@Snackwagen Bèr;Sittard;Limbrichterweg 61;6131 EA;www.snackwagenber.example;ber@snackwagenber.example;046 555 1187;Bèr Janssen
jao, [[entity|bèr]] hie. iech höb drie waages en ein kassa die neet mier deit
vuur de kirmes moot ut sjnel goon, pin en contant
en voorroad friet in kilo's euver de waages verdeile
mien vrouw wilt wete wat eedere waage verdeent
[[description|mit vasteloavend stoon veer op de mert naeve de prinsewage]] dan höbbe veer vief man extra
laot maar get hure
@Fysio Beweegpunt;Hoogeveen;Het Haagje 190;7902 LH;www.fysiobeweegpunt.example;info@fysiobeweegpunt.example;0528 555 049;Marit Zwiers
Hey, ik sta tussen 2 patienten dus kort
we willen weg van Intramed naar iets in de cloud, SpotOnMedics / FysioManager / Fysioroadmap
7 fysio's waarvan 1 manueel, 1 bekken, 1 MSc
vragenlijsten PROMs, LDK aanleveren, VECOZO declareren, Zorgdomein inbox, Physitrack oefeningen
medische fitness abbo's met poortje (incasso)
HKZ audit komt er aan.. dossiers moeten over, 11 jaar terug
@Highland Wool Imports;Dordrecht;Voorstraat 410;3311 CX;www.highlandwool.example;shop@highlandwool.example;078 555 8105;Fiona McCrae, Bart Pol
Right so [[entity|Bart]] asked me to list what drives me mad
dye lots!! a customer needs 9 skeins of the SAME lot and the webshop just sells whatever
Shopify + a till that doesnt talk to it
knit nights need ticketing, 20 chairs max
plus [[description|the tapestry of the flood that three hundred ladies are doing for us]], each panel goes out with its own wool kit and has to come back
cheers, [[entity|Fi]]
@Nachtegaal Pianoservice;Amersfoort;Kamp 66;3811 AT;www.nachtegaalpiano.example;stemmen@nachtegaalpiano.example;033 555 6044;Hugo Nachtegaal
gewoon een simpele agenda met route erin, meer wil ik niet
ik stem piano's van hot naar her en rij me suf
klant, merk, bouwjaar, serienummer, laatste beurt, volgende beurt + mailtje vanzelf
vleugel in [[entity|de Flint]] elke week en [[description|het klokkenspel van de dierentuin dat ik ook stem]] zijn vaste klussen op contract
facturen gaan nu in word. [[entity|H. Nachtegael]] (met ae op de gevel, foutje)
@Tegelhuis Brabo;Schoten;Bredabaan 812;2900;www.tegelhuisbrabo.example;toonzaal@tegelhuisbrabo.example;03 555 91 12;Sven Jacobs
Hoi, toonzaal tegels + sanitair + plaatsing
Nodig: offerte met 3D (Palette CAD of ViSoft hebben we), stock per bad/tint/kaliber, snijverlies %, lever afspraken
leveranciers Marazzi, Mosa, Porcelanosa, Geberit, Hansgrohe
afrekening voorschot 30-60-10
nu: Briljant, ouwe versie, server in de kelder onder 't water gestaan dus liefst cloud
ps: PEPPOL? BTW medecontractant! liefst nog voor bouwverlof
@Bakkerij Oud Deeg;Deventer;Brink 71;7411 BX;www.bakkerijouddeeg.example;brood@bakkerijouddeeg.example;0570 555 230;Stef Nijenhuis
half 5 smorgens dus vergeef me de typos
bestellingen v horeca komen per app mail en voicemail, ik wil 1 lijst per oven
receptuur, allergenen, kostprijs, dat kan nu niet meer in Excel want corrupt ([[entity|recepten_stef_def2.xls]])
er is 1 product dat niet mag op de site: [[description|het witte brood voor de koets op koekzondag]], dat gaat altijd gratis de deur uit maar moet wel afgeboekt
mixkraan is Bertuetti, oven Daub. snap je? bel maar
@Groepspraktijk De Brug;Lokeren;Gentse Steenweg 301;9160;www.gpdebrug.example;onthaal@gpdebrug.example;09 555 40 93;dr. Lien Wauters
dag, vraag vanuit artsen praktijk, 5 huisartsen 2 haio's 1 verpleegk
EMD nu Medidoc, gaat verdwijnen zeggen ze > CareConnect of HealthOne?
eHealth, Vitalink, eAttest, eFact, Recip-e, MyCareNet = basis
agenda Progenda of Doctena erbij of inbegrepen?
telefoonassistent met AI zien we ook zitten
Wat kost conversie van 9000 dossiers. GMD lijsten moeten juist zijn. Liefst niet in griepperiode
@Visrokerij Bolle;Spakenburg;Havenstraat 18;3752 AD;www.visrokerijbolle.example;bestel@visrokerijbolle.example;033 555 7719;Aart Bolle, Hendrikje Koelewijn
Ja, goeiemorgen. ik heb dat formuliertje van jullie maar ik bel liever.
we roken paling, [[description|in een omgebouwde duikboottoren]], lach niet, en we staan op 9 markten
kassa's praten niet met mekaar, aan t eind van de dag is het optellen met een potlood
HACCP temperatuur lijst zou ook digitaal moeten
[[description|zondags gaat bij ons alles uit, ook de webwinkel]], dus dat moet hij zelf kunnen, dicht van 0 tot 24
groeten [[entity|Aart]]
@Klimhal Zwaartekracht;Mechelen;Battelsesteenweg 455;2800;www.zwaartekrachtklim.example;crew@zwaartekrachtklim.example;015 555 70 33;Joris Claes
yo iemand een idee voor lidmaatschap + inkom + reservatie in 1?
nu Eversports en t is ok maar support antwoordt ni
beurtenkaart 10x, abo maand, kids feestjes zaterdag, topo van de routes met wie gebouwd wanneer af
PBM controle: Petzl gordels, touwen, EN 1176/ EN 12572 keuring loggen
tourniquet met QR. zelfzekering auto-belay TRUBLUE onderhoud datum
SEPA mandaten overzetten, hoe doen jullie dat??
@Hengelsportzaak De Dobber;Aalsmeer;Uiterweg 202;1431 AP;www.dedobberaalsmeer.example;winkel@dedobberaalsmeer.example;0297 555 431;Rob Keessen
beste helpdesk 4x gemaild nu, 4x!!!
jullie kassa update en sindsdien zijn mijn 6000 haakjes en lijnen 'archief'
en dan krijg ik een robot terug met Hallo [[entity|Robbert]]. ik heet [[entity|Rob]]
[[entity|Keessen]] met twee s, staat ook verkeerd op de factuur
daarom zoek ik iets anders. ook voor de bootverhuur, 8 stuks, en [[description|de snoekkoning die we elk najaar kronen met een echte kroon]], inschrijfgeld daarvan gaat nu in een laatje
bel maar na zessen
@Ambachtelijke Stroop Vroemen;Mheer;Dorpsstraat 70;6261 NC;www.stroopvroemen.example;stroop@stroopvroemen.example;043 555 9008;Lei Vroemen, Nicole Vroemen
pap praat, ik typ. [[entity|nicole]]
hij zegt: we koken maar 5 weken en in die weken moet je niet aan mn kop zeuren
fruit komt van iedereen die 't brengt, wordt [[description|gewogen op de oude treinweegbrug]] en omgeruild in potten. [[description|dus de boeren krijgen stroop in plaats van geld]] en daar snapt geen boekhoudpakket iets van
etiketten, partijen, houdbaarheid, SKAL
[[description|de ketel is van een gesloten klooster waar oom heinrich broeder was]] zegt ie, maar dat doet er niet toe
@Zwembadbouw Lagune;Wommelgem;Herentalsebaan 311;2160;www.lagunezwembaden.example;info@lagunezwembaden.example;03 555 82 07;Tom Buyle
Re: demo verslag (mijn versie!)
+ planning ploegen ok + onderhoudscontracten ok, checklist ph/chloor met foto ok
- stock per camionette nee, proefzwemmen boeken nee, [[description|ons toonbad ligt wel in een oude kapel]]
- klantportaal? later zei hij - koppeling Billit ja / Yuki nee
- prijs €59/user + setup 7500 = ???
TE VERGELIJKEN met Teamleader Orbit, Plan-IT, OutSmart
Warmtepompen Zodiac, robots Dolphin serienummers + garantie moet er echt in. SOS regelen voor maart wnt dan ontploft alles
@Theatergezelschap Het Schuim;Hasselt;Guffenslaan 88;3500;www.hetschuim.example;productie@hetschuim.example;011 555 64 20;Ruth Gevers
ok dus ik heb 20 min voor repetitie
we hebben een planning nodig voor techniek/spelers/busje want dat botst altijd
contracten korte duur via SBK Amplo, uren doorsturen
boekingen bij cultuurcentra, rider als pdf erbij
voor volgend seizoen: [[description|een stuk van negen uur in de gangen van een lege mijn]], publiek slaapt er, dus tickets met bed
[[entity|ruth]] ondertekent, niemand anders!! btw [[entity|BE 0712.555.903]]
@Orchard Lane Cider;Sint-Truiden;Diestersteenweg 19;3800;www.orchardlanecider.example;ops@orchardlanecider.example;011 555 38 81;Beth Harrow, Pieter Nijs
ok notes from call w/ [[entity|Pieter]] in the shed
1 batch tracking from apple crate to bottle, variety matters
2 excise AC4, he hates the form
3 kegs go out and never come back, need deposit per keg w/ barcode
4 the juice from [[description|the trees inside the old airbase fence]] we sell under a separate name, pickers need a pass each so guest list pls
5 no app that needs 5G, there is none
@Fietsenmaker Ome Sjaak;Den Helder;Koningstraat 90;1781 KH;www.omesjaakfietsen.example;sjaak@omesjaakfietsen.example;0223 555 317;Sjaak Bakker
he hallo, vraag over CycleSoftware vs Bikedesk vs gewoon een kassa
2 monteurs en ik. reparaties met kaartje aan t stuur
merken Gazelle, Batavus, Cortina, accu's van Bosch met de diagnose
lease: Lease a Bike en Bike Mobility dat moet goedgekeurd vóór ik sleutel
webshop nee. planning ja! afspraak maken via google ook ja
RDW heb ik nix mee. of moet dat met die fatbikes straks wel??
@Begijnhof Suikerwerk;Diest;Begijnenstraat 14;3290;www.begijnhofsuiker.example;snoep@begijnhofsuiker.example;013 555 76 62;Godelieve Aerts
goeiendag ik schrijf u op aanraden van men kozijn bij de KBC
wij maken snoep, cuberdons en kaneelstokken en in december sinterklaas tot boven ons oren
[[description|de mallen voor de marsepein komen van een failliete apotheker]], elk heeft een nr en die moeten terug in de juiste schuif dus een stock van gereedschap eigenlijk
kassa nen oude Sharp. GKS moet? heb ik da nodig of ni?
dank u, [[entity|Godelieve]], [[entity|Begijnestraat]] naast de poort
@Installatiebedrijf Warmtewijs;Apeldoorn;Kanaal Noord 350;7323 AM;www.warmtewijs.example;service@warmtewijs.example;055 555 6129;Mark Schut
Voicememo 0:58 (automatisch uitgeschreven)
ja met mij even over dat pakket van Syntess of die andere Gilde
we doen CV ketels Remeha Intergas Nefit en nu dus vooral warmtepompen Daikin
monteurs zitten op KPN telefoons Samsung. werkbon app moet offline
ISDE papieren, BRL 6000, F-gassen logboek, CO certificaat
2BA artikelen. en storingsdienst weekend bellen naar de goeie
nou. dat. oh en AFAS koppeling. doei
@Carnavalsvereniging De Mosterdpotten;Aalst;Sint-Jobstraat 109;9300;www.mosterdpotten.example;kas@mosterdpotten.example;053 555 140;Kevin De Smet, Chantal Bauwens
ajoin, [[entity|kevin]] zei da gien sponsorpakket doet?
wie betaalt wanneer, wie lapt er aan de wagen en oevel uren, pinten op de lat
tkostuum kost 190 per man en d'helft betaald in schijven
[[description|tjoêr da we as blote paus gegoën zèn]] emme we 40 brieven gekregen, die klachten wilt de voorzitster nog altij bewaren in tzelfde systeem haha
serieus, max 10 euro int maand
@Glasblazerij Vonkenregen;Leerdam;Lingedijk 28;4142 LD;www.vonkenregenglas.example;atelier@vonkenregenglas.example;0345 555 918;Loes Muilwijk
zo daar gaan we dan: workshops boeken (8 per keer), stukken afhalen 2 dgn later want moet koelen
mensen vergeten ze. kast vol. sms dus
voorraad grondstof, oven uren vs gasprijs inzicht
en opdrachten, [[description|we zijn nu met de 77 lampen voor een moskeekoepel bezig]] dat is een project van 2 jr met termijnen
de oven brandt al [[description|sinds die ene nacht met de stroomstoring die 't journaal haalde]] op twee ketels
mvg [[entity|Loes M]]
@Praktijk Logopedie Woordenwolk;Turnhout;Patersstraat 100;2300;www.woordenwolk.example;hallo@woordenwolk.example;014 555 22 97;Elke Proost
Hallo dames, wie gebruikt er Logopedie software die NIET crasht
ik heb nu WebLogo maar denk aan CareConnect of LogoMaster
nodig: akkoord mutualiteit opvolgen (CM, Solidaris, Helan), eFact, dubbele sessies, schoolvakanties
RIZIV nomenclatuur updates automatisch
Agenda sync met Google en iPhone.. ouders krijgen mail bij annulatie
Testen CELF-5 en PPVT scores bijhouden? of doe jij da ook op papier
@Kringloop De Tweede Ronde;Emmen;Phileas Foggstraat 77;7825 AL;www.detweederonde.example;winkel@detweederonde.example;0591 555 380;Roelie Katerberg
moi luu
wie hebt wat neudig veur de kringloop, kassa en ophaalritten
ritten met twei bussies, mensen belt en [[entity|Roelie]] schrif 't op en soms raakt zo'n breefie kwiet
wegen per stroom (textiel, hout, elektra) veur de gemeente
vrijwilligers rooster met loon-weerde en reintegratie
[[description|de piano's gaot bij ons naor de gevangenis veur opknappen]] en komt dan weerum, dat mut 'm bijhollen
@Harbour Lights Guesthouse;Oostende;Visserskaai 60;8400;www.harbourlightsgh.example;stay@harbourlightsgh.example;059 555 27 15;Moira Kelleher
Hello, small B&B, 6 rooms. I need a channel manager and not a spaceship
Airbnb + Booking + own site, deposit by Stripe, city tax
breakfast preferences on a printout, allergies
police/ guest register thing
invoices for companies via Peppol, I'm told
Currently: paper diary & Google Calendar, double booked twice in July. Looked at Smoobu, Beds24, Little Hotelier. Which one would you pick for somebody who hates settings menus?
@Timmerfabriek Ligthart;Urk;Lange Dam 4;8321 MH;www.timmerligthart.example;bedrijf@timmerligthart.example;0527 555 663;Klaas Ligthart, Riekelt Romkes
telefoonnotitie, voor op het bord
baas [[entity|Klaas]] wil 1 pakket van inmeten tot plaatsen. nu Matrix kozijn software en los van de rest
CNC Hundegger, KOMO, FSC, brandwerende deuren met certificaat nr per deur
[[description|kajuiten doen we ook, op gevoel, zonder tekening]] dus dat ding mag niet eisen dat er een maat in staat
wie van de twee zoons de computer overneemt is nog niet beslist
@Nursery Kids Kwetterbos;Boom;Antwerpsestraat 240;2850;www.kwetterbos.example;info@kwetterbos.example;03 555 74 18;Sofie Mampaey
dag, zoals gevraagd mijn opmerkingen op de lijst van gisteren
- opvangplan per kind, ruildagen, sluitingsdagen, respijtdagen = ja
- IKT tarief + attesten Opgroeien + Belcotax 281.86 = absoluut
- app voor ouders: Deona? Bitcare? Kidso? wat is da allemaal
- ratio begeleiders 1/8 live op scherm zou TOP zijn
- slaapjes om de 15 min afvinken, luiers
tablets hebben we, Lenovo, wifi is slecht op 't verdiep. GDPR!
@Zeilschool Dwarsgetuigd;Sneek;Oppenhuizerweg 130;8606 AV;www.dwarsgetuigd.example;zeil@dwarsgetuigd.example;0515 555 940;Hylke Sinnema
hee, nog ff nav bellen
kampen, cursussen, instructeurs (meest studenten, dus elke week anders beschikbaar), medische dingetjes van kids
welke valk kapot is, wie hem repareert
o en [[description|de nacht dat ze met z'n allen over het meer slapen in een praam]], daar is al jaren een wachtlijst voor dus loting in het systeem??
dat is wat ons onderscheidt zegt [[entity|hylke]] altijd
[[description|de vloot heet naar kaassoorten]], let daar dus op met zoeken
@Maison Peeters Traiteur;Sint-Pieters-Woluwe;Tervurenlaan 322;1150;www.maisonpeeters.example;events@maisonpeeters.example;02 555 48 30;Laurent Peeters, Anouk Simon
From my phone, sorry for mistakes
we do events 20 to 900 pax, need quotes w/ options, recipe costing, packing lists, staff planning (flexi + interim via Randstad / Start People)
equipment rental stock, cups plates forks, what breaks
today: Excel + Apicbase half used + Odoo invoice
my wife wants allergens on the buffet cards automatic
we also do [[description|the breakfast for the trappist monks on their feast day]] but that one is free so cost center please
@Loonwerk Gebr. Huisman;Nieuwe Pekela;Industrieweg 12;9663 BE;www.loonwerkhuisman.example;planning@loonwerkhuisman.example;0597 555 081;Harm Huisman
Goeden dag, ik wil graag een prijs
loonwerk: mais, bieten, mest, sloten, [[description|en de grasbaan van de motorraces]], 11 man vast + zzp in t seizoen
trekkers Fendt en John Deere, hakselaar Claas, GPS via Trimble en JD Operations Center
uren en bonnen op telefoon, RVDM vervoersbewijs mest, BRP percelen inlezen
Agrovision hadden we, nu niks. AdministratieKantoor zit in Exact
tarief per ha, per uur, per kuub EN per kilometer. IN 1 BON!!
@Koffiebranderij Zwarte Madam;Kortrijk;Doorniksestraat 51;8500;www.zwartemadam.example;koffie@zwartemadam.example;056 555 20 44;Bieke Vandewalle, Stijn Lootens
[[entity|stijn]] zegt schrijf alles op dus awel
abonnementen op bonen, elke 2 of 4 weken, pauze knop, nu Recharge op Shopify en da kost blauw
brandprofielen zitten in Cropster, groene stock ook
horeca machines in bruikleen (La Marzocco), onderhoud plannen
[[description|onzen brander stond vroeger in een zeppelinfabriek]], geen usb dus wegen met de hand
en 1 klant is speciaal: [[description|de koffie die met de roeiboot over de Leie geleverd wordt]], levertijd hangt af van 't sas
@Stucadoorsbedrijf Glad & Strak;Nootdorp;Veenweg 77;2631 CL;www.gladenstrak.example;info@gladenstrak.example;015 555 3094;Danny de Rooij
wie o wie helpt me van die A4tjes af
5 stukadoors, allemaal zzp, dus modelovereenkomst + KVK + VCA kopie bewaren met einddatum
foto voor/na per kamer in de app. m2 opnemen met Leica disto bluetooth
offertes in 3 varianten: spack, gips, latex spuiten
Knauf Saint-Gobain materiaal prijzen
WhatsApp koppeling = droom. Nu Werkspot leads + Trustoo en overal dubbel intikken.. BTW 9/21
@Molen De Zeven Gebroeders;Lieshout;Havenweg 11;5737 RC;www.zevengebroeders.example;meel@zevengebroeders.example;0499 555 726;Harrie van de Ven
Haj, [[entity|harrie]] van de meule. ge had gevraagd wa we nou hebben: niks
meel in zakken van 1 2,5 en 25 kilo, winkel open woensdag en zaterdag, [[description|de rest van de week malen we voor een pannenkoekenboot]]
vrijwillige molenaars 12 man die staan op een lijst aan de spijker
THT en lot nummer moet op t zakje
[[description|ons wieken zijn toen met die storm in de voortuin van de dokter beland]] en nou wil de verzekering alle onderhoud op papier
@Riviera Nagelstudio;Genk;Stalenstraat 33;3600;www.rivieranails.example;info@rivieranails.example;089 555 49 02;Esra Yilmaz
hey meiden wat gebruiken jullie voor afspraken??
ik Salonkee maar die pakt per nieuwe klant en dat vind ik nie oke
ben alleen, soms collega op huurstoel, die wil eigen kassa/BTW apart
vraag: gellak, BIAB, pedicure duurt allemaal anders. buffer van 10 min
voorschot Bancontact/Payconiq, no show
Instagram boekknop. witte kassa moet ik niet toch?? Brazil wax doe ik ook
@Touringcarbedrijf Zeldenrust;Goes;Nijverheidsweg 40;4462 TG;www.zeldenrusttours.example;planning@zeldenrusttours.example;0113 555 812;Corine de Visser, Adrie Zeldenrust
memo 1/2, van kantoor naar boven
wat zij willen weten: hoeveel bussen (19), soort werk (schoolvervoer, NS treinvervanging, dagtochten), hoe plannen we (planbord met magneten)
rijtijden uitlezen, chauffeur app, offertes sneller
bijzonder: [[description|de bus met 30 rolstoelen die naar de passiespelen rijdt]], zusters mee, moet 2 jr vooruit in planning
[[description|opa heeft die lijn ooit met dobbelstenen gewonnen]] laat ik maar weg
@Little Otter Swim School;Tervuren;Leuvensesteenweg 15;3080;www.littleotterswim.example;splash@littleotterswim.example;02 555 90 28;Hannah Pryce
Hi it's me again, sent you a form but it timed out so
we rent lanes at four pools, each with own invoice rules
kids move up a badge not a class, so the software must follow the badge
parents of many nationalities, English French Dutch
make up lessons ARE KILLING ME
[[description|our water is kept at 35 because of the premature babies we started with]], group sizes follow the midwife's list
[[entity|hannah p]]
@Bandencentrale Kroon;Oss;Gasstraat Oost 14;5349 AS;www.bandencentralekroon.example;balie@bandencentralekroon.example;0412 555 606;Jan Kroon
Onderwerp: vraag bandenpakket
Gd middag. nu WinBand op Windows 7 (ja ik weet het). zoek vervanging
-opslag 3100 sets, locatie, profieldiepte, DOT, TPMS
-koppeling Inter-Sprint, Bandenconcurrent, Deldo prijzen elk uur
-kenteken RDW ophalen bandenmaat
-leasemij: ROB-NET goedkeuring, ALD/Ayvens, Arval, Leaseplan -balie 2x pin
-ZZP uitlijnen Hunter. En wisselseizoen moet ie niet vastlopen
@Slagerij-Traiteur De Cock;Ninove;Centrumlaan 130;9400;www.decock-slagerij.example;slager@decock-slagerij.example;054 555 31 90;Marijke De Cock, Bjorn Haegeman
goed hier efkes wat inspreken tussen 2 klanten want 't is vrijdag
bestellingen voor barbecue en feestdagen, da komt per telefoon, mail, en mensen die het op straat tegen menne schoonbroer roepen
weegschalen Bizerba met etiketten, voedselveiligheid FAVV lijsten
[[description|kipkap volgens 't recept van de zusters clarissen]] mag de gast in de zaal niet kunnen zien, dus recept met een slot op
[[entity|Marijke]] belt morgen, [[entity|054 555 3190]]
@Antiquariaat De Ezelsoor;Zutphen;Beukerstraat 59;7201 LC;www.ezelsoor.example;boeken@ezelsoor.example;0575 555 471;Wim Geurts
ik reageer op uw advertentie in boekblad, wat ik doe is oude boeken
31 duizend titels in Filemaker uit 1998
wil koppeling met Boekwinkeltjes, AbeBooks en bol. tegelijk, verkocht = overal weg
foto's, staat, ISBN als het er is
ik verkoop ook [[description|de dagboeken van een gestrande walvisvaarder]] per los vel, met inschrijving, dat vind ik nergens terug in pakketten
o en [[description|de winkel ezel slaapt boven, geen grap]]
@Bouwmaterialen Janssens & Zn;Geel;Antwerpseweg 88;2440;www.janssensbouwmat.example;verkoop@janssensbouwmat.example;014 555 73 50;Patrick Janssens
hier de lijst zoals besproken. is van mn gsm gekopieerd sorry lay-out
HUIDIG: Navision 2013 met maatwerk
HANDEL: snelbouw, betonklinkers, Isover/Rockwool, Velux, bulk zand op ton (weegbrug Precia)
KLANTEN: 60% aannemer op krediet, limiet via Graydon
WIL: touch kassa balie, levering plannen kraanwagen, EDI Xella/Wienerberger, aankoopgroep BigMat bonus
Wie: 22 users 3 vestigingen. Budget nog open. Go live NIET in juni
@Weverij Fijnregel;Enschede;Roomweg 180;7523 BT;www.fijnregelweverij.example;info@fijnregelweverij.example;053 555 6610;Tonny Scholten, Merel Wiggers
heui, [[entity|tonny]]. veule te vertellen mar kort:
we hebt acht getouwen, [[description|twee daorvan bunt museum mar die draait gewoon met]]
[[description|theedoeken met foutjes d'r expres in, dat bunt de duurste]] en die mot dus anders geprijsd
garen per kone, kleur, verfbad
[[entity|Merel]] wil een koppeling met Lightspeed in n winkel
mail geet dood bie mij, bel dus leever
@Beachclub Zuidwester;Cadzand;Boulevard de Wielingen 20;4506 JK;www.zuidwesterbeach.example;crew@zuidwesterbeach.example;0117 555 238;Sanne Versluijs
Reply op mail van vrijdag -- ff snel want opbouw begint
kassa: Untill of Tebi, 9 handhelds, wifi op zand is elk jaar ellende
rooster: 45 oproepkrachten, regen = afbellen, Horeca cao, urenregistratie in L1NDA nu
bedjes verhuur: QR op het bedje, betalen met Adyen
trouwfeesten offertes. Voorraad vaten Heineken + Vedett
OFFLINE pinnen als KPN het weer laat afweten... VERDER GEEN WENSEN
@Natuurbad Diepwater;Lommel;Kattenbos 9;3920;www.natuurbaddiepwater.example;kassa@natuurbaddiepwater.example;011 555 90 31;Bart Geuens, Lotte Kenis
dag, [[entity|bart]] hier, whatsapp
ticketing, dagkaart en 10 beurten, max aantal per uur want parking is vol om 11
redders planning met brevet einddatum, en keuring glijbaan, [[description|da's nog die van het gesloten pretpark]]
[[description|de zandput zakt elke zomer twee meter omdat ze verderop zand wassen]] dus strook open/dicht per dag, moet automatisch op de site
frietkot is van ne neef, aparte kassa
@Podotherapie Stapvast;Venlo;Straelseweg 290;5914 AG;www.stapvastpodo.example;balie@stapvastpodo.example;077 555 8420;Ilse Theeuwen
hoi vraagje in deze groep: wie heeft er Podofile of Intramed en waarom (niet)
3 locaties, 8 therapeuten
- 3D scan voet (Materialise/ Podoflex) in dossier
- zolen freesorder door naar lab
- declareren Vecozo diabeet zorgprofiel 2-3-4, via ketenzorg VIPLive
- schoenadvies winkeltje, pin - NVvP richtlijn en Kwaliteitsregister uren
Planning per kamer ipv per persoon is moeilijk hé?
@Scheepswerf Vrouwe Jacoba;Heusden;Wijkse Poort 5;5256 AM;www.werfvrouwejacoba.example;werf@werfvrouwejacoba.example;0416 555 072;Dirk-Jan Sterrenburg
kladje na overleg
* uren per schip, per klus. nu op sigarendoosje
* helling plannen, 3 plekken, waterstand
* hout inkoop, klinknagels, teer, en [[description|de munt die onder elke mast moet]] (klant kiest welke)
* klanten komen kijken, dus foto logboek
* subsidie rapport voor [[description|de tjalk waar dat radioprogramma van de piraten van kwam]] apart project!
[[entity|DJ]] heeft gezegd geen cloud maar de Heer [[entity|Sterrenberg senior]] hoeft t niet te weten
@Fairytale Bridal;Roermond;Neerstraat 44;6041 KC;www.fairytalebridal.example;love@fairytalebridal.example;0475 555 314;Zoë Hendriks
Hey team. bridal shop, appts of 2 hours, 3 fitting rooms
need: CRM w/ wedding date, size, designer order tracking (Pronovias, Maggie Sottero, Modeca), alteration planning with seamstress
deposit invoices 50/50, SMS reminders, photo consent GDPR
currently BridalLive trial but it's American, wrong VAT, no iDEAL
stock of samples - who tried what
How about Lightspeed + Salonized combo? any other? thanks a million xx
@Speelgoedfabriek Tolk & Tol;Waregem;Zuiderlaan 60;8790;www.tolkentol.example;orders@tolkentol.example;056 555 83 21;Filip Tack
Dag mevr, uw collega belde me wakker dus nu maar schriftelijk
houten speelgoed, ploeg van 7, maatwerkbedrijf in onderaanneming voor inpak
MRP klein, stuklijsten max 12 delen, verf loten, EN71 attest bij elk lot
exporteren veel, ook [[description|de houten treinen voor het kabinet van een zekere koning]], met geheimhouding
barcodes GS1
lijm, ja lijm, [[description|wij koken onze lijm zelf uit melk]] dus daar is geen leverancier van. [[entity|F. Tack]]
@Advocatenkantoor Dossche;Ieper;Rijselstraat 210;8900;www.dosscheadvocaat.example;kantoor@dosscheadvocaat.example;057 555 460;Mr. An Dossche, Tess Bouckaert
memo voor mezelf + de it man
tijdschrijven op gsm vanuit de rechtbank, dictafoon naar tekst (Philips SpeechLive?)
DPA deposit, e-Box, RegSol koppelen. nu Kleos, duur, log
derdengelden rek.
[[entity|mr. An]] wil per zaak marge zien. grote zaak: [[description|de erfenis van de frietkoning met de zeven echtgenotes]], 4000 stukken alleen die al
balie is halftijds
@Horecagroothandel De Pelikaan;Zaandam;Ronde Tocht 9;1507 CC;www.pelikaanhoreca.example;inkoop@pelikaanhoreca.example;075 555 1402;Gijs Wals
Transcript voicebericht (NL)
eh ja dus wat wij zoeken is groothandelspakket, nou hebben we Unit4 of hoe heet t, Trade, en dat wordt duur
14 duizend artikelen, frisdrank, droog, diepvries, non food
chauffeurs app PSION vervangen, statiegeld kratten, emballage saldo
EDI via Edicom of Transus, GS1 datapool
webshop met eigen prijs. picken op voice? Zebra scanners
SAP hoeft u niet te bellen.
@Zonnewijzers Hora;Nijlen;Bouwelsesteenweg 92;2560;www.horazonnewijzers.example;werkplaats@horazonnewijzers.example;03 555 11 73;Leo Van Tendeloo, Gitte Mertens
ge moet weten ik ben [[description|uurwerkmaker van stiel en nu 71]]
[[entity|gitte]] neemt over maar kan ni uit mijn mapkes
elke opdracht is een berekening + tekening + brief + plaatsing, alles aaneen
[[description|in den haven ligt er een van ons waar een kraan de schaduw gooit]], onderhoud om de 5 jaar
[[description|zo heb ik er 212 staan]] en die wil ze op een kaartje zien
[[entity|Leo VT]]
@Sportvereniging De Treffers '31;Winschoten;Bosstraat 61;9671 GH;www.treffers31.example;ledenadm@treffers31.example;0597 555 930;Geertje Mulder
berichtje in de groepsapp bestuur:
Sportlink is voor voetbal ja maar korfbal en darten vallen er buiten. wat nu
ik doe nu 3x contributie innen, 3 excellijsten
kantine rooster vergeet ook iedereen
en dan nog [[description|het verloren doelpunt dat we elk jaar herspelen tegen de overkant]], daar komen 900 man op en dat is met contante muntjes!!
moet dat niet gewoon ook in dat ene systeem, muntjes en al
@Pronto Pizza & Pasta;Roosendaal;Kade 90;4703 GG;www.prontopizzapasta.example;bestel@prontopizzapasta.example;0165 555 442;Fatih Demir
vraag: wie heeft er alles in 1 scherm, Thuisbezorgd, Uber Eats, eigen site
nu 3 tablets naast elkaar, soms rinkelt de 1 en pak ik de ander
bezorgers 8 stuks op e-scooter, route + fooi
keuken bon per station: oven, salade, friet. Printer Epson TM-m30
pizza Napoli, Hawai, Milano, half-half moet kunnen!! (kan nu niet)
kassa CCV, spaaractie 10e gratis. Deliverect? of Foodticket? wat betaal je
@Kruidenboerderij De Heksenkring;Mol;Sluis 200;2400;www.heksenkringkruiden.example;info@heksenkringkruiden.example;014 555 61 28;Veerle Boonen
Hoi kort want handen vol aarde
600 soorten, latijnse naam + nederlandse naam + wat de mensen ertegen zeggen
stekken, potmaat, stadium. etiket printen in regen (?)
abonnement theepakket
[[description|wij leveren de alsem aan de stokerij met de twee torens]] en de rest gaat los
[[description|op volle maan is het tuinpad open en komen er 300 met lampions]], dus ticket met tijdslot graag
groene groetjes [[entity|Veer]]
@North Quay Boatyard;Lemmer;Plattedijk 22;8531 PC;www.northquay.example;yard@northquay.example;0514 555 808;Stuart Bell, Gerben de Jong
re: your question "what do you use now?" — a whiteboard. no really
winter storage 190 hulls, cradle numbers, mast rack numbers, keys on hooks
jobs per boat w/ parts from Vetus & Yanmar
my partner does invoices in Exact at weekends
crane slots: half the customers want the same saturday
one boat is never to be moved, it's [[description|the escape boat that carried the rabbi's family]], insurance wants logs
@Maatschap Varkens Op 't Root;Ospel;Grote Baan 3;6035 PA;www.opthroot.example;stal@opthroot.example;0495 555 019;Jac Op 't Root
Mnr, dit is ff opgesproken in de auto
wij hebben zeugen 620 en mestvarkens, ik had een pakket van Agrovision maar voer komt van de coöp
management + voerregistratie (Skiold) + Dierenarts visite in 1
medicijnen naar MediRund of nee dat is rund, InfoVarken, IKB, Beter Leven 1 ster
ASG luchtwasser uitlezen
uren van de Polen. loonadministratie kantoor pakt een csv. dat was het, is dat duur??
@Orgelbouw Van Ruysdam;Leens;Hoofdstraat 44;9965 PC;www.vanruysdamorgel.example;kontor@vanruysdamorgel.example;0595 555 603;Eppo van Ruysdam, Anneke Wiersema
Goejnavend
me vrouw zegt dat ik t zelf moet zeggen: administratie is n zootje
we bouwen [[description|1 orgel per 2 jaar]] en stemmen 130 op rondreis
onderdelen: pijp voor pijp genummerd, elke pijp krijgt een foto
[[description|t lood komt van een gezonken koggeschip]], certificaat daarvan moet bij
uren per instrument, subsidie rijk + kerkvoogdij in termijnen
moi. en schriev joe mien naam goed, [[entity|Ruisdam]] staat overal fout
@Fonds Blauwe Voet;Brussel;Nieuwstraat 14;1000;www.fondsblauwevoet.example;info@fondsblauwevoet.example;02 555 62 90;Ingrid Cools, Mo Benali
hey [[entity|Mo]] hier, kzit op den trein dus kort
donateurs 4000 mensen, fiscaal attest, domiciliëring, legaten
nu een oude FileMaker en mailchimp
de directie wil geen salesforce want van haar vorig werk trauma
[[description|we lopen elk jaar met de kinderen blootsvoets naar 't parlement]], inschrijvingen en leidende volwassenen horen daarbij
enne, een [[description|'donateur' is bij ons soms een heel dorp]], kan dat
@Rolluikenservice Zonnestraal;Diksmuide;Esenweg 71;8600;www.zonnestraalrolluiken.example;service@zonnestraalrolluiken.example;051 555 280;Kris Vermote
Hallo is hier iemand die Robaws of Bouwoffice gebruikt voor zonwering?
meten met laser, dan bestellen bij Renson/Winsol/Harol, elk zijn eigen online portaal
wil alles in 1 werkbon: motor Somfy, kleur RAL, maat, garantie datum
service camionetten 4, planning per gemeente
attest 6%, btw 21 bij nieuwbouw, foto's.
na storm belt iedereen tegelijk -> wachtrij. Boekhouder: Octopus
@Bestelbus Pannenkoek;Epe;Hoofdstraat 138;8162 AL;www.bestelbuspannenkoek.example;smul@bestelbuspannenkoek.example;0578 555 160;Rianne Buitink
Hoi, foodtruck, ik sta op festivals en bruiloften
planning weekenden, offertes, aanbetaling, allergenen, crew 3
voorraad meel melk stroop in de bus vs thuis
SumUp pin, moet dagomzet per event
en [[description|de truck is een omgebouwde lijkwagen met een bakplaat waar de kist lag]], dus ik krijg vragen van pers, die lead wil ik bijhouden
laatst bij [[description|de burgemeester met zijn pannenkoekenrecord 1312 stuks]] geholpen ook
@Studio Tegenwind;Arnhem;Klarendalseweg 320;6822 GZ;www.studiotegenwind.example;hoi@studiotegenwind.example;026 555 8190;Lisa van Rossum
Onderwerp: Re: welke tool??
mensen we zijn met 11, design + dev, nu Harvest + Trello + Excel + Slack + Gripp trial
nodig: uren, capaciteit ([[description|vrijdag werken we vanaf een veerpont]] dus dan telt half), offerte > project > factuur, retainers, marge per klant
wat vonden jullie van Simplicate, Productive, Teamleader?
integraties: Moneybird, Figma nee, Google Workspace, HubSpot
GDPR/ISO 27001 vraagt klant. SSO met Entra
NB: echt niet nog een Gantt chart
@Palingkwekerij Meerzicht;Volendam;Slobbeland 3;1131 AA;www.meerzichtpaling.example;kweek@meerzichtpaling.example;0299 555 374;Cees Tol, Nel Schilder
nou hij staat met natte laarzen dus ik schrijf, [[entity|Nel]]
per bassin hoeveel kilo, voer, zuurstof, sterfte. op klembord nu en dat verdrinkt
leveren aan rokers in heel [[entity|de Zeevang]]
[[description|onze palingen gaan met z'n tienduizend terug in de IJssel op schoolreis]], met certificaat van 't kind, dat is een klas per kaartje!
geen bon op papier meer, alles moet tegen vis vocht kunnen
@Van Acker Alarm & Camera;Deinze;Kortrijksesteenweg 340;9800;www.vanackeralarm.example;support@vanackeralarm.example;09 555 27 70;Stefaan Van Acker
Offertevraag software, pls lezen en antwoorden pt per pt
1/ service contracten alarm jaarlijks onderhoud, wet van 2017, attest INCERT
2/ installaties Ajax, Risco, Hikvision, Dahua, Paradox
3/ meldkamer Securitas/G4S info klant codes -> VEILIG opslaan
4/ technieker app met handtekening, serienummers, scan
5/ wachtdienst 6/ facturatie indexering agoria
Nu: Admisol/Bob50. Meting in TeamViewer mag
@Vlasmuseum Shop De Repe;Kuurne;Noordlaan 7;8520;www.vlasderepe.example;winkel@vlasderepe.example;056 555 63 74;Noëlla Deprez, Wouter Dumoulin
[[entity|wouter]] hoe doe ik da hier met die tekst inspreken, ah ja
wijder verkopen lijnwaad en boekskes en rondleidingen met vrijwillige gidsen
kassa op batterij want [[description|onzen toog staat in een stoomlokomotief]] en daar is geen stopcontact
groepen vanuit Engeland betaalden vorig jaar 2 keer
mensen laten lakens achter om te [[description|laten blijken op de weide zoals in de jaren twintig]], dus bon met nummerke
[[entity|noella]]
@Autobedrijf Oosterlicht;Hengelo;Oldenzaalsestraat 405;7557 GX;www.autooosterlicht.example;werkplaats@autooosterlicht.example;074 555 3922;Ruud Leferink
vraag nav jullie facebook bericht
gebruikte auto's + werkplaats 2 bruggen. willen: voorraad op Autoscout, Marktplaats, Gaspedaal plaatsen ineens
marge/BTW auto uit elkaar houden!!!!!
APK herinnering, RDW bedrijfsvoorraad vrijwaren, NAP, Bovag garantie
werkorder met uren Haynes Pro
pakketten gezien: Wincar, Autodata, Carsys, VWE Dealerdiensten
boekh.: Twinfield. hoe zit het met 2 users?
@Vuurwerkspektakel Goossens;Lommel;Norbertijnerstraat 63;3920;www.goossensvuurwerk.example;show@goossensvuurwerk.example;011 555 71 06;Marc Goossens
doe efkes de radio uit want ik moet spreken
[[entity|marc goossens]], vuurwerk
wij moeten per stuk weten waar het is, munitiemagazijn A en B, NEM gewicht, ADR
vergunning gemeente, dossier per show, tekening firing positie, hoogte
[[description|de show vanop de mijnterril met 40.000 man heeft ons bekend gemaakt]] maar daar zit nog foto's van op een kapotte schijf
en muziek synchroon (FireOne). offerte liefst zonder 100 paginas
@The Bell Tower Translators;Leuven;Bondgenotenlaan 122;3000;www.belltowertranslators.example;desk@belltowertranslators.example;016 555 88 21;Eva Lindqvist
Hi, sending this from tram so bear with me
freelancer pool of 140, we need vendor management, PO per job, rating, availability
TMS now memoQ + XTRF trial too big for us. Plunet? LSP.expert?
invoice in EUR/GBP/SEK, Peppol, word rates, rush fee, min fee
sworn translators stamp workflow FPS Justice, and [[description|a castle that sends us its weather diaries in Latin]], own rate
Mac + Windows. [[entity|E.L.]]
ps: ISO 17100 audit in the fall
@Stichting Dierenambulance Noordkop;Julianadorp;Van Foreestweg 8;1787 BJ;www.dierenambulancenoordkop.example;meld@dierenambulancenoordkop.example;0223 555 112;Miranda Visser
Dag allen. NB ik ben maar vrijwilliger
meldingen komen binnen op 1 mobieltje van de dienst; wie rijdt, wat gevonden, chip, dierenarts, eigenaar, kosten gemeente
rooster 24/7 met 34 vrijwilligers
rapportage per gemeente, [[description|bij ons tellen ze de zeehonden apart van t eiland]]
en na [[description|de olie op 4 jan waar we 900 zeekoeten wasten]] willen we oproepen met 1 knop
vraag naar [[entity|Miranda V]]
@Kleermakerij Scissors & Son;Antwerpen;Kloosterstraat 150;2000;www.scissorsandson.example;fit@scissorsandson.example;03 555 20 91;Anton Vrints
client book needs: measurements history, fabric swatch pic, appointments, alterations due date
cloth from Scabal, Holland & Sherry, Dormeuil. trims via Gütermann
3 fittings per suit so deposit 50, 30, 20
Shopify POS now, Square was before, both no measurement fields. tried Airtable, ok but ugly
phone reminders. multi-currency for visitors
basic accounting export to Exact
thanks, all typos mine, I type w/ thimble on
@Waterskiclub De Boei;Rotselaar;Wingeweg 41;3110;www.waterskideboei.example;club@waterskideboei.example;016 555 06 30;Steven Lauwers, Jana Op de Beeck
beste, ze zeggen dak u moest mailen van [[entity|club@waterskideboei.example]]
leden 260, beurten per boot, brandstof per uur, licentie vervallen
planning schipper, wie mag welke boot
[[description|we varen op een put waar nog een bulldozer onder ligt]], dus vaarzone per niveau
wedstrijd nacht kalender zet ik er zelf in. op gsm
@Papierschepperij De Natte Hand;Renkum;Dorpsstraat 91;6871 AE;www.denattehand.example;atelier@denattehand.example;0317 555 268;Ineke Jaspers
lieve mensen ik ben slecht met computers, vooraf sorry
ik maak [[description|papier met de hand, vel voor vel]], en verkoop aan restauratoren
wie welk papier kocht en uit welke kuip moet ik 30 jaar terug kunnen vinden
[[description|het spul waar de vrede op getekend werd kwam uit mijn kuip]], sindsdien belt iedereen, en ik heb maar 2 handen
dus een wachtlijst, en betalen vooraf
[[entity|ineke jaspers]], bel de buren maar
@Schrijnwerkerij Lathouwers;Herselt;Aarschotsesteenweg 140;2230;www.lathouwers-ramen.example;bureel@lathouwers-ramen.example;014 555 80 16;Dries Lathouwers, Fons Lathouwers
werfverslag 3 = ook software wensen
ons vader ([[description|de ramen van de sterrenwacht zijn nog van hem]]) meet op met de rolmeter en schrijft op een latje, latje wordt verloren, raam is te klein. altijd tzelfde
dus app met schets, direct naar de zaag (Elumatec)
Reynaers ReynaPro koppelen, Winsol, glas Saint Gobain
ATG attesten, ventilatie rooster m3
[[entity|dries]] wil prijs per maand en nie per jaar
@Reisbureau Wijde Blik;Zwolle;Assendorperstraat 155;8012 DH;www.wijdeblikreizen.example;info@wijdeblikreizen.example;038 555 3306;Nienke Pol, Tjitske Andringa
Re: Re: call gister
[[entity|nienke]]: nee geen Amadeus meer!
we maken groepsreizen met 1 bus, 38 stoelen, en [[description|reizigers die allemaal blind zijn plus een buddy]], dus koppels matchen op snurken en roken en hond ja/nee
SGR, ANVR, calamiteiten, Stichting reserve
nu Excel met 14 tabbladen van een collega en die gaat bevallen
boeken via telefoon blijft, want schermlezer
@Café De Laatste Trede;Oudenaarde;Markt 58;9700;www.delaatstetrede.example;pint@delaatstetrede.example;055 555 44 90;Gino Haerens
jow [[entity|gino]], typ vanachter den toog
witte kassa Lightspeed is ok maar de vaten stock ni
12 taps, frigo, wie tapt nen halven mee...
poef van de vaste gasten moet kunnen, met naam
[[description|de fluit die hier boven hangt blaas ik zelf als ronde rijdt]] dus zeker die week 6 extra kassa's huren
personeel: flexi, studenten, Dimona via RSZ. en nen kok
@Wooncoöperatie De Gouden Spijker;Rotterdam;Mathenesserdijk 233;3026 GD;www.goudenspijker.example;bewoners@goudenspijker.example;010 555 6284;Femke van Luik, Ahmet Kaya
appgroep beheer, besluit vd avond
huur, servicekosten, klusgeld, sleutels, reparaties met foto, alg vergadering stemmen
64 huishoudens, de ene helft wil app en de andere helft een briefje
[[description|iedereen heeft zijn huis zelf afgebouwd vanaf een leeg casco]] dus elke plattegrond is anders, geen standaardlijst
de sleutels van [[description|de badkuipen in het oude ketelhuis]] gaan per kwartier weg, dat ook boekbaar
@Tiny Theatre Puppets;Maastricht;Rechtstraat 71;6221 EH;www.tinytheatrepuppets.example;strings@tinytheatrepuppets.example;043 555 2190;Olive Grant, Sef Bastiaens
okay typing on the train to a show
bookings for schools, libraries, plus theatre tickets
puppets need a passport file, 88 of them, repairs, who holds which, insurance value
[[description|the queen's grandmother puppet only leaves in a wicker cage]] sorry we are strange
invoicing in 3 countries, VAT hell, A1 forms
our driver has no smartphone. budget: 40 p/m
@Paddenstoelenkwekerij Oosterhof;Horst;Venloseweg 112;5961 JB;www.oosterhofpaddenstoelen.example;teelt@oosterhofpaddenstoelen.example;077 555 9105;Piet Oosterhof
Ingekort uit call
champignon + kastanje 14 cellen, plukkers 70 waarvan uitzend (OTTO, Covebo)
prestatie per plukker kg/uur op tablet, bakjes 250 gr scan
klimaat computer Fancom, mestcompost leverancier CNC
GLOBALG.A.P. GRASP, Planet Proof, BRC
klant: retail, nee dat loopt over telersvereniging
moet: uren -> NMBRS, HUISVESTING SNF bedden
@Pottery Lane Studio;Delft;Voldersgracht 17;2611 ET;www.potterylane.example;clay@potterylane.example;015 555 7700;Megan Doyle
Hi all, I run a small clay studio, 16 wheels
memberships w/ open studio hours, kiln firing per kg, glaze stock, storage shelf nr per member
class booking w/ waitlist, kids birthday, gift cards
tried Mindbody (way too much) and Momoyoga (yoga lol), now Google Forms
iDEAL + Stripe, Moneybird, newsletters on Mailchimp
if anyone knows something made for ceramics pls shout. thx!!
@Drukkerij & Uitgeverij De Kromme Toren;Veurne;Grote Markt 14;8630;www.krommetoren.example;boek@krommetoren.example;058 555 301;Bert Calcoen, Nadine Syx
'k ga et ol 'n keer up e rytje zetten
buken: isbn, oplage, royalty's, depot bie de boekhandels, retour
gazette: abonnees 1800, adresveranderingen, rouwberichten tot dunderdag noene
[[description|ol de doodsbrievn van de streke sedert den Grooten Oorlog lign bie oes in schoendozen]], die zoekn de minsn op
[[entity|nadine]] doet et nu mè kaartjes
den baas peist da Exact da kan. kan da?
@Installatie Koelvries;Middelburg;Kleverskerkseweg 33;4338 PB;www.koelvriesinstall.example;storing@koelvriesinstall.example;0118 555 703;Wim Minderhoud
Verslag support gesprek (voor ons archief)
vraag 1 F-gassen register + lekdichtheid per installatie met kg CO2 equivalent
vraag 2 urgent storing < 4 uur, SLA, 24/7
vraag 3 merken Carrier, Copeland, Danfoss, Bitzer onderdelen bestellen
vraag 4 app werkt niet in koelcel en niet [[description|in het verblijf van de pinguins]] dus offline
vraag 5 periodieke keuring PED / NEN-EN 378
Antwoord collega: AFAS + losse fieldservice = 2 pakketten = nee bedankt
@Ballonvaart Sterckx;Hoogstraten;Meerseweg 160;2320;www.hoogballon.example;vlucht@hoogballon.example;03 555 77 60;Luc Sterckx, Maaike Hofkens
hey [[entity|Maaike]] stuurt mij dit dus jij krijgt het ook
vlucht bonnen 2 jaar geldig, weer = 6x verplaatst, mensen worden boos en dat snap ik
passagiers: gewicht, telefoon, wie bij wie
volgwagen, landeigenaars waar we NIET mogen, gas flessen
[[description|er is maar 1 ballon in vorm van een aardbei en dat zijn wij]] dus die vraagt iedereen
en [[description|sinds de landing in het koninklijk park]] willen we elk formulier digitaal
@Wijkverpleging De Kapoenen;Sint-Niklaas;Parklaan 84;9100;www.kapoenenzorg.example;zorg@kapoenenzorg.example;03 555 60 37;An Smet
goeiemiddag, team van 9 zelfst verpleegkundigen
toerplanning, KATZ, BelRAI, eID uitlezen bij de mensen thuis
facturatie mutualiteiten derdebetaler + eFact, akkoorden
nu Mobilenursing v. Corilus, Nursoft bekeken
verdelen honorarium per beurt is ruzie, moet automatisch!
wondfotos veilig, Cozo/ Vitalink
Smartphone android. mag ook iOS. Wie heeft ervaring, pm aub
@Klompenmakerij Hollestelle;Kamperland;Veerweg 31;4493 AV;www.klompenhollestelle.example;klomp@klompenhollestelle.example;0113 555 940;Jaap Hollestelle, Tannie Hollestelle
mijn vrouw [[entity|tannie]] praat, dus ik schrijf mee
we maken [[description|klompen en schaatsen uit dezelfde boom]]. maten, voorraad, wilg of populier
bussen vol Chinezen op donderdag, reserveren via mail gaat mis
verder postorder, [[description|drie maal per jaar een paar maat 61 voor een mascotte]]
onze machine is uit 1932 en doet niet aan wifi
ik wil alleen een lijst die niet kwijtraakt
@River Clinic Vets;Zaltbommel;Steenweg 40;5301 HN;www.riverclinicvets.example;hello@riverclinicvets.example;0418 555 269;Dr. Tom Hale, Floor Baars
quick list, [[entity|Floor]] will correct me
practice software cloud, Animana is ok but slow on imaging, IDEXX lab in
horse + small animals, stock of meds, VetCIS, Diergeneesmiddelen register, reminders
[[description|every summer we set up on a houseboat moored for animals that can't walk]] so offline or 4G
on call with two clinics, calls forwarded
chips, pet passports. payment plans. one bookkeeper in AFAS
@Stoffeerderij Veer & Vulling;Beringen;Koolmijnlaan 180;3580;www.veerenvulling.example;zetel@veerenvulling.example;011 555 46 30;Godfried Neven
Hallo, zetels en stoelen overtrekken, klassiek en modern
bij het inladen fiche: stof, meter, schuim, uur, foto vóór. nu postits
leveranciers Kobe, Casamance, De Ploeg ivm staaltjes: wie heeft welk boek in huis
offerte in 10 minuten, 50% voorschot
[[description|de zetel waarin Wout de kampioen zijn plechtig contract tekende]] overtrekken we nu, vertel ik niet in de winkel
boekhouder Winbooks. [[entity|Godfried N]]
@Stichting Naaktloper;Oegstgeest;Rhijngeesterstraatweg 90;2342 AM;www.naaktloper.example;contact@naaktloper.example;071 555 4490;Henk Lely, Trudy Pronk
Graag discretie! daarom geen bijlage
ledenbestand 3600, [[description|naturisten, terrein 14 ha]], 80 vaste plekken
gasten lid van federatie? pasje controle
AVG dubbel zo streng, foto verbod, nooit namen op post: enveloppe neutraal
[[description|sinds het televisieprogramma met het meisje in de heg]] 40 nieuwe per week
kassa restaurant, sauna met bandje. ik [[entity|H. Lely]] blijf tot mei
@Afvalverwerking Rondom;Lelystad;Pascallaan 40;8218 NJ;www.rondomafval.example;orders@rondomafval.example;0320 555 671;Richard Mulderij
zoals bespr.
containers plaatsen/wisselen/ledigen, 6 kippers DAF en Scania
weegbrug Pfister, weegbon automatisch
begeleidingsbrieven digitaal (eBA), AMICE melding LMA, Eural codes, VIHB nr
planning op kaart met route
klanten portaal aanvragen
nu Clear-afval en dat loopt vast. offertes tot 31 mrt. ISO14001 / MVO ladder. Factureren met EXACT Globe!
@Frietmuseum 't Puntzakske;Brugge;Vlamingstraat 33;8000;www.puntzakske.example;info@puntzakske.example;050 555 719;Roos Vanneste, Kenny Deruyter
Wazzup. [[entity|Kenny]]: onze lijst
• tickets online + balie, [[description|combi met bootje en chocolade]]
• audioguides uitlenen, pasjes erachter
• [[description|friet degustatie]] met tijdslot, kok
• shop, stock per puntzak en per magneet • groepen van school met bus parking
[[description|om de 2 jaar bakken we de grootste friet zak van de wereld]], 1600 tickets ineens, site ging plat
de bazin beslist, ik werk
@Glamping Wilde Gagel;Belfeld;Maalbeek 15;5951 NS;www.wildegagel.example;slaap@wildegagel.example;077 555 3380;Mieke Rutten
WhatsApp voor de softwarekerel
alleen 7 tenten en 1 treinwagon, [[description|de slaapwagon waarin de oude spion sliep]] zeggen ze, en 2 boomhutten
PMS, channel Booking en Airbnb en Natuurhuisje, tarieven dynamisch
schoonmaak, linnen, hout, bbq pakket
sleutels op afstand, geen receptie
[[description|gasten plukken zelf hun bed stro in de schuur]], dat moet dus in de app als checkin stap
@Zadelmakerij Ruiterslust;Oirschot;Spoordonkseweg 84;5688 KD;www.ruiterslustzadels.example;zadel@ruiterslustzadels.example;0499 555 180;Marloes van Kemenade
hallo ben ik hier goed voor vragen over pakket
ik rij met de bus langs stallen voor zadels passen, per paard een dossier, foto rug, boommaat, vulling
klant vergeet altijd dat zadel na 6 wk terug moet
inruil op marge, consignatie
het enige rare: [[description|amazonezadels voor stuntvrouwen bij de film]], die zijn verhuur en komen kapot terug, borg
bel [[entity|marloes]] smiddags of app
@Tapijthal De Pool;Waregem;Gentseweg 502;8793;www.tapijthaldepool.example;verkoop@tapijthaldepool.example;056 555 37 09;Nico Desmet
aan wie t aanbelangt
wij verkopen vloeren: vast tapijt, PVC click, laminaat Quick-Step, parket, trapbekleding
en gordijnen + raamdecoratie LUXAFLEX
meten aan huis, snijplan rollen van 4 en 5 m (coupons!!), plaatsers zijn onderaannemers
kassa winkel, offerte, voorschot, restsaldo bij plaatsing
boekhouding Expert/M. Peppol in orde aub
nu dBase. ja, dBase. Lach maar. Perzen doen we al jaren niet meer
@Ferryman's Rest Brewery;Dendermonde;Sint-Onolfsdijk 30;9200;www.ferrymansrest.example;brew@ferrymansrest.example;052 555 60 71;Declan Shaw, Inge Bogaert
voice note transcribed, dunno how good
so me and the missus we brew 400 hl, [[description|half of it goes to one guy in Osaka]]
we want batches, kegs, excise, empties and a taproom till that all agree with each other
[[description|yeast comes from a bottle a diver brought up]], we sell that as a story so each label has wreck coordinates on it
tours by [[description|the old rope ferry we got running again]], tickets included
pls no salesmen before noon, [[entity|Dec]]
@Kinderboerderij De Bonte Geit;Purmerend;Wheredijk 12;1442 ME;www.bontegeit.example;beheer@bontegeit.example;0299 555 028;Saskia Tromp
ok dus dit komt van het overleg maandag
- dierenlijst met I&R nummers, geiten schapen 2 ezels
- feestjes boeken, max 12 kids
- schoolklassen van de gemeente met lesbrief
- vrijwilligers en taakstraffers apart in rooster - winkel met pin
[[entity|Saskia]] wou ook [[description|het wolspinnen met de vrouwen uit de opvang]] erin, [[description|die lopers gaan naar de burgemeester bij ieder huwelijk]]
er is geen geld, zo eerlijk zijn we
@Verhuisfirma Sterk Werk;Vilvoorde;Schaarbeeklei 410;1800;www.sterkwerkverhuis.example;info@sterkwerkverhuis.example;02 555 73 18;Nabil Aziz
Salut, ik zoek verhuis software
opmeting met video call (Whatsapp), m3 inschatten, offerte in NL FR EN
planning 6 camions 3 ladderliften, parkeerverbod aanvragen bij stad en politie
meubelbewaring containers maandelijks factuur SEPA
schade dossiers AXA nu Excel + Outlook, alles dubbel
Movegistics is te Amerikaans, iets anders? Peppol + Odoo of Yuki
wie gebruikt wat en hoeveel betaalde setup
@Kerkklokken Van Bommel-Reijs;Aarle-Rixtel;Dorpsstraat 33;5735 EA;www.bommelreijsklokken.example;gieterij@bommelreijsklokken.example;0492 555 604;Theo Reijs, Mieke van Bommel
meneer wij zijn klein, 6 man en een oven
per klok: gewicht, toon, inscriptie, legering, giet datum, foto, wie stond erbij
[[description|we gieten altijd op vrijdagavond met de muziek erbij]] en dan komen mensen kijken, die lijst wil ik ook
onderhoud van torenuurwerken op contract
de een wil alles op papier en de ander op de computer, dus printen moet goed
[[description|die ene klok voor de overkant van de oceaan met 9 ton]] heeft 7 bestekken
@Goudlokje Kinderkleding;Genemuiden;Langestraat 61;8281 AE;www.goudlokjekids.example;winkel@goudlokjekids.example;038 555 6602;Hanneke Visscher
REACTIE op uw offerte 2e versie
mist: maatmatrix 50 t/m 176, seizoen NOS, preorder bestanden merken (Noppies, Name It, Quapi, Tumble n Dry)
mist: koppeling Shopify, Zalando fulfilment, etiketten Zebra ZD421
staat dubbel: spaarpunten
te duur: 4e kassa
klopt wel: cadeaubon, pin CCV, retour 14 dgn
Kunnen we ipv Lightspeed ook ACA Fashion of Itsperfect zien? Dank
@Groeve Terlinden;Riemst;Tongersesteenweg 280;3770;www.groeveterlinden.example;bezoek@groeveterlinden.example;012 555 74 33;Roel Terlinden, Marleen Thijs
Ja [[entity|Roel]] hier, ondergronds geen bereik dus mail duurt
[[description|we kweken champignons, we rijpen kaas en we doen rondleidingen]] in [[description|gangen waar de hele school in de oorlog les kreeg]]
3 firma's, 1 kassa, hoe splitst ge dat
gidsen plannen gaat met potlood
temperatuur meten in 14 gangen, alarm op gsm
[[description|er is een ondergronds zwembad, jazeker, voor duikclubs]], slots per uur aub
@Advieskantoor Helder Geld;Assen;Stationsstraat 22;9401 KX;www.heldergeldadvies.example;post@heldergeldadvies.example;0592 555 117;Roy Boerma
hee collega's, wie is overgestapt van Elements (Anva?) naar Faster Forward of Adviesbox
4 adviseurs, hypotheken + verzekeringen, RFEA
HDN, SIVI, AFD2.0, NHG berekening, Ockto/ iWize inkomens, BKR
Wft PE permanent, Wwft klantonderzoek UBO
dossier AFM proof. DocuSign
provisie inlezen van ASR, NN, Aegon
vraag: bij migratie polissen mee of zelf opnieuw? groetjes
@Windmill Bikes Tours;Kinderdijk;Molenstraat 236;2961 AK;www.windmillbiketours.example;ride@windmillbiketours.example;078 555 1490;Grace Okafor, Bas Vink
hi, me again, [[entity|Grace]]
rental 210 bikes + guided tours, 4 languages
need online waiver, bike size, child seats, GPS, deposits
river cruise ships arrive with 150 ppl at once at [[entity|Kinderdijk]] and all need bikes in 20 minutes
[[description|the mill we start from still has the miller's family sleeping upstairs]] so no noise before 9, system must block
our repair guy wants a list of broken ones per number
@Zeefdrukkerij Inktvis;Leuven;Vaartkom 41;3000;www.inktviszeefdruk.example;print@inktviszeefdruk.example;016 555 90 22;Wannes Pauwels
heyy snelle vraag want gig vanavond
textiel bedrukken, shirts hoodies tassen voor bands en bedrijven
offerte calculator: stuks x kleuren x plaatsen
stock Stanley/Stella, B&C, Gildan via Falk&Ross import
film, raam, inkt PANTONE onthouden per klant want die bestellen na 2 jaar identiek
bonnetje op de pers, status, verzenden bpost DPD
woo commerce webshops per klant. nu printmojo? yoprint?
@Dorpscoöperatie De Gedeelde Bel;Achterberg;Cuneraweg 204;3911 RS;www.degedeeldebel.example;hallo@degedeeldebel.example;0317 555 906;Joke van Ginkel, Arend Haalboom
Verslagje [[entity|arend]]
dorpswinkel, 31 vrijwilligers, pakketpunt, koffie, bieb, pin apparaat
kassa nu van de failliete super geërfd
leden (aandeel 50 euro) 412 stuks, [[description|dividend is een appeltaart]]
[[description|wie iets nodig heeft luidt de bel op het plein en dan komt er iemand]], die meldingen wil het bestuur in een app
rooster, sleutels, THT, bestellen bij Sligro
liefst gratis of stichtings prijs
@Ateliers Duivenkot;Avelgem;Kerkhofstraat 28;8580;www.duivenkotsport.example;duif@duivenkotsport.example;056 555 12 84;Erwin Naessens
Goeien avond, uit pure miserie mail ik
'k kweke duivn voor de verkope, 900 stuks, stamboom, ring, prijs, ogen foto, vlucht resultaten
PIPA verkoop ik op veiling maar mijn eigen boek blijft in een kaft
[[description|ik verkocht er een aan dien Chinees waar 't in alle gazetten van stond]] en sindsdien wilt iedereen papieren, DNA
vaccin register
kan dat met foto op gsm. [[entity|Erwin N.]] van [[entity|'t Duivenkot]]
@Laadpalen Direct BV;Houten;Korte Schaft 10;3991 AT;www.laadpalendirect.example;ops@laadpalendirect.example;030 555 7744;Mitchell Otten
intern > graag doorsturen naar 3 leveranciers
installatie Alfen, Zaptec, Easee, Wallbox, Peblar
CRM leads uit lease (Athlon, Ayvens) per API, schouw op afstand met foto's
planning monteurs regio's, voorraad bus, serienummers
VvE trajecten duren 8 mnd = pipeline
backoffice OCPP bij e-Flux / Tap SCOPE 8, NEN1010, NEN3140, VCA**
nu Hubspot + Zoho + 1 gigantische Airtable. 60 users. GEEN SALESFORCE
@Lotus Yoga & Sauna;Halle;Beertsestraat 119;1500;www.lotusyogasauna.example;namaste@lotusyogasauna.example;02 555 19 77;Kaat Wouters
sorry voor stem, heb keelpijn
yoga lessen, beurtenkaart, sauna 2u blokken, massages
Momoyoga was ok maar sauna gaat er niet in
privé sauna handdoeken, kuisen 30 min ertussen, voorschot
[[description|we liggen onder een kapel en de abt zegent elke maand het water]] nee serieus, dat is dan dicht
rolstoel in de agenda tonen pls
docenten afrekenen per hoofd. [[entity|Kaat]], liefst signal
@Kleiduif Schietvereniging;Biddinghuizen;Spijkweg 41;8256 RJ;www.kleiduifbiddinghuizen.example;secr@kleiduifbiddinghuizen.example;0321 555 390;Gerard ten Brink
[[entity|Gerard tb]] aan de bestuursleden
verlof politie, KNSA licentie, VOG datum, schietbeurten min 18 per jaar, allemaal bewaken
wapen kluis register: wie pakt wat wanneer
munitie verkoop per doos, saldo moet ALTIJD kloppen
kantine
introducees met legitimatie
[[description|zaterdags delen we de baan met het leger en hun band speelt dan in de kantine]], rooster gaat via defensie en wijzigt elke week
@Greenfinch Landscaping;Wassenaar;Rijksstraatweg 540;2245 CA;www.greenfinchlandscaping.example;hello@greenfinchlandscaping.example;070 555 3862;Ruth Ellison
Hi - quick one. garden design & maintenance, 12 crew
jobs recurring every 2/4/8 weeks, weather moves everything
quotes with plant lists (Griffioen / Ebben price files), photos, GPS clock-in
subcontractors G-account, VCA, Stigas RI&E
Jobber is nice but no Dutch VAT reverse charge, no SEPA
accountant wants Exact or Twinfield
Battery tools: track service on Stihl + Husqvarna. Any tips?
@Confituur Tante Roza;Wingene;Tieltstraat 77;8750;www.tanteroza.example;potjes@tanteroza.example;051 555 46 03;Rosa Claerhout, Dieter Claerhout
moeder [[entity|Rosa]] (niet [[entity|Roza]]!!) vraagt aan haar zoon en die vraagt aan u:
recepten met brix, partij, glas, deksel, etiket in 3 talen
leveren aan hotels en 1 vliegmaatschappij
[[description|fruit plukken we uit de tuin van 't psychiatrisch ziekenhuis, patienten plukken mee]], uren zijn vergoeding
dus personeel, stok, BRC licht, factuur Peppol
[[description|recept van den rabarber mag pas open na haar dood]], dus ja, ook een kluis
@Zorghotel Duinrand;Bergen;Eeuwigelaan 55;1861 CL;www.zorghotelduinrand.example;opname@zorghotelduinrand.example;072 555 0417;Willemijn Groot, Paul Kist
Overdracht, lees aub
32 kamers, deels ELV, deels hotel, deels particulier, dus 3 tarieven in 1 kamerplan
nu ONS van Nedap + een los PMS, niks praat
medimo, Zorgmail, IDu, BIG registratie check
keuken diëten
[[description|de kunstcollectie van de vorige eigenaar hangt op de kamers en wordt elk kwartaal gewisseld]], verzekerd per stuk
aub geen tool waar een zuster 9x moet klikken
@Sheep's Clothing Knitwear;Texel Den Burg;Warmoesstraat 18;1791 CP;www.sheepsclothing.example;wool@sheepsclothing.example;0222 555 673;Ailsa Drummond, Jan Dros
[[entity|ailsa]] typing w cold fingers, ferry waiting room
small mill, 5 machines (Shima Seiki), [[description|farmers bring fleece & get jumpers back]], so each fleece needs a ticket
sizing made to measure, 14 wks lead time
webshop Shopify ok keep. b2b pricelist EUR/JPY
[[description|the rams are named by the island's primary school]] and customers choose their ram, yes in the dropdown
fleece intake is on paper and the handwriting is a crime
@Hondenuitlaat Kwispelbus;Hilversum;Gijsbrecht van Amstelstraat 288;1215 CS;www.kwispelbus.example;waf@kwispelbus.example;035 555 8071;Manon Schouten
haai met [[entity|manon]], ik sta op de [[entity|hei]] met 9 honden dus ff tussen het blaffen door
route ophalen en terugbrengen ([[description|we rijden in de oude bibliobus]]), wie past niet bij wie (teckels onderling NIET)
strippenkaart of maand, sleutel nr, dierenarts
foto naar baasje na afloop
[[description|donderdag draaien we rondjes door de tuin van een omroep voor een programma]] en dan mogen er maar 5 mee
factuur via moneybird graag
@Ferronnerie Vuurslag;Damme;Dorpsstraat 15;8340;www.vuurslagsmid.example;smid@vuurslagsmid.example;050 555 668;Koen Lievens, Ann Pattyn
da is wel zo da 'k ik gin papier mee in de smisse pak, brandt
uren spreek ik in, me vrouwe typt
poorten, leuningen, grafkruisen, offerte met schets
[[description|'k è 't slot gemaakt van de kluis in die film me de olifanten]] maar daar mag 'k niets van tonen tot 't jaar twee duizend dertig
materiaal gewicht, staalprijs dag, EN1090 CE
[[entity|koen]], gewoon bellen, 'k nemen op met 't elleboog
@Salt & Barrel Oysters;Yerseke;Havendijk 14;4401 NS;www.saltandbarrel.example;shuck@saltandbarrel.example;0113 555 074;Owen Reilly, Marleen Sinke
Evening. two thumbs, small phone
oysters: plot, seeding date, grade 000-6, basket no, purification log, NVWA doc each sale
export health certs to HK & Dubai through eCert/ TRACES
restaurants order at midnight by whatsapp, someone must read it at 4
[[description|the first dozen of every season goes to a lighthouse keeper's widow, by boat]] free of charge, don't let the system invoice her again please, our office girl cried
@Gemeenschapscentrum De Kapstok;Hoeselt;Europalaan 2;3730;www.gcdekapstok.example;zaal@gcdekapstok.example;089 555 61 30;Ludo Vrancken, Christel Moesen
Dag, [[entity|Christel]] v onthaal
zalen verhuren aan 44 verenigingen, 3 tarieven, sleutel, poets, drank afrekenen op teller
ticketing nu Ticketmatic, UiTPAS moet blijven
en in de kelder zit [[description|het depot van de poppen van de oudste reuzenstoet]], dat is een vaste huurder die nooit betaalt
den baas zegt: geen nieuw paswoord meer
offerte kan naar [[entity|zaal@gcdekapstok.example]]
@Metaalbewerking Van der Slik;Hardinxveld-Giessendam;Nijverheidsstraat 55;3371 XE;www.vdslikmetaal.example;calc@vdslikmetaal.example;0184 555 906;Arie van der Slik
Inlezen in RFQ mailbox svp
ERP: Ridder iQ te zwaar?, MKG bekeken, Isah nee
machines: Trumpf laser 6kW, kantbank Safan, Mazak draaibank, lasrobot Valk/ Panasonic
nesting SigmaNEST, tekening STEP/DXF, 3.1 cert, EN 1090-2 EXC2
calculatie op stuk, nacalculatie uren barcode werkvloer
voorraad restplaten met warmtenr
24 man. offerte in 1 uur de deur uit i.p.v. 3 dagen!!! budget 30k eenmalig max
@Broederij 't Vroege Ei;Barneveld;Hanzeweg 70;3771 NG;www.vroegeei.example;kuiken@vroegeei.example;0342 555 220;Evert Doornbos, Ria van de Kamp
tis [[entity|evert]], me vrouw is naar de tandarts dus u moet het met mijn typwerk doen
oude rassen, 40 soorten, eieren, kuikens, jonge hennen, wachtlijst per soort
[[description|we broeden voor een dierentuin drie keer per jaar struisvogels die nergens meer zijn]]
KIP registratie, UBN, enten, NCD, vervoer
ophalen alleen op zaterdag, 15 min per klant anders file op de dam
website is van een neef, die is boos
@Antwerp Diamond School;Antwerpen;Hoveniersstraat 44;2018;www.antwerpdiamondschool.example;desk@antwerpdiamondschool.example;03 555 44 90;Rachel Stern, Kobe Daelemans
Hey [[entity|Kobe]], pls forward, my dutch is bad
student admin, [[description|short courses grading / polishing / rough]], visa letters
every loose stone given to a student is weighed out and in, 0.01 ct, signed
tuition in USD, refunds, alumni list
[[description|our exam stone is the same one for decades and was stolen once during an exam]], so chain of custody log is not optional
LMS light, maybe Moodle? [[entity|R. Stern]]
@Tuincentrum De Groene Poort;Heerhugowaard;Middenweg 510;1704 BH;www.degroenepoort.example;kassa@degroenepoort.example;072 555 1919;Frits Mooij
update van me: gister weer 2u kassa plat op zaterdag. KLAAR ermee
wat hebben: ACA 2014, 11 kassa's, weegschalen, cadeaukaart VVV/TCN, Tuinbon
eisen: snel, offline, artikelen van Elho, Pokon, DCM, Intratuin nee wij zijn vrij
voorraad levend groen per tray, derving, THT dierenvoer
restaurant kassa erbij, tafels, QR
webshop Magento blijft
BI rapport per afdeling, weer erbij. HERFST live
@Lokerse Worstenclub;Lokeren;Zelebaan 99;9160;www.worstenclub.example;grill@worstenclub.example;09 555 81 17;Pascal Heirman, Sabrina Cools
ola hier [[entity|pascal vd club]], ff serieus nu
150 leden, lidgeld, en [[description|paardenworsten bakken op elke begrafenis van een lid]], dus telefoonlijst in 2 uur iedereen bereiken, sms of app
bak materiaal uitlenen, gas, borg
inkomsten op het feestje van [[entity|Daknam]], cash en payconiq
ons kassierster wil alles per maand zien in kleurtjes want de controleurs van de kas gaan dood van saaiheid
@Kraamzorg Wiegelied;Hardenberg;Lage Doelen 21;7772 BL;www.wiegeliedkraamzorg.example;planning@wiegeliedkraamzorg.example;0523 555 714;Hetty Meijerink
goeie, even reageren op de mail van zorgverkoop
wij zitten in Puur, 54 kraamverzorgenden, wachtdienst, partus assistentie
planning schuift elk uur want baby's lezen geen agenda
LIP protocol, KCKZ register, scholing
declaratie VECOZO per uur, eigen bijdrage, herindicatie
reistijd / km vergoeding in NMBRS of AFAS Profit?
digitaal kraamdossier ook voor verloskundige (Orfeus, Vrumun) leesbaar. tarief per bevalling of per user?
@Boomkwekerij Takkenwijf;Opheusden;Dalwagenseweg 77;4043 MT;www.takkenwijf.example;bomen@takkenwijf.example;0488 555 340;Willeke Zaaijer
jaja die naam, ik weet het, [[entity|takkenwyf]] stond er al op de fax van 't waterschap
laanbomen 18-20, 20-25 etc, per rij per perceel, telling op telefoon met regen handschoenen
reserveren voor aannemer tot 3 jaar vooruit
plantpaspoort, VKC fotos, EU certificaat
[[description|ik ent stekken van de boom waar het dagboekmeisje op uitkeek]], die gaan alleen naar scholen, papieren erbij
groetje uit de [[entity|Betuwe]]
@Accordeonhuis Zucht;Sint-Michielsgestel;Theerestraat 120;5271 GE;www.accordeonzucht.example;knop@accordeonzucht.example;073 555 9140;Frans Kivits
Verkoop, verhuur en reparatie dus drie dingen in een klein winkeltje van niks
huur-koop leerlingen, 36 termijnen, incasso faalt soms
instrument nr, stemming, balg, riemen
2 lesgevers zzp
[[description|ik stem voor een shantykoor dat op elke uitvaart van een schipper speelt]], dus als er een sterft moet ik binnen een dag 14 stuks doen
is niet te plannen maar misschien wel te registreren
gr [[entity|fr. kivits]]
@Bernard & Filles Chocolatier;Knokke-Heist;Lippenslaan 301;8300;www.bernardetfilles.example;boutique@bernardetfilles.example;050 555 86 10;Céline Bernard
Hi, we speak a mix of FR/NL/EN so english is fine
3 shops, 1 workshop, pralines by weight, gift boxes composed by client
POS + webshop + recipe costing + allergen labels (14), HACCP, best before
seasonal peaks: Easter, Sint, Christmas, Valentine, Ramadan boxes lately
tried Odoo retail: slow on weight scale (Mettler). Lightspeed no production.
Delivery w/ ice packs via UPS + bpost. Peppol obviously. Any vertical product?
@Museumspoorlijn Het Stoomlint;Simpelveld;Stationstraat 9;6369 VJ;www.stoomlint.example;vrijwilligers@stoomlint.example;045 555 6680;Sjir Pluijmen, Karin Hamers
zo, notulen van niks want [[entity|sjir]] was de pen kwijt
260 vrijwilligers, machinist/stoker/conducteur bevoegdheden met vervaldatum, medische keuring
ritten, kaartjes, [[description|pannenkoeken trein]], dus catering
werkplaats per loc onderdelen
[[description|er rijdt bij ons een koolmees mee in de schoorsteen van loc 3, dat is echt zo en heeft een pagina]]
en [[description|met kerst stoppen we bij ieder station voor een zingende kerkdienst]]
bel [[entity|K. Hamers]]
@Bouwkeuring Steen & Zoon;Tongeren;Maastrichtersteenweg 240;3700;www.steenkeuring.example;info@steenkeuring.example;012 555 39 60;Joachim Steen
Voor wie aankoop software doet bij ons >> ikzelf dus
EPC verslaggever, asbest attest (OVAM), EPB, ventilatie, veiligheidscoordinatie A en B, stabiliteit plaatsbeschrijvingen
afspraak met syndic/notaris/makelaar, sleutelophaling, prijs per type pand
verslag met foto's dicteren, PDF met handtekening eID
VEKA export, energieprestatie databank
factuur makelaar of verkoper. Nu Word, Dropbox, huilen. ± 1400 dossiers p jaar. Robaws? Koalaboox?
@Sheltered Garden Vineyard;Groesbeek;Wylerbaan 41;6561 KR;www.shelteredgarden.example;cellar@shelteredgarden.example;024 555 6118;Nora Whitlock, Henk Derks
Late reply sorry, harvest!
plots, varieties (souvignier gris mostly), spraying log, picking volunteers 60+, they get paid in lunch
tanks + barrels, lab values, bottling, excise under AGP
tasting bookings, wine club
[[description|we sit on the drop zone and still dig up parachute buckles between the rows]], visitors want those stories too so a tour slot for veterans' families
the lower rows are numbered backwards. [[entity|Nora]]
@Dierenpension De Zolder;Sluiskil;Pierssenspolderstraat 80;4541 HS;www.dierenpensiondezolder.example;poot@dierenpensiondezolder.example;0115 555 207;Lies Provoost, Omer Baert
allez ik ben [[entity|omer]] en zij is [[entity|lies]] en we zijn 't moe
reservaties schrift staat vol, inentingen vervallen, wie mag bij wie
katten boven honden beneden
medicatie 's avonds afvinken
[[description|in november slapen de honden van de kermismannen hier en dan blaffen er 60]], prijs apart en betaald in tickets voor de botsauto's
app voor foto van t beest. en niet te dure, [[entity|Kanaalzone]] hè
@Pastel & Plank Interieurs;Wevelgem;Menenstraat 390;8560;www.pastelplank.example;studio@pastelplank.example;056 555 70 90;Charlotte Maes
hey, 4 interieurarch, meetbrief, SketchUp + Vectorworks + Enscape, moodboards
nu uren in Toggl, offertes in Word, bestellingen leveranciers (Vitra, Flos, &Tradition, Ethnicraft) in mail, chaos
nodig: 1 tool projecten/fases/honorarium %/bestellen met marge/ klantportal
Studio Designer is te US. Programa? Mydoma? Teamleader?
BTW 6 of 21, voorschotten, PEPPOL, leveringsplan op werf
Meubels met levertijd 16 weken OPVOLGEN aub!!! merci
@Lighthouse Language Exchange;Leiden;Breestraat 130;2311 CX;www.lighthouselanguage.example;learn@lighthouselanguage.example;071 555 2838;Priya Nair, Wouter Bos
voice msg, walking: so like, placement test, groups max 8, teacher availability, room, invoices for companies
DUO inburgering courses = Blik op Werk keurmerk, attendance must be exact, audit pulls 25 files
students pay iDEAL or DUO loan
calendar to Google, teachers zzp 30
[[description|our groups meet in the observatory on tuesday and do the stars in dutch]] so room booking depends on clouds lol
or mail me [[entity|priya@lighthouselanguage.example]]
@Zandkastelen BVBA Graaf;De Panne;Zeelaan 210;8660;www.zandgraaf.example;graaf@zandgraaf.example;058 555 777;Yves Coopman, Lien Ghesquiere
spreek gewoon, zegt men dochter
[[description|we bouwen zandsculpturen]] voor steden en shoppings en reclame, 9 vaste en 40 losse uit alle landen, A1, Limosa, hotels
trucks zand per ton, bekisting, lijm
[[description|de draak van 14 meter die drie jaar is blijven staan]], daar moest de verzekering apart in een dossier
offertes, planning mensen + materiaal, uren. [[entity|yves c.]] tekent op een servet, foto ervan moet aan de order
@Hotel Restaurant De Oude Sas;Zelzate;Kanaalstraat 12;9060;www.deoudesas.example;info@deoudesas.example;09 555 90 44;Steve Rogiers, Peggy Lambert
ze vragen of het antwoord kort mag, dus
22 kamers, PMS nu Oracle Suite8 uit het jaar kruik, kassa los, tafels in een boek
vaste gasten zijn [[description|schippers die wachten op de sluis]], kamer per uur soms!!
[[description|we dienen soep op in de machinekamer van een sleepboot die in de gevel steekt]], 11 stoelen, 2 shiften
shiften keuken, flexi, Dimona
[[entity|steve]] wil het in de zomer niet horen
@Copper Kettle Distillers;Schiedam;Westvest 88;3111 BW;www.copperkettledistillers.example;still@copperkettledistillers.example;010 555 9377;Alan Frew, Dirkje Post
Notes [[entity|Alan]] / [[entity|Dirkje]], read on phone
spirits: mash log, cuts, casks (where, what was in it before), duty suspended, EMCS, angels share counted monthly
private cask owners 340 want a login, see photo of their cask, transfer it when they die or divorce
labels EU + US TTB
[[description|one cask is under the floor of a tram that still drives around]], it gets visited once a month so a task for that
accountant on Twinfield
`
