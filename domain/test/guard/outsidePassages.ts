/**
 * Passages by somebody who had never seen the guard nor the other sets: the first half. What tells stands as `[[entity|text]]` or
 * `[[description|text]]`. Before each: `@` name ; city ; street ; zip code ; website ; e-mail ; phone ; contacts.
 */
export const outsidePassages = `
@ Restaurant De Zilveren Lepel ; Deventer ; Brink 43 ; 7411 BT ; www.dezilverenlepel.nl ; info@dezilverenlepel.nl ; 0570-612284 ; Marloes Hietbrink, Joost Kamphuis
Wij draaien nu een jaar of zes met Lightspeed voor de kassa en Exact Online voor de boekhouding. [[entity|De Zilveren Lepel]] zit [[description|schuin tegenover de Waag]], dus op zaterdag is het hier marktdag en staan de rijen tot buiten. Wat we zoeken is een CRM dat de reserveringen meeneemt.

@ Restaurant De Zilveren Lepel ; Deventer ; Brink 43 ; 7411 BT ; www.dezilverenlepel.nl ; info@dezilverenlepel.nl ; 0570-612284 ; Marloes Hietbrink, Joost Kamphuis
[[entity|Lepel]] heeft 14 vaste medewerkers en zo'n 20 oproepers. [[entity|Marloes]] doet de roosters in Excel, de loonstroken gaan via AFAS. De wens: één HRM-pakket, koppeling met de kassa, en dat het klopt met de CAO Horeca.

@ Restaurant De Zilveren Lepel ; Deventer ; Brink 43 ; 7411 BT ; www.dezilverenlepel.nl ; info@dezilverenlepel.nl ; 0570-612284 ; Marloes Hietbrink, Joost Kamphuis
Graag contact opnemen met de bedrijfsleider via [[entity|06 - 18 44 29 07]] of mail [[entity|m.hietbrink@dezilverenlepel.nl]]. Bellen liever niet tussen 17.00 en 22.00 uur ivm service.

@ Restaurant De Zilveren Lepel ; Deventer ; Brink 43 ; 7411 BT ; www.dezilverenlepel.nl ; info@dezilverenlepel.nl ; 0570-612284 ; Marloes Hietbrink, Joost Kamphuis
Restaurant in [[entity|Salland]], twee verdiepingen, [[description|gevestigd in de oude boterhal]]. Vorig jaar [[description|door Lekker uitgeroepen tot beste nieuwkomer van Overijssel]]. Gevraagd: HRM met een app voor wisselen van diensten.

@ Hotel Noorderduin ; Callantsoog ; Zeeweg 12 ; 1759 HB ; www.noorderduin.nl ; receptie@noorderduin.nl ; 0224 58 13 90 ; Ingrid Schilstra, Peter Buis
Noteer: [[entity|Hotel Noorderdiun]] heeft 48 kamers en draait op Mews. [[entity|Ingrid S.]] wil weten of de CRM-koppeling tweerichtingsverkeer is. Budget rond € 400 per maand.

@ Hotel Noorderduin ; Callantsoog ; Zeeweg 12 ; 1759 HB ; www.noorderduin.nl ; receptie@noorderduin.nl ; 0224 58 13 90 ; Ingrid Schilstra, Peter Buis
The hotel has 48 rooms and uses Mews with Booking.com and Expedia. Owner [[entity|Peter Buis]] also runs [[entity|Brasserie Het Wrakhout]] in [[entity|Petten]], and both should share one guest profile. GDPR consent has to be kept per guest.

@ Hotel Noorderduin ; Callantsoog ; Zeeweg 12 ; 1759 HB ; www.noorderduin.nl ; receptie@noorderduin.nl ; 0224 58 13 90 ; Ingrid Schilstra, Peter Buis
Elk jaar in juli zitten wij ramvol door [[description|het zandsculpturenfestival in het dorp]]. Dan hebben we dertig man extra nodig, meest studenten. De planning in Shiftbase werkt wel maar de uren komen niet goed in de salarisadministratie terecht.

@ Hotel Noorderduin ; Callantsoog ; Zeeweg 12 ; 1759 HB ; www.noorderduin.nl ; receptie@noorderduin.nl ; 0224 58 13 90 ; Ingrid Schilstra, Peter Buis
Op de site staat nu: '[[description|Waar de duinen je wakker fluisteren]]'. Die tekst moet ook in de mailings van het nieuwe CRM terugkomen. Verder: SSO, AVG-proof, verwerkersovereenkomst en export naar CSV.

@ Kasteel Oud-Wijnrade ; Gulpen ; Wijnraderweg 3 ; 6271 NX ; www.oudwijnrade.nl ; welkom@oudwijnrade.nl ; 043 450 31 17 ; Hubert Lejeune, Odile Crutzen
[[entity|Oud-Wijnrade]] is [[description|het enige kasteelhotel in Zuid-Limburg met een eigen wijngaard op de binnenplaats]]. We hebben 31 kamers, een restaurant en drie zalen. De banqueting draait op Excel en dat loopt spaak zodra er twee bruiloften op één dag zijn.

@ Kasteel Oud-Wijnrade ; Gulpen ; Wijnraderweg 3 ; 6271 NX ; www.oudwijnrade.nl ; welkom@oudwijnrade.nl ; 043 450 31 17 ; Hubert Lejeune, Odile Crutzen
De directeur, de heer [[entity|Lejeune]], vraagt om een voorstel voor 1 oktober. Het familiebedrijf zit [[description|sinds 1887]] op dezelfde plek. Belangrijk: Franstalige en Duitstalige interface, want een deel van het personeel komt uit Wallonië en Duitsland.

@ Kasteel Oud-Wijnrade ; Gulpen ; Wijnraderweg 3 ; 6271 NX ; www.oudwijnrade.nl ; welkom@oudwijnrade.nl ; 043 450 31 17 ; Hubert Lejeune, Odile Crutzen
Huidige systemen:
- PMS: Protel
- Kassa: Vectron
- Boekhouding: Twinfield
- Website: [[entity|oudwijnrade.nl]] (WordPress)
- Instagram: [[entity|@kasteeloudwijnrade]]
Wens: CRM die gasten herkent die ook in [[entity|Auberge De Smockelaer]] komen.

@ Kasteel Oud-Wijnrade ; Gulpen ; Wijnraderweg 3 ; 6271 NX ; www.oudwijnrade.nl ; welkom@oudwijnrade.nl ; 043 450 31 17 ; Hubert Lejeune, Odile Crutzen
[[entity|Odile]] van de receptie typt elke gast drie keer in. [[description|Burgemeester van Gulpen-Wittem]] komt hier ieder jaar voor de nieuwjaarsborrel en zelfs die staat er dubbel in. Kan het nieuwe pakket ontdubbelen?

@ Museum Het Klokhuis van Asten ; Asten ; Ostaderstraat 23 ; 5721 WC ; www.klokhuisasten.nl ; museum@klokhuisasten.nl ; 0493 69 18 65 ; Wil Verberne, Annelies Kuijpers
Het museum heeft 9 betaalde krachten en 110 vrijwilligers. In de vaste collectie staat [[description|de grootste verzameling carillonklokken ter wereld]]. We willen de vrijwilligers kunnen inplannen, liefst met dezelfde tool als de vaste mensen. [[entity|Wil Verberne]] is projectleider.

@ Museum Het Klokhuis van Asten ; Asten ; Ostaderstraat 23 ; 5721 WC ; www.klokhuisasten.nl ; museum@klokhuisasten.nl ; 0493 69 18 65 ; Wil Verberne, Annelies Kuijpers
[[entity|HKA]] zoekt een CRM voor vrienden, donateurs en schoolbezoek. Nu: Access-database uit 2009 en een Mailchimp-account. Graag DPIA aanleveren en de API-documentatie.

@ Museum Het Klokhuis van Asten ; Asten ; Ostaderstraat 23 ; 5721 WC ; www.klokhuisasten.nl ; museum@klokhuisasten.nl ; 0493 69 18 65 ; Wil Verberne, Annelies Kuijpers
For the schools programme we book about 400 groups a year, mostly from [[entity|Deurne]], [[entity|Someren]] and [[entity|Helmond]]. Today this is done in Outlook. We need ticketing, invoices in UBL and a link to Twinfield.

@ Horecagroep Van Tongeren ; Arnhem ; Korenmarkt 31 ; 6811 GW ; www.vantongerenhoreca.nl ; kantoor@vantongerenhoreca.nl ; 026-4430912 ; Sjoerd van Tongeren, Bianca Roelofs
[[entity|Van Tongeren]] heeft vijf zaken: [[entity|Café 't Moortgat]], [[entity|Dudok aan de Rijn]], [[entity|Bar Luxor]] en twee lunchrooms. In totaal 130 mensen op de loonlijst, waarvan 70 flex. HRM moet per vestiging kunnen, met één login voor de regiomanager.

@ Horecagroep Van Tongeren ; Arnhem ; Korenmarkt 31 ; 6811 GW ; www.vantongerenhoreca.nl ; kantoor@vantongerenhoreca.nl ; 026-4430912 ; Sjoerd van Tongeren, Bianca Roelofs
[[entity|Sjoerd v. T.]] belde vanmorgen: ze willen van Nmbrs af. Reden is niet het product maar de support. Hij vroeg of we ook iets weten over L1NDA en Dyflexis. Terugbellen op [[entity|nul zes, drieëntwintig, achtenveertig, nul negen, elf]].

@ Horecagroep Van Tongeren ; Arnhem ; Korenmarkt 31 ; 6811 GW ; www.vantongerenhoreca.nl ; kantoor@vantongerenhoreca.nl ; 026-4430912 ; Sjoerd van Tongeren, Bianca Roelofs
De groep is eigenaar van [[description|het terras met de rode parasols onder de Eusebiuskerk]] en exploiteert ook [[description|het biertentje tijdens de Airborne-herdenking]]. Seizoensdrukte dus van mei t/m september. Vraag aan leveranciers: hoe gaat u om met piekgebruik en wat kost een tijdelijke gebruiker?

@ Horecagroep Van Tongeren ; Arnhem ; Korenmarkt 31 ; 6811 GW ; www.vantongerenhoreca.nl ; kantoor@vantongerenhoreca.nl ; 026-4430912 ; Sjoerd van Tongeren, Bianca Roelofs
KVK [[entity|09147732]], btw [[entity|NL812345670B01]], IBAN [[entity|NL29 INGB 0004 8812 36]]. Facturen per mail naar [[entity|crediteuren@vantongerenhoreca.nl]] in pdf of UBL.

@ Eetcafé De Jachthaven ; Warmond ; Sweilandstraat 8 ; 2361 JB ; www.jachthaveneten.nl ; info@jachthaveneten.nl ; 071 301 22 47 ; Dick Hoogervorst, Esmee Zandbergen
Eetcafe aan de [[entity|Kagerplassen]], 80 zitplaatsen binnen en 150 op het terras. [[entity|De Jagthaven]] (zo noemen de vaste gasten ons ook echt) draait op Untill. We willen weten wat een gast besteedt per bezoek.

@ Eetcafé De Jachthaven ; Warmond ; Sweilandstraat 8 ; 2361 JB ; www.jachthaveneten.nl ; info@jachthaveneten.nl ; 071 301 22 47 ; Dick Hoogervorst, Esmee Zandbergen
[[entity|Dick]] en z'n vrouw zijn [[description|de derde generatie op deze steiger]]. De boekhouder gebruikt SnelStart. De koks werken met HACCP-lijsten op papier en dat moet digitaal, liefst in hetzelfde pakket.

@ Eetcafé De Jachthaven ; Warmond ; Sweilandstraat 8 ; 2361 JB ; www.jachthaveneten.nl ; info@jachthaveneten.nl ; 071 301 22 47 ; Dick Hoogervorst, Esmee Zandbergen
We need a simple HR tool: contracts, leave, clocking in. About 25 people, half of them under 18 so working-time rules matter. The owner can be reached at [[entity|+31 71 3012247]], or just walk in at [[entity|Sweilandstraat]] after three.

@ Eetcafé De Jachthaven ; Warmond ; Sweilandstraat 8 ; 2361 JB ; www.jachthaveneten.nl ; info@jachthaveneten.nl ; 071 301 22 47 ; Dick Hoogervorst, Esmee Zandbergen
Ieder jaar doen we mee met [[description|de Kaagweek]] en dan draait het hele terras op handhelds. Wifi valt dan uit. Dus: systeem moet offline door kunnen, en daarna synchroniseren met Exact.

@ Pannenkoekenhuis De Vrolijke Molenaar ; Nijverdal ; Salland 14 ; 7441 NC ; www.vrolijkemolenaar.nl ; boek@vrolijkemolenaar.nl ; 0548 61 70 02 ; Gerrit Jan Wessels, Henriëtte Dijkstra
pannekoekenhuis, 220 stoelen, [[description|zit in een voormalige oliemolen]], nu al 3 jaar zonder goede planning!! [[entity|gerrit jan]] doet alles op de achterkant van een bierviltje. we willen iets als Eitje of Shiftbase maar dan met loon erbij

@ Pannenkoekenhuis De Vrolijke Molenaar ; Nijverdal ; Salland 14 ; 7441 NC ; www.vrolijkemolenaar.nl ; boek@vrolijkemolenaar.nl ; 0548 61 70 02 ; Gerrit Jan Wessels, Henriëtte Dijkstra
Bij [[entity|De Vrolijke Molenaar]] werken 45 scholieren. [[entity|Henriette Dijkstra]] is de enige met rechten in het rooster. Wens is een app met rollen en rechten, 2FA, en inzicht in min-maxcontracten.

@ Pannenkoekenhuis De Vrolijke Molenaar ; Nijverdal ; Salland 14 ; 7441 NC ; www.vrolijkemolenaar.nl ; boek@vrolijkemolenaar.nl ; 0548 61 70 02 ; Gerrit Jan Wessels, Henriëtte Dijkstra
Doelgroep: gezinnen op weg naar [[entity|Avonturenpark Hellendoorn]]. [[description|Wij zitten pal aan de afslag bij de spoorwegovergang, naast de ijsbaan]]. Ons CRM zou moeten onthouden welke kinderen jarig zijn.

@ Pannenkoekenhuis De Vrolijke Molenaar ; Nijverdal ; Salland 14 ; 7441 NC ; www.vrolijkemolenaar.nl ; boek@vrolijkemolenaar.nl ; 0548 61 70 02 ; Gerrit Jan Wessels, Henriëtte Dijkstra
Slogan op de servetten: [[description|Bij ons draait alles om de koek]]. En [[entity|#molenaarnijverdal]] op Instagram doet het ook goed. Maar wie die mensen zijn weten we niet, dus loyaliteit is wens nummer 1.

@ Vakantiepark De Hazenkamp ; Ommen ; Hammerweg 61 ; 7731 AJ ; www.hazenkamp-ommen.nl ; receptie@hazenkamp-ommen.nl ; 0529 45 66 10 ; Roelie Makkinga, Arjan Timmerman
[[entity|Hazenkamp]] telt 310 staanplaatsen en 60 chalets. Reserveren gaat via Booking Experts, de facturatie in Exact Globe. Er wordt gezocht naar een CRM met e-mailautomatisering en een koppeling met Zoover.

@ Vakantiepark De Hazenkamp ; Ommen ; Hammerweg 61 ; 7731 AJ ; www.hazenkamp-ommen.nl ; receptie@hazenkamp-ommen.nl ; 0529 45 66 10 ; Roelie Makkinga, Arjan Timmerman
Wij liggen [[description|tussen de Vecht en het zwembad]] en hebben als [[description|enige park in de streek een eigen kabelbaan]]. [[entity|Roelie Makkinga]] gaat over personeel. Zij wil verzuim volgens de Wet verbetering poortwachter kunnen bijhouden.

@ Vakantiepark De Hazenkamp ; Ommen ; Hammerweg 61 ; 7731 AJ ; www.hazenkamp-ommen.nl ; receptie@hazenkamp-ommen.nl ; 0529 45 66 10 ; Roelie Makkinga, Arjan Timmerman
The park employs 35 permanent staff and up to 90 in summer. Payroll runs through a bureau in [[entity|Zwolle]]. During [[description|the Bissing market weeks]] we hire extra cleaners for one day a week, and each of them needs a contract.

@ Vakantiepark De Hazenkamp ; Ommen ; Hammerweg 61 ; 7731 AJ ; www.hazenkamp-ommen.nl ; receptie@hazenkamp-ommen.nl ; 0529 45 66 10 ; Roelie Makkinga, Arjan Timmerman
De receptie is bereikbaar op [[entity|0529-456610]], adres [[entity|Hammerweg 61]], postcode [[entity|7731AJ]]. Ons WhatsApp-nummer staat ook op de site.

@ Lekkerbek Catering B.V. ; Veenendaal ; Turbinestraat 6 ; 3903 LW ; www.lekkerbekcatering.nl ; sales@lekkerbekcatering.nl ; 0318 55 40 71 ; Fatima El Idrissi, Wouter Hardeman
[[entity|Lekkerbek]] verzorgt bedrijfslunches op 22 locaties, waaronder [[entity|het gemeentehuis van Ede]]. Recepturen staan in Excel, allergenen in een aparte lijst, en de inkoop loopt via Hanos en Sligro. Gezocht: ERP met receptuurbeheer, THT-bewaking en kostprijs per portie.

@ Lekkerbek Catering B.V. ; Veenendaal ; Turbinestraat 6 ; 3903 LW ; www.lekkerbekcatering.nl ; sales@lekkerbekcatering.nl ; 0318 55 40 71 ; Fatima El Idrissi, Wouter Hardeman
[[entity|Mevr. El Idrissi]] (sales) en [[entity|W. Hardeman]] (operatie) zitten in de stuurgroep. Beslissing in Q3, livegang 1 januari. AFAS is een optie maar ze vinden het duur.

@ Lekkerbek Catering B.V. ; Veenendaal ; Turbinestraat 6 ; 3903 LW ; www.lekkerbekcatering.nl ; sales@lekkerbekcatering.nl ; 0318 55 40 71 ; Fatima El Idrissi, Wouter Hardeman
In [[description|2022 won het bedrijf de Gouden Pollepel voor beste bedrijfscateraar]]. Daarna groeide het hard: van 40 naar 95 fte. De Excel-lijsten kunnen dat niet aan, zegt de controller.

@ Lekkerbek Catering B.V. ; Veenendaal ; Turbinestraat 6 ; 3903 LW ; www.lekkerbekcatering.nl ; sales@lekkerbekcatering.nl ; 0318 55 40 71 ; Fatima El Idrissi, Wouter Hardeman
Caterer for [[description|the annual dinner of the tallest-people club in the country]] and about thirty corporate canteens. The planner at [[entity|Lekkerbeck Catering]] wants one screen with orders, drivers and vans. Route planning may be done in Google Maps.

@ Moon ; Rotterdam ; Wijnhaven 107 ; 3011 WN ; www.moonrotterdam.nl ; hello@moonrotterdam.nl ; 010 214 77 30 ; Lisa de Graaf, Cheng Wu
[[entity|Moon]] is open van dinsdag t/m zaterdag, 60 couverts, één seating. We gebruiken Zenchef voor reserveringen. [[entity|Cheng]] kookt, [[entity|Lisa de Graaf]] doet de rest, inclusief de administratie op zondag.

@ Moon ; Rotterdam ; Wijnhaven 107 ; 3011 WN ; www.moonrotterdam.nl ; hello@moonrotterdam.nl ; 010 214 77 30 ; Lisa de Graaf, Cheng Wu
[[description|Ons restaurant draait letterlijk rond: in een uur zie je de hele haven voorbij komen]]. Gasten boeken speciaal het blok met zonsondergang. Het CRM moet dus tijdstip en tafel kunnen onthouden.

@ Moon ; Rotterdam ; Wijnhaven 107 ; 3011 WN ; www.moonrotterdam.nl ; hello@moonrotterdam.nl ; 010 214 77 30 ; Lisa de Graaf, Cheng Wu
Find us at [[entity|the Red Apple building]], or on Insta [[entity|@moon.rdam]]. We got [[description|our first Michelin star in March 2021]], and since then no-shows cost us around EUR 2,000 a month.

@ Vroeger ; Bergen op Zoom ; Kortemeestraat 18 ; 4611 MB ; www.vroegerboz.nl ; eten@vroegerboz.nl ; 0164 24 09 88 ; Kees Machielsen
Bij [[entity|Vroeger]] eet je wat oma kookte. Eerst stond alles in een schrift, nu zit het in Formitable. [[entity|Kees M.]] wil dat de vaste gasten een kaartje krijgen met Kerst.

@ Vroeger ; Bergen op Zoom ; Kortemeestraat 18 ; 4611 MB ; www.vroegerboz.nl ; eten@vroegerboz.nl ; 0164 24 09 88 ; Kees Machielsen
Wij zijn gevestigd in [[description|de oude meisjesschool van de zusters]] en we hebben een stadstuin. Met [[description|vastenavend]] gaat de zaak drie dagen dicht, dan staan alle medewerkers zelf op straat. Dat moet in het verlofsysteem te zetten zijn als collectieve sluiting.

@ Vroeger ; Bergen op Zoom ; Kortemeestraat 18 ; 4611 MB ; www.vroegerboz.nl ; eten@vroegerboz.nl ; 0164 24 09 88 ; Kees Machielsen
eigenaar heeft ook [[entity|Lunchroom Straks]] en [[entity|Bar Nu]] overgenomen, alledrie in [[entity|de Brabantse Wal]]. 1 personeelsbestand, 3 BVs. kan een medewerker in meerdere bvs staan zonder dubbel dossier?

@ Strandpaviljoen Zuiderbad ; Domburg ; Strandopgang 't Groentje 2 ; 4357 AB ; www.zuiderbaddomburg.nl ; info@zuiderbaddomburg.nl ; 0118 58 29 41 ; Jaap Wondergem, Tess Louwerse
Strandtent, seizoen van maart tot november, 12 vast en 55 seizoenskrachten. [[entity|'t Zuiderbad]] wordt elk najaar afgebroken en opgeslagen. Veel Duitse gasten, dus Duitstalige bevestigingen.

@ Strandpaviljoen Zuiderbad ; Domburg ; Strandopgang 't Groentje 2 ; 4357 AB ; www.zuiderbaddomburg.nl ; info@zuiderbaddomburg.nl ; 0118 58 29 41 ; Jaap Wondergem, Tess Louwerse
[[entity|Tess]] regelt de bruiloften; vorig jaar trouwde [[description|de dochter van de commissaris van de Koning]] hier. Ze houdt offertes bij in Word. Wens: CRM met offertemodule, digitale handtekening en aanbetaling via Mollie.

@ Strandpaviljoen Zuiderbad ; Domburg ; Strandopgang 't Groentje 2 ; 4357 AB ; www.zuiderbaddomburg.nl ; info@zuiderbaddomburg.nl ; 0118 58 29 41 ; Jaap Wondergem, Tess Louwerse
[[description|Vlak onder de vuurtoren met de groene kap]] staan wij. Het internet is er slecht, dus alles moet ook op 4G werken. Mail naar [[entity|tess@zuiderbaddomburg.nl]].

@ Grand Hotel Wilhelmina ; Venlo ; Kaldenkerkerweg 1 ; 5913 AB ; www.grandhotelwilhelmina.nl ; reservations@grandhotelwilhelmina.nl ; 077 351 62 51 ; Monique Janssen-Peeters, Twan Geraedts
[[entity|Wilhelmina]] is een viersterrenhotel met 82 kamers, 3 zalen en een brasserie. PMS is Oracle Opera, channel manager SiteMinder. HR-manager [[entity|Monique Janssen - Peeters]] zoekt een pakket voor werving, onboarding en verzuim.

@ Grand Hotel Wilhelmina ; Venlo ; Kaldenkerkerweg 1 ; 5913 AB ; www.grandhotelwilhelmina.nl ; reservations@grandhotelwilhelmina.nl ; 077 351 62 51 ; Monique Janssen-Peeters, Twan Geraedts
We liggen [[description|recht tegenover het station, op de hoek met de fontein]] en hebben veel Duitse daggasten. Onze boekhouding zit in Unit4, de BTW-aangifte doet de accountant. Nodig: koppeling via REST API, geen FTP.

@ Grand Hotel Wilhelmina ; Venlo ; Kaldenkerkerweg 1 ; 5913 AB ; www.grandhotelwilhelmina.nl ; reservations@grandhotelwilhelmina.nl ; 077 351 62 51 ; Monique Janssen-Peeters, Twan Geraedts
The [[entity|GHW]] team is 70 people in 12 nationalities, so the HR portal must speak English, Polish and Dutch. The hotel was [[description|opened by the queen mother in 1906]] and is a listed building; do not expect a server room.

@ Grand Hotel Wilhelmina ; Venlo ; Kaldenkerkerweg 1 ; 5913 AB ; www.grandhotelwilhelmina.nl ; reservations@grandhotelwilhelmina.nl ; 077 351 62 51 ; Monique Janssen-Peeters, Twan Geraedts
Contact: [[entity|Twan Geraedts]], controller, tel. [[entity|077-3516251]] tst 14. Of via [[entity|linkedin.com/in/twan-geraedts-ctrl]]. Voorkeur voor een demo op een dinsdag of donderdag.

@ Brouwerij De Drie Kroezen ; Zutphen ; Houtmarkt 75 ; 7201 KL ; www.driekroezen.nl ; bier@driekroezen.nl ; 0575 51 90 23 ; Thijs Nijenhuis, Floor Beltman
Brouwerij met proeflokaal, 6 fte. [[entity|Drie Kroezen]] brouwt 1.800 hl per jaar en levert aan 140 cafés en slijterijen. ERP moet kunnen: batches, accijns, fustenadministratie, THT en een koppeling met de webshop (WooCommerce).

@ Brouwerij De Drie Kroezen ; Zutphen ; Houtmarkt 75 ; 7201 KL ; www.driekroezen.nl ; bier@driekroezen.nl ; 0575 51 90 23 ; Thijs Nijenhuis, Floor Beltman
Ons tripel '[[entity|Spanjaardspoort Tripel]]' [[description|won goud op de Dutch Beer Challenge 2023]], sindsdien kunnen we de vraag niet aan. [[entity|Thijs]] houdt de voorraad bij op een whiteboard. Exact Online Productie is bekeken maar te zwaar.

@ Brouwerij De Drie Kroezen ; Zutphen ; Houtmarkt 75 ; 7201 KL ; www.driekroezen.nl ; bier@driekroezen.nl ; 0575 51 90 23 ; Thijs Nijenhuis, Floor Beltman
We're a small brewery [[description|in what used to be the town's tannery]], [[description|right where the Berkel meets the IJssel]]. Looking for an ERP that handles deposits on kegs and excise reports to Customs. Budget: 250 euro per month.

@ B&B Bij Tante Sjaan ; Oudewater ; Leeuweringerstraat 10 ; 3421 AC ; www.bijtantesjaan.nl ; sjaan@bijtantesjaan.nl ; 06-24318895 ; Sjaan Boere
Drie kamers, één badkamer, en ik doe het allemaal zelf. Mijn naam is [[entity|Sjaan]], ik ben [[description|weduwe van de laatste touwslager van het stadje]]. Ik wil gewoon een agenda die met Airbnb en Booking.com praat en de toeristenbelasting uitrekent.

@ B&B Bij Tante Sjaan ; Oudewater ; Leeuweringerstraat 10 ; 3421 AC ; www.bijtantesjaan.nl ; sjaan@bijtantesjaan.nl ; 06-24318895 ; Sjaan Boere
bel gerust [[entity|nul zes vierentwintig eenendertig achtentachtig vijfennegentig]], of stuur een appje. adres is [[entity|leeuweringerstr 10]], [[description|boven de kaaswinkel, om de hoek van de heksenwaag]]

@ B&B Bij Tante Sjaan ; Oudewater ; Leeuweringerstraat 10 ; 3421 AC ; www.bijtantesjaan.nl ; sjaan@bijtantesjaan.nl ; 06-24318895 ; Sjaan Boere
[[entity|Tante Sjaan]] kreeg [[description|een 9,8 en daarmee de hoogste score van alle B&B's in het Groene Hart]] op Booking.com. Ze heeft geen personeel. Vraag: is er een CRM dat gratis is tot 500 contacten?

@ Wokpaleis Golden Dragon ; Emmen ; Hondsrugweg 99 ; 7811 AE ; www.goldendragonemmen.nl ; info@goldendragonemmen.nl ; 0591 64 33 12 ; Kwok Man Cheung, Suzanne Li
[[entity|Golden Dragon]] heeft 400 zitplaatsen, all-you-can-eat, 38 medewerkers van wie de helft oproep. Kassa is van Untill, bezorging via Thuisbezorgd en Uber Eats. [[entity|Meneer Cheung]] wil één rapportage per dag, ook in het Chinees.

@ Wokpaleis Golden Dragon ; Emmen ; Hondsrugweg 99 ; 7811 AE ; www.goldendragonemmen.nl ; info@goldendragonemmen.nl ; 0591 64 33 12 ; Kwok Man Cheung, Suzanne Li
We zitten [[description|naast de dierentuin, in het pand met de twee stenen leeuwen]]. Gasten komen uit heel Noord-Nederland en uit Duitsland. Wens: reserveringen + loyaliteitskaart in één app, en koppeling met Exact.

@ Wokpaleis Golden Dragon ; Emmen ; Hondsrugweg 99 ; 7811 AE ; www.goldendragonemmen.nl ; info@goldendragonemmen.nl ; 0591 64 33 12 ; Kwok Man Cheung, Suzanne Li
Our family owns [[entity|Wokpaleis Lucky Star]] in [[entity|Hoogeveen]] and [[entity|Chinees-Indisch Restaurant Peking]] too. One stock system for all three kitchens would save a lot. Contact [[entity|Suzanne]], English or Cantonese.

@ Theater De Koornbeurs ; Franeker ; Zilverstraat 20 ; 8801 KC ; www.koornbeursfraneker.nl ; kassa@koornbeursfraneker.nl ; 0517 39 55 08 ; Sietske Postma, Durk Hoekstra
Wij hebben een zaal van 320 stoelen en een foyer-café. Tickets lopen via Ticketmatic, de horeca via Lightspeed en die twee kennen elkaar niet. [[entity|Sietske Postma]] is directeur-bestuurder, [[entity|Durk H.]] doet de techniek.

@ Theater De Koornbeurs ; Franeker ; Zilverstraat 20 ; 8801 KC ; www.koornbeursfraneker.nl ; kassa@koornbeursfraneker.nl ; 0517 39 55 08 ; Sietske Postma, Durk Hoekstra
[[entity|Koornbeurs]] is [[description|het laatste theater van de elf steden met een draaiend toneel]]. Subsidie komt van de provincie en de gemeente [[entity|Waadhoeke]]. Het CRM moet donateurs, vrienden en scholen uit elkaar houden.

@ Theater De Koornbeurs ; Franeker ; Zilverstraat 20 ; 8801 KC ; www.koornbeursfraneker.nl ; kassa@koornbeursfraneker.nl ; 0517 39 55 08 ; Sietske Postma, Durk Hoekstra
The theatre closes for [[description|the PC, first Wednesday after 30 July]], because nobody comes that day. Apart from that we programme 140 nights a year. We need scheduling for 60 volunteers and a link with the ticket system.

@ Theater De Koornbeurs ; Franeker ; Zilverstraat 20 ; 8801 KC ; www.koornbeursfraneker.nl ; kassa@koornbeursfraneker.nl ; 0517 39 55 08 ; Sietske Postma, Durk Hoekstra
Op de gevel staat sinds jaar en dag "[[description|Hjir komt it doek noait del]]". In de nieuwsbrief ook. Vraag: kan het e-mailpakket accenten en vreemde tekens aan, en ondersteunt het dubbele opt-in volgens de AVG?

@ Frituur 't Hoekske ; Weert ; Maasstraat 2 ; 6001 EC ; www.frituurhoekske.nl ; patat@frituurhoekske.nl ; 0495 53 71 60 ; Jos Creemers
Frietzaak met 9 man. [[entity|'t Hoekske]] haalt 40% van de omzet via Thuisbezorgd. Ik wil van de commissie af en zelf een bestelapp, met klantgegevens die van mij zijn. Groet, [[entity|Jos]]

@ Frituur 't Hoekske ; Weert ; Maasstraat 2 ; 6001 EC ; www.frituurhoekske.nl ; patat@frituurhoekske.nl ; 0495 53 71 60 ; Jos Creemers
Vorig jaar [[description|tweede van Limburg in de Cafetaria Top 100]] geworden. Sindsdien elke vrijdag file tot aan [[entity|de Sint-Martinuskerk]]. Personeel vinden is lastig; HR-pakket moet dus ook werving doen via WhatsApp.

@ Frituur 't Hoekske ; Weert ; Maasstraat 2 ; 6001 EC ; www.frituurhoekske.nl ; patat@frituurhoekske.nl ; 0495 53 71 60 ; Jos Creemers
eige recept stoofvlees, staat bekend als [[description|'t zuur vleis met peperkoek van ôs oma]]. Kasboek gaat per maand in een schoenendoos naar [[entity|Administratiekantoor Creemers & Zn]]. Digitale bonnetjes zou al veel schelen

@ Zalencentrum Ons Huis ; Barneveld ; Kampstraat 17 ; 3771 AP ; www.onshuisbarneveld.nl ; verhuur@onshuisbarneveld.nl ; 0342 41 26 33 ; Evert van den Brink, Hanneke Schuurman
[[entity|Ons Huis]] verhuurt 11 zalen aan kerken, verenigingen en bedrijven. De beheerder plant in een papieren agenda. [[entity|Evert]] wil weten of MEWS ook zalen kan, of dat er iets als EventPro nodig is.

@ Zalencentrum Ons Huis ; Barneveld ; Kampstraat 17 ; 3771 AP ; www.onshuisbarneveld.nl ; verhuur@onshuisbarneveld.nl ; 0342 41 26 33 ; Evert van den Brink, Hanneke Schuurman
Op donderdag is het hier [[description|tijdens de pluimveemarkt]] altijd vol en op zondag zijn we dicht. Wens: zaalplanning met facturatie, en een link naar Exact Online. Adres voor de demo: [[entity|Kampstr. 17]].

@ Zalencentrum Ons Huis ; Barneveld ; Kampstraat 17 ; 3771 AP ; www.onshuisbarneveld.nl ; verhuur@onshuisbarneveld.nl ; 0342 41 26 33 ; Evert van den Brink, Hanneke Schuurman
[[description|Het gebouw was tot 1978 de veilinghal voor eieren]]. Er is veel oude bekabeling; cloud heeft daarom de voorkeur. Wij hebben 8 vaste krachten en geen eigen ICT'er.

@ IJssalon Talamini-Dolce ; Almelo ; Grotestraat 88 ; 7607 CS ; www.talaminidolce.nl ; ijs@talaminidolce.nl ; 0546 81 47 55 ; Giulia Talamini, Marco Talamini
[[entity|Talamini Dolce]] maakt ijs [[description|sinds 1928]] in dezelfde kelder. [[entity|Giulia]] en [[entity|Marco T.]] willen recepturen, allergenen en batches digitaal. HACCP zit nu in een ringband.

@ IJssalon Talamini-Dolce ; Almelo ; Grotestraat 88 ; 7607 CS ; www.talaminidolce.nl ; ijs@talaminidolce.nl ; 0546 81 47 55 ; Giulia Talamini, Marco Talamini
Wij leveren aan 60 restaurants en aan [[entity|Gelateria Nonna]] in [[entity|Hengelo]], die is van onze neef. Bestellingen komen per app, mail en telefoon, en dat gaat wel eens fout. ERP-light met bestelportaal zou ideaal zijn, onder € 200.

@ IJssalon Talamini-Dolce ; Almelo ; Grotestraat 88 ; 7607 CS ; www.talaminidolce.nl ; ijs@talaminidolce.nl ; 0546 81 47 55 ; Giulia Talamini, Marco Talamini
Best-known flavour: [[description|krentenwegge ice cream, which nobody else makes]]. We were [[description|on TV in Heel Holland Bakt]] in the spring. Orders tripled and Excel gave up.

@ Camping De Wielewaal ; Vrouwenpolder ; Koningin Emmaweg 22 ; 4354 KD ; www.wielewaal-zeeland.nl ; post@wielewaal-zeeland.nl ; 0118-591377 ; Corrie Maljaars, Bram Maljaars
familiecamping, 140 plaatsen, geen animatie. [[entity|Corrie]] doet de boekingen en [[entity|bram maljaars]] het terrein. we gebruiken Campingcare maar de facturen moeten we overtypen in Snelstart

@ Camping De Wielewaal ; Vrouwenpolder ; Koningin Emmaweg 22 ; 4354 KD ; www.wielewaal-zeeland.nl ; post@wielewaal-zeeland.nl ; 0118-591377 ; Corrie Maljaars, Bram Maljaars
[[entity|De Wielewael]] ligt [[description|aan de voet van de Oranjezon, op loopafstand van de zeedijk]]. Veel vaste gasten, sommigen al veertig jaar. CRM moet familieleden kunnen koppelen en de vaste plek onthouden.

@ Camping De Wielewaal ; Vrouwenpolder ; Koningin Emmaweg 22 ; 4354 KD ; www.wielewaal-zeeland.nl ; post@wielewaal-zeeland.nl ; 0118-591377 ; Corrie Maljaars, Bram Maljaars
Wij zijn [[description|de kleinste camping van Walcheren]]. Personeel: 2 eigenaren, 4 zomerkrachten. Liefst een pakket per seizoen opzegbaar.

@ Camping De Wielewaal ; Vrouwenpolder ; Koningin Emmaweg 22 ; 4354 KD ; www.wielewaal-zeeland.nl ; post@wielewaal-zeeland.nl ; 0118-591377 ; Corrie Maljaars, Bram Maljaars
Please write to [[entity|PO Box 44, 4354 ZG]] or call [[entity|(0118) 59 13 77]] before ten. We speak Dutch, German and some English. What we want is a booking engine with a proper guest card.

@ Hostel Kopstoot ; Groningen ; Poelestraat 30 ; 9711 PJ ; www.hostelkopstoot.nl ; stay@hostelkopstoot.nl ; 050 313 84 92 ; Jelmer Wiersma, Nadia Haddou
[[entity|Kopstoot]] heeft 180 bedden, een bar en een co-working. Draait op Cloudbeds. [[entity|Nadia]] (people & culture) zoekt een HRM-tool waar internationale studenten zelf hun documenten uploaden.

@ Hostel Kopstoot ; Groningen ; Poelestraat 30 ; 9711 PJ ; www.hostelkopstoot.nl ; stay@hostelkopstoot.nl ; 050 313 84 92 ; Jelmer Wiersma, Nadia Haddou
We're the hostel [[description|inside the old police station]], yes, [[description|you can sleep in a cell]]. Group bookings for [[description|Eurosonic]] go wrong every January. CRM should track the same school or band over the years.

@ Hostel Kopstoot ; Groningen ; Poelestraat 30 ; 9711 PJ ; www.hostelkopstoot.nl ; stay@hostelkopstoot.nl ; 050 313 84 92 ; Jelmer Wiersma, Nadia Haddou
IG: [[entity|@kopstoot050]], TikTok [[entity|@slapenindecel]]. Onze marketing is gratis maar we weten niks van onze gasten. Gezocht: CRM met API naar Cloudbeds, SSO via Google Workspace.

@ Hostel Kopstoot ; Groningen ; Poelestraat 30 ; 9711 PJ ; www.hostelkopstoot.nl ; stay@hostelkopstoot.nl ; 050 313 84 92 ; Jelmer Wiersma, Nadia Haddou
Overige panden van dezelfde eigenaar: [[entity|Hotel Het Schimmelpenninck]], [[entity|The Student Loft]]. HR is centraal geregeld vanuit [[entity|Haren]]. 55 fte samen, loon via Loket.nl.

@ Wijnbar Louter ; Den Bosch ; Verwersstraat 52 ; 5211 HW ; www.wijnbarlouter.nl ; proef@wijnbarlouter.nl ; 073 614 05 29 ; Sophie Louter, Ruben Spierings
[[entity|Louter]] is een kleine wijnbar, 32 stoelen, louter natuurwijn. [[entity|Sophie]] doet de inkoop en [[entity|Ruben Spierings]] de vloer. Ze willen een CRM waarin je per gast opslaat welke fles hij lekker vond.

@ Wijnbar Louter ; Den Bosch ; Verwersstraat 52 ; 5211 HW ; www.wijnbarlouter.nl ; proef@wijnbarlouter.nl ; 073 614 05 29 ; Sophie Louter, Ruben Spierings
We zitten [[description|om de hoek bij de Sint-Jan, in het smalste pand van de straat]]. Elk jaar rond [[description|Jazz in Duketown]] draaien we in vier dagen een maandomzet. Voorraad moet dan live kloppen.

@ Wijnbar Louter ; Den Bosch ; Verwersstraat 52 ; 5211 HW ; www.wijnbarlouter.nl ; proef@wijnbarlouter.nl ; 073 614 05 29 ; Sophie Louter, Ruben Spierings
Kvk-nr. [[entity|71 20 45 88]] / rekeningnummer [[entity|NL44RABO0331904417]] t.n.v. [[entity|Louter Wijn V.O.F.]] Offerte graag excl. btw.

@ Congreshotel De Leeuwenhorst Hoeve ; Lunteren ; Barneveldseweg 20 ; 6741 LL ; www.leeuwenhorsthoeve.nl ; sales@leeuwenhorsthoeve.nl ; 0318 48 29 00 ; Karin Wolfswinkel, Erik-Jan Top
[[entity|Leeuwenhorst Hoeve]] heeft 96 kamers en 28 zalen. Sales werkt in Salesforce, banqueting in een eigen Access-tool uit 2004. [[entity|Karin W.]] wil naar één platform, inclusief offertes en draaiboeken.

@ Congreshotel De Leeuwenhorst Hoeve ; Lunteren ; Barneveldseweg 20 ; 6741 LL ; www.leeuwenhorsthoeve.nl ; sales@leeuwenhorsthoeve.nl ; 0318 48 29 00 ; Karin Wolfswinkel, Erik-Jan Top
[[description|Naast het exacte middelpunt van Nederland]] gelegen. Wij werken voor ministeries en zorginstellingen, dus ISO 27001 en NEN 7510 zijn een eis. Verder een DPIA, data in de EU en exit-regeling.

@ Congreshotel De Leeuwenhorst Hoeve ; Lunteren ; Barneveldseweg 20 ; 6741 LL ; www.leeuwenhorsthoeve.nl ; sales@leeuwenhorsthoeve.nl ; 0318 48 29 00 ; Karin Wolfswinkel, Erik-Jan Top
The congress hotel was [[description|originally a mission college of the White Fathers]]. It now employs 140 people across kitchen, housekeeping and events. HR system: SD Worx, contract ends December 2025.

@ Congreshotel De Leeuwenhorst Hoeve ; Lunteren ; Barneveldseweg 20 ; 6741 LL ; www.leeuwenhorsthoeve.nl ; sales@leeuwenhorsthoeve.nl ; 0318 48 29 00 ; Karin Wolfswinkel, Erik-Jan Top
Vragen aan leveranciers:
1. Kan een offerte uit het CRM direct in het draaiboek?
2. Wat kost een extra gebruiker?
3. Is er een sandbox?
Antwoorden naar [[entity|kwolfswinkel@leeuwenhorsthoeve.nl]] t.a.v. [[entity|Erik Jan Top]].

@ Landgoed Rhederoord-Zuid ; De Steeg ; Parkweg 19 ; 6994 CM ; www.rhederoordzuid.nl ; office@rhederoordzuid.nl ; 026 495 90 14 ; Charlotte van Heemstra, Maarten Oosterhuis
[[entity|Rhederoord]] is een landgoed met 24 kamers, een orangerie en een moestuin. We werken met Apaleo en Exact. [[entity|Freule Van Heemstra]] tekent de contracten, maar de dagelijkse leiding is bij [[entity|Maarten]].

@ Landgoed Rhederoord-Zuid ; De Steeg ; Parkweg 19 ; 6994 CM ; www.rhederoordzuid.nl ; office@rhederoordzuid.nl ; 026 495 90 14 ; Charlotte van Heemstra, Maarten Oosterhuis
Trouwlocatie [[description|op de stuwwal, met uitzicht over de IJsselvallei en de toren van Rheden]]. [[description|De wethouder van Rozendaal]] is er ook getrouwd. Wij zoeken CRM voor leads, bezichtigingen, opties en aanbetalingen.

@ Landgoed Rhederoord-Zuid ; De Steeg ; Parkweg 19 ; 6994 CM ; www.rhederoordzuid.nl ; office@rhederoordzuid.nl ; 026 495 90 14 ; Charlotte van Heemstra, Maarten Oosterhuis
At [[entity|LRZ]] we hold about 90 weddings a year. [[description|The bride arrives by horse tram]], that is our signature. Leads come from ThePerfectWedding and from Instagram, and end up in three mailboxes.

@ Sushi Kazoku ; Almere ; Stadhuisplein 101 ; 1315 XC ; www.sushikazoku.nl ; order@sushikazoku.nl ; 036 844 10 29 ; Kenji Mori, Priscilla Rozenblad
[[entity|Kazoku]] heeft nu 4 filialen: [[entity|Almere Haven]], [[entity|Lelystad]], [[entity|Dronten]] en een in het centrum. De keuken is centraal. ERP voor inkoop van vis met THT en temperatuurregistratie, anders krijgen we gedoe met de NVWA.

@ Sushi Kazoku ; Almere ; Stadhuisplein 101 ; 1315 XC ; www.sushikazoku.nl ; order@sushikazoku.nl ; 036 844 10 29 ; Kenji Mori, Priscilla Rozenblad
[[entity|Kenji M.]] wil een dashboard per filiaal: omzet, personeelskosten, verspilling. Nu haalt [[entity|Priscilla]] dat uit Lightspeed, Shiftbase en Excel. Kost haar elke maandag een halve dag.

@ Sushi Kazoku ; Almere ; Stadhuisplein 101 ; 1315 XC ; www.sushikazoku.nl ; order@sushikazoku.nl ; 036 844 10 29 ; Kenji Mori, Priscilla Rozenblad
We were [[description|the first conveyor-belt sushi place in the polder]]. Delivery goes through Uber Eats. [[entity|sushikazoku.nl/bestellen]] is our own shop, built in Shopify.

@ Stoommuseum De Ketel ; Medemblik ; Oosterdijk 4 ; 1671 HJ ; www.stoommuseumdeketel.nl ; info@stoommuseumdeketel.nl ; 0227 54 47 32 ; Ton Appelman, Gre Sijm
Museum met 4 fte en 85 vrijwilligers, gevestigd [[description|in het oude gemaal]]. [[entity|Stoommusem de Ketel]] gebruikt Adlib voor de collectie. Voor de mensen is er niets. Gezocht: HRM of vrijwilligersbeheer, VOG-registratie en roosters.

@ Stoommuseum De Ketel ; Medemblik ; Oosterdijk 4 ; 1671 HJ ; www.stoommuseumdeketel.nl ; info@stoommuseumdeketel.nl ; 0227 54 47 32 ; Ton Appelman, Gre Sijm
[[description|Onze Lancashire-ketel is de enige in het land die nog onder druk gaat]]. Stokers moeten een geldig certificaat hebben en dat willen we kunnen bewaken. Contactpersoon is [[entity|Ton]], op dinsdag aanwezig.

@ Stoommuseum De Ketel ; Medemblik ; Oosterdijk 4 ; 1671 HJ ; www.stoommuseumdeketel.nl ; info@stoommuseumdeketel.nl ; 0227 54 47 32 ; Ton Appelman, Gre Sijm
Combi-kaartje met [[entity|de Museumstoomtram]] en [[entity|kasteel Radboud]]. Verkoop loopt via drie kassa's en de afrekening per kwartaal in Excel. Kan een CRM of ticketsysteem dit splitsen? Mvg [[entity|Gré Sijm]]

@ Hotel Waddenrust ; Hollum ; Burenlaan 15 ; 9161 AK ; www.waddenrustameland.nl ; hotel@waddenrustameland.nl ; 0519 55 42 18 ; Jikke de Jong, Theunis Metz
Hotel [[entity|Waddenrust]], 26 kamers, half jaar vol en half jaar stil. Personeel slaapt intern, dus inhouding voor huisvesting moet in het loonpakket kunnen. [[entity|Theunis]] gebruikt nu Nmbrs via de accountant.

@ Hotel Waddenrust ; Hollum ; Burenlaan 15 ; 9161 AK ; www.waddenrustameland.nl ; hotel@waddenrustameland.nl ; 0519 55 42 18 ; Jikke de Jong, Theunis Metz
Alles komt met [[entity|de boot van Wagenborg]] en als die niet vaart hebben wij geen vis. Inkoop zou dus een dag vooruit moeten plannen. [[description|Wij zijn het hotel onder de rood-witte vuurtoren]], iedereen kent ons.

@ Hotel Waddenrust ; Hollum ; Burenlaan 15 ; 9161 AK ; www.waddenrustameland.nl ; hotel@waddenrustameland.nl ; 0519 55 42 18 ; Jikke de Jong, Theunis Metz
We bought [[entity|Café De Zwaan]] next door in 2020. Two administrations, one owner. Ms [[entity|De Jong]] wants one login, and a Dutch-speaking helpdesk would be a bonus.

@ Hotel Waddenrust ; Hollum ; Burenlaan 15 ; 9161 AK ; www.waddenrustameland.nl ; hotel@waddenrustameland.nl ; 0519 55 42 18 ; Jikke de Jong, Theunis Metz
Tijdens [[description|het Rôggefeest in oktober]] verdubbelt de bezetting. In de winter werken we met een jaarurennorm. Welke HRM-pakketten kunnen JUS-contracten aan volgens de CAO Horeca?

@ Koffiebranderij Zwarte Goud ; Leiden ; Haarlemmerstraat 211 ; 2312 DW ; www.zwartegoudleiden.nl ; bonen@zwartegoudleiden.nl ; 071 512 66 09 ; Pim Noordermeer, Yasmin Aktas
Branderij, winkel en 3 koffiebars. [[entity|Zwarte Goud]] verkoopt ook B2B aan 200 kantoren. Voorraad groene bonen in Excel, verkoop in Shopify, facturen in Moneybird. ERP-light gezocht, [[entity|Pim]] beslist.

@ Koffiebranderij Zwarte Goud ; Leiden ; Haarlemmerstraat 211 ; 2312 DW ; www.zwartegoudleiden.nl ; bonen@zwartegoudleiden.nl ; 071 512 66 09 ; Pim Noordermeer, Yasmin Aktas
Onze eerste bar zat [[description|onder de poort van de Burcht]], daarna kwamen [[entity|de Stevenshof]] en [[entity|Oegstgeest]]. 28 mensen, meest studenten. Roosters gaan via WhatsApp, en niemand weet wie er vrij is.

@ Koffiebranderij Zwarte Goud ; Leiden ; Haarlemmerstraat 211 ; 2312 DW ; www.zwartegoudleiden.nl ; bonen@zwartegoudleiden.nl ; 071 512 66 09 ; Pim Noordermeer, Yasmin Aktas
[[description|Nederlands kampioen latte art 2019]] staat bij ons achter de bar, haar naam is [[entity|Yasmin]]. Trainingen en certificaten (SCA) willen we per medewerker bijhouden. Wat kost dat bij 28 mensen?

@ Gasterij De Drie Linden ; Orvelte ; Dorpsstraat 7 ; 9441 PD ; www.drielinden-orvelte.nl ; info@drielinden-orvelte.nl ; 0593 32 22 46 ; Alie Hummel, Jan Willem Hummel
[[entity|De Drie Linden]] zit in [[description|een museumdorp waar geen auto's mogen komen]]. Leveranciers moeten voor 10 uur weg zijn. 18 medewerkers, kassa is van Unitouch.

@ Gasterij De Drie Linden ; Orvelte ; Dorpsstraat 7 ; 9441 PD ; www.drielinden-orvelte.nl ; info@drielinden-orvelte.nl ; 0593 32 22 46 ; Alie Hummel, Jan Willem Hummel
De zaak is al [[description|vijf generaties in handen van dezelfde familie]]. [[entity|Alie]] kookt nog zelf, [[entity|Jan-Willem]] doet de cijfers. Ze willen bussen en groepen kunnen boeken met menu en dieet erbij.

@ Gasterij De Drie Linden ; Orvelte ; Dorpsstraat 7 ; 9441 PD ; www.drielinden-orvelte.nl ; info@drielinden-orvelte.nl ; 0593 32 22 46 ; Alie Hummel, Jan Willem Hummel
Groups come by coach from [[entity|Emmen]] and [[entity|Assen]]; the big one is [[description|the sheep-shearing day in June]]. All on paper now. Could be a simple CRM with a calendar, max EUR 60 a month.

@ Club Paradox ; Tilburg ; Heuvelring 126 ; 5038 CL ; www.clubparadox.nl ; bookings@clubparadox.nl ; 013 543 99 21 ; Rico van Gestel, Manon Smulders
[[entity|Paradox]] is open van donderdag tot en met zaterdag. 60 mensen, bijna allemaal nul-uren, gemiddeld 21 jaar. [[entity|Rico]] wil weten hoe dat met de Wet arbeidsmarkt in balans zit en welk HRM-pakket waarschuwt bij de ketenregeling.

@ Club Paradox ; Tilburg ; Heuvelring 126 ; 5038 CL ; www.clubparadox.nl ; bookings@clubparadox.nl ; 013 543 99 21 ; Rico van Gestel, Manon Smulders
Met [[description|de roze maandag op de kermis]] doen we drie keer de omzet van een gewone week. Kassa: Twelve. Toegang: Eventix. Die twee zouden in één CRM moeten landen, met leeftijdscheck.

@ Club Paradox ; Tilburg ; Heuvelring 126 ; 5038 CL ; www.clubparadox.nl ; bookings@clubparadox.nl ; 013 543 99 21 ; Rico van Gestel, Manon Smulders
Facebook: [[entity|facebook.com/clubparadox013]]. De club heette vroeger [[entity|Discotheek Flamingo]] en [[description|zat in de oude wolfabriek]]. Mensen zoeken nog steeds op die naam.

@ Dierenpark De Oliemeulen ; Tilburg ; Reitse Hoevenstraat 30 ; 5042 EH ; www.oliemeulenpark.nl ; park@oliemeulenpark.nl ; 013 463 00 26 ; Toon Vriens, Kim Hessels
Dierenpark met 45 vaste medewerkers, 30 seizoen en 60 vrijwilligers. Horeca op het terrein wordt verpacht aan [[entity|Vermaat]]. HR-adviseur [[entity|Kim]] wil diploma's en vaccinaties per verzorger bijhouden.

@ Dierenpark De Oliemeulen ; Tilburg ; Reitse Hoevenstraat 30 ; 5042 EH ; www.oliemeulenpark.nl ; park@oliemeulenpark.nl ; 013 463 00 26 ; Toon Vriens, Kim Hessels
[[description|Als enige in Europa hebben wij komodovaranen die de bezoekers mogen voeren]]. Ticketing: Recreatex. Abonnementen moeten automatisch verlengen en in het CRM komen.

@ Dierenpark De Oliemeulen ; Tilburg ; Reitse Hoevenstraat 30 ; 5042 EH ; www.oliemeulenpark.nl ; park@oliemeulenpark.nl ; 013 463 00 26 ; Toon Vriens, Kim Hessels
Last year [[entity|the Oliemuelen]] welcomed more visitors than ever. The founder, [[entity|Mr Vriens]], started [[description|as a reptile keeper in his garage behind the bakery]]. We look for a membership CRM with SEPA direct debit.

@ Parkhotel Zonnebeek ; Enschede ; Hengelosestraat 705 ; 7521 PA ; www.parkhotelzonnebeek.nl ; frontoffice@parkhotelzonnebeek.nl ; 053 430 55 12 ; Reinier ter Kuile, Deniz Yildiz
[[entity|Zonnebeek]] hoort sinds kort bij [[entity|Hampshire Hotels]], maar we houden eigen systemen. PMS is Guestline. [[entity|Deniz]] van frontoffice vraagt om een CRM dat de gastprofielen uit de oude en nieuwe omgeving samenvoegt.

@ Parkhotel Zonnebeek ; Enschede ; Hengelosestraat 705 ; 7521 PA ; www.parkhotelzonnebeek.nl ; frontoffice@parkhotelzonnebeek.nl ; 053 430 55 12 ; Reinier ter Kuile, Deniz Yildiz
[[description|Oorspronkelijk de villa van textielbaron Blijdenstein]], nu 64 kamers en een wellness. We zitten [[description|tegenover de ingang van de universiteit]] en hebben veel buitenlandse gastdocenten. Facturen moeten in het Engels en Duits kunnen.

@ Parkhotel Zonnebeek ; Enschede ; Hengelosestraat 705 ; 7521 PA ; www.parkhotelzonnebeek.nl ; frontoffice@parkhotelzonnebeek.nl ; 053 430 55 12 ; Reinier ter Kuile, Deniz Yildiz
Mail naar [[entity|r.terkuile@parkhotelzonnebeek.nl]], of bel [[entity|nul drieënvijftig, vier drie nul, vijfenvijftig twaalf]]. Let op: in de week van [[description|de Enschede Marathon]] zijn wij niet bereikbaar.

@ Rederij De Vrijheid ; Kampen ; IJsselkade 44 ; 8261 AE ; www.rederijdevrijheid.nl ; varen@rederijdevrijheid.nl ; 038 331 82 73 ; Harm Kanis, Lubbert Kanis
[[entity|De Vrijheid]] vaart met drie partyschepen over de [[entity|IJssel]] en het [[entity|Ketelmeer]]. Bemanning: 12 vast, 20 los. Vaarbewijzen en medische keuringen moeten in het HRM met een signaal als ze verlopen.

@ Rederij De Vrijheid ; Kampen ; IJsselkade 44 ; 8261 AE ; www.rederijdevrijheid.nl ; varen@rederijdevrijheid.nl ; 038 331 82 73 ; Harm Kanis, Lubbert Kanis
De gebroeders [[entity|Kanis]] zijn [[description|de kleinzoons van de eerste veerman op de stadsbrug]]. Ze doen nu alles in Outlook. Offertes, menu's, ligplaatsen, schipper: allemaal losse mailtjes.

@ Rederij De Vrijheid ; Kampen ; IJsselkade 44 ; 8261 AE ; www.rederijdevrijheid.nl ; varen@rederijdevrijheid.nl ; 038 331 82 73 ; Harm Kanis, Lubbert Kanis
Schepen: [[entity|ms Hanzestad]], [[entity|ms Cato Elisabeth]] en [[entity|de Oude Harm]]. Iedere boeking heeft een schip, een bemanning en een cateraar. Welk pakket kan zo'n drieluik plannen? Prijs op aanvraag is prima.

@ Rederij De Vrijheid ; Kampen ; IJsselkade 44 ; 8261 AE ; www.rederijdevrijheid.nl ; varen@rederijdevrijheid.nl ; 038 331 82 73 ; Harm Kanis, Lubbert Kanis
We sail during [[description|Sail Kampen at Easter]] with 1,100 guests a day. The rest of the year it is weddings and company trips. Need: quotes, deposits, a capacity calendar, and an app for the crew.

@ Bakkerij Lunchroom Hendriks ; Oss ; Heuvel 15 ; 5341 CS ; www.bakkerijhendriks-oss.nl ; winkel@bakkerijhendriks-oss.nl ; 0412 62 31 44 ; Mieke Hendriks, Bart Hendriks
bakkerij + lunchroom, 3 winkels. [[entity|Hendriks]] bakt voor 40 horecazaken in de regio. productieplanning in Compad, kassa's ook. ERP zou de bestellingen uit de app naar de oven moeten brengen, zegt [[entity|bart]]

@ Bakkerij Lunchroom Hendriks ; Oss ; Heuvel 15 ; 5341 CS ; www.bakkerijhendriks-oss.nl ; winkel@bakkerijhendriks-oss.nl ; 0412 62 31 44 ; Mieke Hendriks, Bart Hendriks
[[description|Onze roggebrood werd verkozen tot streekproduct van het jaar]] en ligt nu bij [[entity|Jumbo Van den Udenhout]]. Dat betekent EDI, barcodes en THT per batch. Daar hebben we nu niks voor.

@ Bakkerij Lunchroom Hendriks ; Oss ; Heuvel 15 ; 5341 CS ; www.bakkerijhendriks-oss.nl ; winkel@bakkerijhendriks-oss.nl ; 0412 62 31 44 ; Mieke Hendriks, Bart Hendriks
Vestigingen: [[entity|Heesch]], [[entity|Berghem]], [[entity|Heuvel 15]]. Personeel wisselt tussen de winkels. Kloksysteem graag met vingerafdruk of pasje; de OR moet nog instemmen.

@ Abdijhotel Rolduc Hof ; Kerkrade ; Heyendallaan 82 ; 6464 EP ; www.rolduchof.nl ; info@rolduchof.nl ; 045 546 68 01 ; Pascal Ploum, Birgit Schroeder
[[entity|Rolduc Hof]] heeft 120 kamers en een grote tuin. [[description|De prior is nog altijd lid van het bestuur]]. Gasten zijn groepen, koren en wielerclubs. CRM moet per groep een contactpersoon en een kamerlijst hebben.

@ Abdijhotel Rolduc Hof ; Kerkrade ; Heyendallaan 82 ; 6464 EP ; www.rolduchof.nl ; info@rolduchof.nl ; 045 546 68 01 ; Pascal Ploum, Birgit Schroeder
[[description|Ons trappenhuis loopt door een twaalfde-eeuwse crypte]], dus wifi is een drama. [[entity|Pascal P.]] stelt offline werken als eis. Overig: koppeling met Protel, MFA, en Duitse taal.

@ Abdijhotel Rolduc Hof ; Kerkrade ; Heyendallaan 82 ; 6464 EP ; www.rolduchof.nl ; info@rolduchof.nl ; 045 546 68 01 ; Pascal Ploum, Birgit Schroeder
Many guests cross over from [[entity|Herzogenrath]] and [[entity|Aachen]]. [[entity|Birgit]] handles the German groups. The current tool, a FileMaker base of 2006, has no export. We want a CRM with proper import of CSV.

@ Mergelgrot Events ; Valkenburg ; Cauberg 4 ; 6301 BT ; www.mergelgrotevents.nl ; events@mergelgrotevents.nl ; 043 601 22 71 ; Raymond Habets, Lieke Bemelmans
Kerstmarkt, duizenden bezoekers in zes weken: [[description|die ene in de fluweelen gangen onder de ruïne]]. Daarvoor nemen we 90 man aan. HRM moet massaal contracten kunnen sturen met digitale handtekening (ValidSign?).

@ Mergelgrot Events ; Valkenburg ; Cauberg 4 ; 6301 BT ; www.mergelgrotevents.nl ; events@mergelgrotevents.nl ; 043 601 22 71 ; Raymond Habets, Lieke Bemelmans
[[entity|Mergel Grot Event's]] doet ook bedrijfsfeesten. [[entity|Raymond]] en [[entity|Lieke Bemelmans]] beslissen samen. Budget € 900 p/m. AFAS Small Business staat op de shortlist.

@ Mergelgrot Events ; Valkenburg ; Cauberg 4 ; 6301 BT ; www.mergelgrotevents.nl ; events@mergelgrotevents.nl ; 043 601 22 71 ; Raymond Habets, Lieke Bemelmans
[[entity|De Cauberg]] is tijdens [[description|de Amstel Gold Race]] dicht, dan kan niemand ons bereiken. Leveranciers moeten daarom een demo via Teams doen.

@ Stationsrestauratie Spoor 1 ; Amersfoort ; Stationsplein 2 ; 3818 LE ; www.spoor1amersfoort.nl ; gast@spoor1amersfoort.nl ; 033 422 18 70 ; Nico Blankestijn, Rosa Martins
Wij runnen de horeca op een station: lunchroom, bar en vergaderruimtes, 7 dagen van 6 tot 24. [[entity|Spoor 1]] heeft 44 medewerkers. [[entity|Rosa]] maakt roosters in Dyflexis, maar de pauzes kloppen niet met de CAO.

@ Stationsrestauratie Spoor 1 ; Amersfoort ; Stationsplein 2 ; 3818 LE ; www.spoor1amersfoort.nl ; gast@spoor1amersfoort.nl ; 033 422 18 70 ; Nico Blankestijn, Rosa Martins
[[description|De oude wachtkamer eerste klasse]] is nu onze eetzaal, met het originele plafond. Verhuurder is NS Stations. [[description|Twee minuten van de Koppelpoort]] lopen, staat op elke folder.

@ Stationsrestauratie Spoor 1 ; Amersfoort ; Stationsplein 2 ; 3818 LE ; www.spoor1amersfoort.nl ; gast@spoor1amersfoort.nl ; 033 422 18 70 ; Nico Blankestijn, Rosa Martins
Eigenaar [[entity|N. Blankestijn]] heeft daarnaast een franchise van [[entity|Bagels & Beans]] in [[entity|Soest]]. Administratie van beide zaken gaat via Visma. Vraag: kan het HRM met twee loonheffingsnummers overweg?

@ Golfhotel De Semslanden ; Gasselternijveen ; Nieuwe Dijk 1 ; 9514 BX ; www.semslandenhotel.nl ; golf@semslandenhotel.nl ; 0599 56 46 61 ; Henk Boelens, Wendy Prins
Hotel met golfbaan, 40 kamers. De baan draait op E-Golf4U, het hotel op Hotelkit en Mews. [[entity|Henk Boelens]] wil één klantbeeld: golfer, hotelgast, restaurantgast. [[entity|Semsland]] is met opzet klein gebleven.

@ Golfhotel De Semslanden ; Gasselternijveen ; Nieuwe Dijk 1 ; 9514 BX ; www.semslandenhotel.nl ; golf@semslandenhotel.nl ; 0599 56 46 61 ; Henk Boelens, Wendy Prins
Het clubhuis is [[description|een omgebouwde aardappelmeelfabriek uit de veenkoloniën]]. Lid worden kan online. Bel [[entity|0031599564661]] of kom langs op [[entity|de Nieuwe Dijk]].

@ Golfhotel De Semslanden ; Gasselternijveen ; Nieuwe Dijk 1 ; 9514 BX ; www.semslandenhotel.nl ; golf@semslandenhotel.nl ; 0599 56 46 61 ; Henk Boelens, Wendy Prins
[[entity|Wendy]] plant vier keer per jaar een wedstrijd; de bekendste is [[description|de Turfsteker Open]]. Inschrijvingen gaan per mail en dat is een ramp. CRM met inschrijfformulier en iDEAL.

@ Bistro De Watertoren ; Bussum ; Bensdorpplein 1 ; 1402 BX ; www.bistrowatertoren.nl ; tafel@bistrowatertoren.nl ; 035 691 27 35 ; Frédérique Lambrechts, Olaf Stam
Bistro [[description|op de begane grond van een watertoren]], [[description|je eet er onder een tank van 500 kuub]]. 30 couverts. [[entity|Frédérique]] doet de keuken, haar compagnon de wijn. Tebi als kassa, Moneybird als boekhouding.

@ Bistro De Watertoren ; Bussum ; Bensdorpplein 1 ; 1402 BX ; www.bistrowatertoren.nl ; tafel@bistrowatertoren.nl ; 035 691 27 35 ; Frédérique Lambrechts, Olaf Stam
[[entity|De Watertoren]] doet mee aan de Restaurantweek en krijgt dan 60% nieuwe gasten. Die zien we daarna nooit terug, dus mailing met segmenten. [[entity|olaf]] wil geen jaarcontract.

@ Bistro De Watertoren ; Bussum ; Bensdorpplein 1 ; 1402 BX ; www.bistrowatertoren.nl ; tafel@bistrowatertoren.nl ; 035 691 27 35 ; Frédérique Lambrechts, Olaf Stam
Neighbours call us '[[entity|the Tower]]'. You find us [[description|behind the old cocoa factory]]. We need bookings, a gift-card module and a link with Tebi, ideally under 150 euros.

@ Marché Verde ; Utrecht ; Vredenburg 40 ; 3511 BD ; www.marcheverde.nl ; team@marcheverde.nl ; 030 231 94 58 ; Guus Peperkamp, Anouk Teunissen
[[entity|Marché Verde]] zit in [[entity|Hoog Catharijne]] en verkoopt salades, 25 medewerkers. [[entity|Guus]] twijfelt tussen Employes en Shiftbase. Vraag: welke heeft een open API en een koppeling met Booqi?

@ Marché Verde ; Utrecht ; Vredenburg 40 ; 3511 BD ; www.marcheverde.nl ; team@marcheverde.nl ; 030 231 94 58 ; Guus Peperkamp, Anouk Teunissen
de formule [[entity|Marche Verdé]] moet een franchise worden, eerste vestiging [[entity|Nieuwegein]], dan [[entity|Leidsche Rijn]]. ERP voor inkoop, royalty's, en rapportage per franchisenemer. mail: [[entity|anouk(at)marcheverde(punt)nl]]
`
