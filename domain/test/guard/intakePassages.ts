/** As consultants write them: intakes, demands, links and plans, by somebody who had not seen the guard. One in three tells nothing. */
export const intakePassages = `
@Verhoeven Trapliften;Uden;Frontstraat 18;5405 PB;www.verhoeventrapliften.example;info@verhoeventrapliften.example;0413 555 210;Ineke Verhoeven, Ruud Daanen
2.3 Koppelvlakken
- Inkoopfacturen via Peppol (UBL 2.1), uitgaand naar gemeenten eveneens, OIN moet mee in het bericht.
- Order-API van de railfabrikant, REST/JSON, nu nog handmatig overgetypt.
- Inmeetmodule: de foto's van de trap komen uit [[description|een zelf gelaste driepoot met zes camera's]] en moeten als set aan de order hangen.
- Servicedienst werkt met tablets, offline gebruik is een eis.
@Zorggroep De Linde;Emmeloord;Espelerlaan 40;8302 DC;www.zorggroepdelinde.example;ict@zorggroepdelinde.example;0527 555 114;Marijke Hofstra
Eisen AVG en informatiebeveiliging (knock-out)
1. ISO 27001 en NEN 7510 gecertificeerd, verklaring van toepasselijkheid op te vragen.
2. Verwerkersovereenkomst volgens het model van BOZ.
3. Data binnen de EER, hosting bij voorkeur Azure West Europe.
4. MFA via Entra ID, SCIM-provisioning vanuit AFAS.
5. Pentest jaarlijks, rapport inzien onder NDA. Exitregeling met export in open formaat.
@Bakkerij Tolsma;Workum;Noard 61;8711 AC;www.bakkerijtolsma.example;winkel@bakkerijtolsma.example;0515 555 308;Hessel Tolsma, Aukje Tolsma
Telefoonnotitie, 14.20 uur. [[entity|Hessel]] belt over de kassakoppeling. Wil van twee losse MplusKASSA's naar één omgeving, bestellingen via webshop, allergenen uit PS in foodservice.
Drie winkels, 22 man. Budget rond 15k plus maandbedrag. Let op: [[description|de sûkerbôle voor de Elfstedenschaatsers van '97]] staat nog als apart artikel in de oude kaart, mag eruit, zegt hij lachend.
Terugbellen na het bakken, dus na elven.
@Staalbouw Kempenaars;Reusel;Kleine Hoeven 7;5541 RB;www.kempenaars-staal.example;calculatie@kempenaars-staal.example;0497 555 672;Wim Kempenaars, Lotte van Gompel
RFP ERP maakindustrie, managementsamenvatting
Wij zoeken een ERP-pakket met projectadministratie, nacalculatie en MRP. Kandidaten op de longlist: Isah, Ridder iQ, MKG, Exact Globe+ en Business Central met een branche-add-on.
Werkvoorbereiding gebeurt in Tekla Structures en Advance Steel, NC-bestanden gaan naar een Voortman V630. EN 1090 EXC3, CE-markering en lasregistratie conform ISO 3834 moeten aantoonbaar in het dossier.
Planning: selectie Q1, blauwdruk Q2, go-live 1 januari.
@Museum De Zaaghoek;Zaandam;Oostzijde 122;1502 BK;www.zaaghoek.example;collectie@zaaghoek.example;075 555 0191;Tessel Kuiper
Intake collectieregistratie en ticketing
Huidig: Adlib (standalone, SQL Express), reserveringen in Excel, Museumkaart via losse scanner.
Bijzonderheid datamodel: [[description|3.400 proefplankjes van verdwenen tropische houtsoorten]], elk met handgeschreven nummer van [[entity|Klaas Dekker]] senior. Die nummering mag bij de migratie niet sneuvelen.
Wens: Spectrum 5.1, OAI-PMH, aanlevering aan Europeana.
@Van Lierop Koeriers;Deurne;Kanaalstraat 9;5751 TC;www.vanlierop-koeriers.example;planning@vanlierop-koeriers.example;0493 555 845;Sjaak van Lierop
Onderwerp: vergelijking TMS
We hebben Transpas, Boltrics, Art Systems en Navitrans naast elkaar gelegd. Op e-CMR, EDIFACT IFTMIN en de boordcomputerkoppeling (Transics, Webfleet) scoren ze allemaal voldoende. Verschil zit in de tariefmodule: wij rekenen per colli, laadmeter en zone met dieseltoeslag.
Prijs per voertuig per maand loopt van 18 tot 41 euro. Referenties bellen we volgende week. Contractduur het liefst 3 jaar met indexatie volgens CBS DPI.
@Camping Het Zilvermeeuwtje;Renesse;Hogezoom 212;4325 CK;www.zilvermeeuwtje.example;receptie@zilvermeeuwtje.example;0111 555 467;Adrie Boot, Lenie Boot-Padmos
hoi, ff de wensen op een rij
pms met plattegrond, liefst Booking Experts of Stratech, wel met slagboomkoppeling (kenteken)
channelmanager voor acsi en anwb
toeristenbelasting automatisch per nacht. [[description|de bunkerkamers onder de zeereep]] worden per 2 personen verhuurd en tellen voor de gemeente als kampeermiddel, dat kan het huidige pakket niet
[[entity|Lenie]] doet de boekhouding in Snelstart dus dat moet blijven
@Notariskantoor Bisschop & Aerts;Brecht;Gemeenteplaats 14;2960;www.bisschopaerts.example;kantoor@bisschopaerts.example;03 555 21 90;Griet Aerts
Lastenboek dossierbeheer, hoofdstuk 4 Integraties
4.1 e-Notariaat, Biddit, Kadaster/CADGIS, RSZ, KBO: via de webservices van Fednot.
4.2 Ondertekening met eID en itsme, gekwalificeerd tijdstempel (eIDAS).
4.3 Boekhouding: Exact Online of Yuki, derdenrekening strikt gescheiden, CODA-bestanden dagelijks inlezen.
4.4 Vanaf 1 januari 2026 Peppol BIS 3.0 voor B2B, ook kleine ereloonnota's.
4.5 SLA: 99,5 %, helpdesk in het Nederlands tussen 8u30 en 18u.
@Ploegmakers Orgelbouw;Boxtel;Clarissenstraat 33;5281 AV;www.ploegmakersorgels.example;werkplaats@ploegmakersorgels.example;0411 555 029;Theo Ploegmakers, Merel Smits
Verslag intake projectadministratie, 9 personen
Uren nu op papier, materiaal in Access 2003, offertes in Word. Restauraties lopen vier tot zeven jaar, dus onderhanden werk en termijnen zijn het zwaartepunt. Subsidieverantwoording RCE per kostensoort.
Voorraad: hout op jaargang, tin en lood op charge. Ook [[description|de gietbank waarop nog op zand gegoten wordt]] moet als productiemiddel op de planning, want daar kan maar één man tegelijk mee uit de voeten.
Onderhoudscontracten: vaste tekstblokken, op één na: daar moeten [[description|de kogelgaten in de frontpijpen]] blijven zitten. Voorkeur: Simplicate of Gripp.
@Coöperatie Zonnekracht Oldambt;Winschoten;Langestraat 77;9671 PD;www.zonnekracht-oldambt.example;bestuur@zonnekracht-oldambt.example;0597 555 330;Geert Mulder, Anja Potze
Datamigratie ledenadministratie
Bron: 1.160 leden in Excel, 2 tabbladen, IBAN niet overal gevalideerd. Doel: CRM met ledenportaal, SEPA-incasso en dividendmodule.
Opschonen voor 1 mei. Let op de groep van [[description|het dak van de oude strokartonfabriek]]: daar betaalde men in natura en dus staan er deelnames zonder bedrag.
[[entity|Anja Potze]] levert het mappingdocument, proefconversie in week 19.
@Dierenkliniek Lage Weide;Utrecht;Atoomweg 350;3542 AZ;www.dkl-lageweide.example;praktijk@dkl-lageweide.example;030 555 6120;Noor Schuurman
Request for information, practice management
We run Animana now and want to compare with Provet Cloud and Vetstoria for online booking. Must have: DICOM viewer link, IDEXX VetConnect, UDD/antibiotics reporting (MediRund, VetBase), RVO I&R for dogs, UBN lookup.
Twelve vets, 24/7 emergency rota, card terminals through CCV.
Data to move: about 48,000 patient files with attachments. Please quote for SaaS, three-year term, DPA included.
@Jachtwerf Bijlsma-Haagsma;Grou;Halbertsmastrjitte 5;9001 JT;www.bijlsmahaagsma.example;kantoor@bijlsmahaagsma.example;0566 555 182;Sietse Haagsma, Fokje Bijlsma
Fase 2, werkorders en voorraad
Elke boot wordt een project met stuklijst, uren via prikklok (Dyflexis), inkoop via 2BA niet nodig, wel catalogus van Vetus en Allpa.
Apart regime voor de [[entity|Twa Sisters]]: die wordt [[description|om de tien jaar op kosten van een Zweeds sleutelfonds]] gerestaureerd en moet volledig open-boek worden afgerekend, in SEK en met accountantsverklaring.
Go-live na de winterberging.
@Tuincentrum Groenrijk Abbing;Zelhem;Hummeloseweg 44;7021 AE;www.abbing-groen.example;info@abbing-groen.example;0314 555 703;Bart Abbing
Wensenlijst kassa en ERP tuincentrum
Must: Floriday en VBN-codes, Groen-EDI, prijsetiketten via Zebra ZD421, schapkaart elektronisch (Pricer of SES-imagotag), spaarsysteem, cadeaubon VVV en Nationale Tuinbon.
Should: horecamodule voor de brasserie, keukenprinter, bestelzuil.
Could: voorraad realtime naar Shopify en Google Merchant Center.
Won't: eigen app. Seizoenspiek april en mei, dus niet live in het voorjaar.
@Drukkerij De Kogge;Kampen;Burgwal 28;8261 ES;www.dekogge.example;orders@dekogge.example;038 555 4417;Evert van Dijk, Hanna Boeve
Beste adviseur,
Ons MIS (Dataline) kan geen JDF meer wegschrijven naar de nieuwe voorstap, en de koppeling met Enfocus Switch loopt via een scriptje van een vertrokken collega. We vergelijken nu MultiPress en PrintVis.
Let er bij de calculatie op dat wij naast offset en digitaal [[description|psalmboekjes op bijbelpapier met de hand vergulden]], dat zit als vaste bewerking met tijden in het systeem.
Met groet, [[entity|Evert van Dijk]]
@Thuiszorg Vlasland;Kortrijk;Doorniksewijk 91;8500;www.thuiszorgvlasland.example;planning@thuiszorgvlasland.example;056 555 813;Sofie Vandecasteele
Behoefteanalyse planningstool
Context: 64 verpleegkundigen, derdebetalersregeling via MyCareNet, facturatie naar de ziekenfondsen, eHealth-platform, BelRAI-scores, Vitalink.
Vandaag: CareConnect voor het dossier, maar ronden worden in Google Sheets gepuzzeld.
Vereist: optimalisatie van de toeren, eID-lezing aan bed, telemonitoring, offline werken in kelders en liften. GDPR: DPO extern, DPIA voor go-live.
@Stichting Stoomgemaal Halfweg-Noord;Halfweg;Haarlemmermeerstraat 4;1165 HJ;www.stoomhalfweg.example;vrijwilligers@stoomhalfweg.example;020 555 7743;Piet Kramer
Vrijwilligersplanning, gesprek van donderdag
120 vrijwilligers, 11 stookdagen. Nodig: rooster, certificaten (stoomwezen, BHV), VOG-registratie, mailing via Mailchimp, Bunq en e-Boekhouden.
[[entity|Kramer]] mailt de Excel. Voor de planning telt vooral: er mag pas gestookt worden als [[description|de drie zusters met stookdiploma A]] minstens twee ervan hebben toegezegd. Dat moet een harde regel in het rooster zijn.
@Kwekerij Rozenhof;Lottum;Horsterdijk 60;5973 PR;www.kwekerijrozenhof.example;verkoop@kwekerijrozenhof.example;077 555 2089;Maarten Clevers, Riet Clevers
Integraties, stand van zaken
Floricode artikelstamdata: akkoord. Phytosanitair via CLIENT Export en e-CertNL: akkoord. Licenties: royaltyafdracht per oculatie aan de veredelaars, kwartaalrapport in CSV.
Open punt is de locatiecode, omdat [[description|de moederplanten in een afgesloten mergelgang overwinteren]] en daar geen wifi is. Scanner moet tot drie weken offline kunnen bufferen.
Budget scanners: 8.500 euro.
@Installatiebedrijf Wolters Techniek;Nijverdal;Bedrijvenweg 13;7442 CX;www.wolterstechniek.example;service@wolterstechniek.example;0548 555 391;Rik Wolters
Pakketvergelijking (schaal 1-5)
Syntess Atrium: calculatie 5, service 4, app 3. Bouw7: calculatie 3, projecten 4, app 5. AccountView Bouw: financieel 4, rest 2. Acto: onderhoud 5.
Koppelingen die wij nodig hebben: 2BA, SALES/INSBOU, DICO, GS1, Technische Unie en Rensa webservice, G-rekening, WKA, SBR/Digipoort voor de btw.
BRL 6000 en F-gassenregistratie verplicht. F-gassenlogboek per installatie met QR. Besluit in MT van 3 november.
@Basisschool De Wissel;Zoutelande;Langstraat 35;4374 AN;www.dewissel-zoutelande.example;directie@dewissel-zoutelande.example;0118 555 662;Jolanda de Visser
Notulen ICT-werkgroep
Basispoort, ParnasSys, Social Schools en Zermelo-achtig rooster moeten via SSO (Entra). BRIN-mutaties lopen via DUO/BRON. Chromebooks 1:2, beheer in Google Admin.
Verzuim: reden "[[description|kerstboom naar het strand slepen]]" blijft een eigen code, de inspectie kent het verhaal. Verder standaardcodes.
Juf [[entity|Jolanda]] regelt de bewerkersovereenkomsten via het privacyconvenant.
@Vleesverwerking Ten Brinke;Lichtenvoorde;Industrieweg 21;7131 AB;www.tenbrinkevlees.example;qa@tenbrinkevlees.example;0544 555 950;Dinand ten Brinke, Saskia Kolkman
Non-functionals traceerbaarheid
Batchherleiding binnen 4 uur, IFS Food v8 en BRC, NVWA-proof. Weegschalen Bizerba via OPC UA, GS1-128 en SSCC op pallet, DESADV naar het DC van de afnemer.
Recepten: versiebeheer met autorisatie in 2 stappen, allergenenmatrix volgens EU 1169/2011, specificaties naar PSinfoodservice.
THT-bewaking FEFO. Hosting on-premise of private cloud, RPO 15 minuten, RTO 2 uur. Leverancier levert testomgeving en OTAP-straat.
@Reederij Waddenspoor;Lauwersoog;Haven 12;9976 VN;www.waddenspoor.example;boeking@waddenspoor.example;0519 555 404;Tjeerd Visbeek, Mieke Visbeek
Kort verslag demo boekingssysteem
Getoond: Ticketmatic, Recras, TOR. Deelbetalingen via Mollie oké, groepsfacturen naar UBL oké, capaciteit per afvaart oké.
Niet oké: afvaart hangt bij ons aan het tij, dus tabel van RWS (API waterinfo) moet de agenda sturen. En de tocht waarbij [[description|gasten een nacht droogvallen met een zeehondenarts]] heeft drie vertrektijden op één ticket.
[[entity|Tjeerd]] vraagt [[entity|Mieke]] om de afvaartlijst van de [[entity|Drie Gebroeders]].
@Wasserij Van Hest;Tilburg;Ringbaan-Noord 180;5046 AB;www.vanhestwas.example;info@vanhestwas.example;013 555 4480;Corné van Hest
Hoi, niet inkoop maar de ICT-kant hier. Vraag: wij willen RFID-tags (UHF, Datamars) in al het linnen en per klant tellen bij in- en uitgang.
ABS Laundry is de marktstandaard, maar 60k vinden wij fors. Bestaat er iets op basis van Odoo of Business Central?
Routeplanning via PTV, facturatie per kilo en per stuk, Exact Online voor de boeken. Certex en RABC EN 14065 moeten uit het systeem te auditen zijn.
@Kaasmakerij 't Hemelrijk;Hoogblokland;Bazeldijk 71;4221 XX;www.hemelrijkkaas.example;kaas@hemelrijkkaas.example;0183 555 276;Gerrit de With, Corrie de With
Plan van eisen voorraad en traceerbaarheid
- Rijping per plank, gewichtsverlies per week, COKZ-merk per kaas.
- Labelprinter: SATO. Weegschaal: Mettler met RS-232.
- Locaties: koelcel 1, koelcel 2 en [[description|de gewelfkelder van het weggespoelde kasteel]]; die derde heeft eigen klimaatsensoren (LoRa) en moet apart in de rapportage.
- Webshop: WooCommerce met Sendcloud, koelverzending; afhalen gaat via [[description|een luikje in de kerkmuur]].
- Boekhouding: Twinfield via accountant.
@Autobedrijf Kuipers Klassiek;Vledder;Dorpsstraat 29;8381 AP;www.kuipersklassiek.example;garage@kuipersklassiek.example;0521 555 737;Roelof Kuipers
Wensen DMS
1 RDW-vrijwaring en tenaamstelling online, APK-afmelding
2 marge- en btw-auto's door elkaar
3 werkorders met foto's
4 onderdelen: TecDoc heeft niets voor ons, want we doen [[description|alleen wagens met een schuivenmotor]], dus eigen catalogus van zo'n 7.000 nummers, nu in FileMaker
5 koppeling AutoScout en Marktplaats. De [[entity|GH-41-07]] moet overal als referentiewagen zichtbaar blijven.
@Sportkoepel Maas en Peel;Horst;Kasteellaan 4;5961 BW;www.sportkoepelmp.example;info@sportkoepelmp.example;077 555 3170;Frans Litjens
Onderwerp: ledenadministratie 23 verenigingen
Per club een eigen omgeving, centrale facturatie van zaalhuur. Sportlink, Allunited en ClubCollect vergeleken.
KNVB-verplichting is bekend. Verder: SEPA B2B en core, Jeugdfonds-regeling, VOG-status, ledenpas in Apple Wallet, ANBI-rapportage.
AVG: bewaartermijnen per categorie, recht op inzage geautomatiseerd. Graag een richtprijs voor 9.000 leden en een toelichting op de jaarlijkse indexatie.
@Smederij Van Oirschot;Oisterwijk;Hoogstraat 55;5061 ET;www.smederijvanoirschot.example;smid@smederijvanoirschot.example;013 555 2917;Joep van Oirschot
Voice memo, uitgetypt
ja met [[entity|Joep]], over die urenregistratie. wij hebben drie vaste en twee zzp. ik wil gewoon een knop op de telefoon, start stop, en dan naar Moneybird.
offertes doe ik met AI tegenwoordig. o ja en bij artikelen: [[description|de poortscharnieren voor het paleis in Rabat]] die lopen nog tot 2029 met een raming per kwartaal, kan zo'n pakketje dat? anders wordt het Teamleader denk ik. bel maar terug op [[entity|06 5550 4417]]
@Woonzorg Sint-Godelieve;Gistel;Kaaistraat 19;8470;www.wzcgodelieve.example;directie@wzcgodelieve.example;059 555 274;Hilde Devriendt, Kurt Maes
Bestek, deel C: gunningscriteria
Prijs 40, functionaliteit 35, implementatieplan 15, dienstverlening 10.
Functioneel: Katz-schaal, RIZIV-forfait, eWZCfin, BelRAI LTCF, medicatieschema met Vitalink, oproepsysteem via HL7 of API, RAAS-rapportering, IFM-vrije uitwisseling met de apotheek, badge Primion.
Overheidsopdracht volgens onderhandelingsprocedure zonder voorafgaande bekendmaking, indienen via e-Procurement, gestanddoeningstermijn 120 dagen.
@Fietsenmaker Lammertink;Enter;Dorpsstraat 102;7468 CR;www.lammertinkfietsen.example;werkplaats@lammertinkfietsen.example;0547 555 613;Gerjan Lammertink
Goeiendag, wij zitten nu op Wilmar / CycleSoftware twijfelen we over, en Bikedesk kwam ook voorbij.
Belangrijk: werkplaatsagenda online, lease (Lease a Bike, Hellorider), Shimano E-Tube rapport aan de werkorder, Enra-verzekering, Vakgarage-achtige onderhoudsmail.
Kassa met SumUp of CCV. Voorraad 2.100 regels. Ik zou t liefst in februari over, dan ist stil.
Wat kost zoiets per maand en zit er een proefperiode bij?
@Handelsonderneming Katz & De Bruin;Antwerpen;Pelikaanstraat 66;2018;www.katzdebruin.example;office@katzdebruin.example;03 555 66 10;Avi Katz, Els De Bruin
Requirements workshop, day 2 (inventory)
Certificates: GIA, HRD, IGI lookup by API. Consignment ("memo") stock with due dates, multi-currency USD/EUR, Rapaport price list import weekly, Kimberley statement on every invoice.
Insurance reporting needs an exception class for [[description|stones bought back from sunk liner salvage]], which [[entity|Avi]] keeps in a separate ledger, code SL.
Security: Hardware tokens, no cloud backups outside EU, [[entity|Mrs De Bruin]] signs every export.
@Loonwerk Aalbers;Zevenaar;Babberichseweg 38;6901 JW;www.aalbersloonwerk.example;planning@aalbersloonwerk.example;0316 555 208;Henk Aalbers
Intakeverslag loonwerk en grondverzet
Pakket nu: Agrovision Wilmink, licentie loopt 31-12 af. Alternatieven: Dataplan, Werkorder+, Unify.
Werkbonnen via app, GPS-track uit John Deere Operations Center en Trimble, percelen uit RVO-gewaspercelen, mesttransport met rVDM, weegbrug MP-Weighing.
CUMELA-tarieven als basis. Facturatie per hectare, uur, kuub. Grondbank, BRL 9335, DigiTeller. 34 machines, 19 chauffeurs in het seizoen. Kosten mogen oplopen tot 900 euro per maand.
@Theater De Witte Zwaan;Tiel;Ambtmanstraat 9;4001 JB;www.wittezwaantheater.example;kassa@wittezwaantheater.example;0344 555 818;Marloes van Wijk, Ger Udo
Migratieparagraaf
Bron Active Tickets, doel Stager of Yesplan+Ticketmatic. Te migreren: 31.000 relaties, 4 seizoenen historie, vriendenabonnementen, stoelenplan.
Valkuil: het plan wijkt af van elke CAD-tekening doordat [[description|stoel 13 in elke rij is weggelaten]] en rij K doorloopt op het balkon. Daarnaast: [[description|de loge die eeuwigdurend van de fruitveiling is]], nooit in de verkoop zetten.
Contact: [[entity|Ger]], techniek.
@Meubelmakerij Bunnik & Zoon;Culemborg;Achterstraat 20;4101 BC;www.bunnikenzoon.example;atelier@bunnikenzoon.example;0345 555 166;Laurens Bunnik
Kort en zakelijk: wij zoeken calculatie plus CNC-aansturing. Imos iX, Cabinet Vision of TopSolid Wood?
Homag-bewerkingscentrum, plaatoptimalisatie met restplaten, kantenband op voorraad, koppeling SketchUp naar stuklijst. ERP mag licht zijn.
FSC-keten (CoC) administreren we verplicht per order. [[description|Wrakhout uit de Waal met dendrorapport]] valt daarbuiten en heeft een apart certificaatveld nodig.
Planning: proefopstelling mei, productie september.
@Uitvaartzorg Heemstra;Dokkum;Aalsumerpoort 3;9101 HA;www.uitvaartheemstra.example;zorg@uitvaartheemstra.example;0519 555 262;Wiepkje Heemstra
Programma van eisen, concept 0.4
Functioneel: dossier, draaiboek, kostenbegroting, polissen (Monuta, DELA, Ardanta), akte van overlijden, drukwerk via web-to-print, herdenkpagina.
Technisch: MS365, SSO, API naar Snelstart, Peppol naar gemeente.
Bijzondere uitvaartvormen als keuzelijst: kist, mand, wade, en [[description|een praam met zwarte zeilen over de Ee]] (vraagt bruggendienst en dus eigen checklist).
Vertrouwelijkheid: geheimhoudingsclausule, zie bijlage B.
@ProTec Personeel;Eindhoven;Fellenoord 210;5611 ZB;www.protecpersoneel.example;backoffice@protecpersoneel.example;040 555 7120;Danny Hurkmans
RFP flexbranche: front-, mid- en backoffice
Scope: ATS (Carerix, Bullhorn), planning, urenportaal, verloning fase A/B/C, ET-regeling, inlenersbeloning, SNA/NEN 4400-1, SNF-huisvesting.
Koppelingen: Easyflex of Nétive als backoffice, HelloFlex, StiPP, Loket, SBR-loonaangifte, G-rekening, Visma, WhatsApp Business API, Indeed en Werkzoeken multiposting.
Wtta: toelatingsstelsel moet rapporteerbaar zijn. Volume 1.400 flexkrachten per week, waarvan een kwart Pools en Roemeens. Offertes graag als PDF plus ingevuld Excelblad.
@Imkerij De Gouden Raat;Margraten;Sprinkstraat 27;6269 AM;www.goudenraat.example;honing@goudenraat.example;043 555 2250;Paul Vroemen, Trees Vroemen
Mail aan kenniscentrum
Beste mensen, we zoeken iets tussen een webshop en een batchregistratie in. Nu Lightspeed, straks misschien Shopify met een lot-app. Etiket: land van oorsprong volgens de nieuwe honingrichtlijn, LOT, THT, NL-BIO-01.
Bijna alles gaat in potten van 450 gram, behalve wat van [[description|de kasten op de Amerikaanse begraafplaats]] komt, dat gaat [[description|per genummerde fles naar veteranenfamilies in de VS]], met een proforma en FDA prior notice.
Groet, [[entity|Paul]]
@Bouwbedrijf Ter Steege-Kamphuis;Tubbergen;Almeloseweg 160;7651 LZ;www.kamphuisbouw.example;projecten@kamphuisbouw.example;0546 555 904;Ria Kamphuis, Bennie Oude Lansink
Toelichting scope, punten van [[entity|Bennie]]
KPI's: WIP, prognose einde werk, inkoopresultaat. Kraan (Aannemersprogramma) en Bouw7 gaan eruit.
WKB-dossier met foto's, KOMO, SCIOS n.v.t., DICO-facturen, e-facturatie. Uren via app met geofence.
Wees alert: uurcodes 70-79 zijn voor [[description|de herbouw van het afgebrande klooster zonder machines]], dat loopt via een stichting met eigen btw-regime en mag nooit in de gewone marge.
Go-live: na de bouwvak.
@Groothandel Dekens Verpakking;Waalwijk;Mechie Trommelenweg 11;5145 ND;www.dekensverpakking.example;edi@dekensverpakking.example;0416 555 741;Stefan Dekens
EDI-overzicht
In: ORDERS D.96A, D.01B, cXML (SAP Ariba, Coupa). Uit: ORDRSP, DESADV, INVOIC. Netwerk: Descartes, EDICOM, Babelway. Daarnaast SFTP met vaste CSV bij vier oude klanten.
Artikeldata: GS1 Data Source, DHZ-sector via 2BA niet, wel GDSN. SUP-richtlijn en Verpact-tarieven per gewicht.
WMS: Reflex, Boltrics of SLIM4 ernaast voor de voorraadoptimalisatie. ERP: Unit4 Wholesale, contract eindigt 2026. 18.000 SKU, 6 dockdeuren, pickzone A t/m F.
@Stichting Reddingspost Noordkaap;Uithuizermeeden;Havenweg 2;9982 XR;www.reddingspostnoordkaap.example;post@reddingspostnoordkaap.example;0595 555 119;Kees Bolt
Inventarisatie materiaalbeheer
Keuring: vesten (ISO 12402), flessen, EHBO, voertuigen, marifoon met ATIS. Alarmering P2000, koppeling met C2000 niet toegestaan.
Donateurs: 640 stuks, SEPA, e-Captain of Davilex.
[[entity|Kees]] wil per object een historie met scan. De oudste kaart betreft [[description|een vlet die door paarden over het wad werd getrokken]] en vaart tegenwoordig alleen nog mee op Koningsdag.
@Advocatenkantoor Lex & Partners;Hasselt;Kunstlaan 18;3500;www.lexpartners-hasselt.example;intake@lexpartners-hasselt.example;011 555 320;An Thijs
Vergelijking kantoorsoftware advocatuur
Kleos (Wolters Kluwer), CICERO, j-Lawyer, Clio, AdvoPro. Criteria: DPA-Deposit, e-Deposit, RegSol, antiwitwasscreening, tijdschrijven in 6 minuten, provisies, derdenrekening via CARPA-controle, OCR, Outlook-plugin, dicteren (Dragon, SpeechLive).
Conclusie: Kleos sterk in dossier, Clio sterk in mobiel. Prijs per gebruiker tussen 55 en 110 euro, excl. migratie.
Volgende stap: referentiebezoek en verwerkersovereenkomst laten nakijken.
@Scheepsherstel Noorderlicht;Harlingen;Nieuwe Vissershaven 17;8861 NX;www.noorderlichtwerf.example;werf@noorderlichtwerf.example;0517 555 330;Douwe Tichelaar
Hierbij de gevraagde interfacebeschrijving.
a) RINA/Lloyd's-rapporten als PDF/A aan het projectdossier
b) Urenterminals: Timewize, badge Mifare
c) Inkoop: catalogi Wärtsilä, Damen Services, punch-out (OCI)
d) Meetrapporten van de helling komen via modbus binnen; het gaat om [[description|een zijdelingse helling op stoomlieren met een houten wagen]] dus rekken we met 40 seconden vertraging
e) fiscale eenheid: [[entity|Tichelaar Holding]]
@Hotel De Posthoorn;Zierikzee;Havenpark 24;4301 JG;www.posthoorn-zierikzee.example;receptie@posthoorn-zierikzee.example;0111 555 908;Annelies Kloet, Wout Kloet
Verslag gesprek PMS, woensdag, aanwezig: [[entity|Annelies]], [[entity|Wout]], adviseur
Van Protel on-prem naar Mews of Apaleo. Sleutels: Salto KS. Kassa: Lightspeed K-serie. Channelmanager Cubilis blijft.
Nachtregister en toeristenbelasting: automatisch.
Kamertypes: 6, plus [[description|de kamer waar de klok van de watersnood stilstaat]]; daar geldt geen tarief maar een gift aan het fonds en hij mag niet naar Booking.
Besluit: demo twee leveranciers, budget 12k eenmalig.
@Transportbedrijf Gebr. Slagter;Hoogeveen;Buitenvaart 2110;7905 SX;www.slagtertransport.example;ict@slagtertransport.example;0528 555 617;Jan Slagter, Erwin Slagter
Technische bijlage bij de uitvraag
REST-API met OAuth2, webhooks bij statuswissel, rate limit minimaal 100 per minuut. Berichten: XML volgens OTM 5, oude klanten blijven op EDIFACT.
Tachograaf op afstand (DDD), FMS-canbus, temperatuur uit Carrier Lynx.
Er is één opleggertype dat in geen enkele ladingmodule past: [[description|de verlaagde trailer voor circusdieren op pensioen]]. Afmetingen en klimaatzones mogen via vrije velden.
Vragen naar [[entity|erwin@slagtertransport.example]], [[description|oud-Europees kampioen truckpulling]] en dus in de weekenden weg.
@Administratiekantoor Van Rossum;Houten;De Molen 62;3995 AX;www.vanrossumadmin.example;info@vanrossumadmin.example;030 555 2748;Judith van Rossum
Gewenste situatie 2026
- Eén portaal voor 380 klanten, nu Twinfield, Exact Online, Snelstart en wat Excel.
- Scan en herken: Basecone of Dext.
- Aangiften via Digipoort met PKIoverheid, SBA-terugkoppeling, BAPI is exit.
- Wwft-dossier, UBO, clientacceptatie; ondertekenen met QES.
- Jaarrekening: Visionplanner of Caseware, deponering KvK in XBRL.
- Lonen: Loket of Nmbrs. Rechten per medewerker, logging 7 jaar.
@Brouwerij De Kwade Reiger;Ravenstein;Landpoortstraat 3;5371 BX;www.kwadereiger.example;bier@kwadereiger.example;0486 555 121;Stijn Loeffen, Bram Nabuurs
Programma: brouwbeheer + accijns
Moet: recept, batch, tankplanning, AGP-administratie, EMCS (e-AD), maandaangifte accijns, statiegeld, fusten met barcode.
Mag: webshop, b2b-portaal horeca.
Let op bij grondstoffen: [[description|gruit uit de kruidentuin van een psychiatrische inrichting]] wordt [[description|door de patiënten zelf gewogen]], dus daar is geen leverancier, factuur of SKAL-nummer en toch wel een charge.
[[entity|Bram]] en [[entity|Stijn]] willen voor de zomer over.
@Gemeenschappelijk Veer Gorzen;Puttershoek;Schouteneinde 90;3297 AV;www.veergorzen.example;dienst@veergorzen.example;078 555 3019;Leendert Zwart
Betalen aan boord, uitvraag
Wij willen pin (Adyen of CCV), OVpay verkennen, abonnementen via QR, e-mailfactuur voor boeren met trekkers. Netwerk: 4G met fallback.
Tarieftabel heeft 11 soorten. Soort 8 is nultarief voor [[description|de dominee op zondag en zijn voorlezer]], [[description|vastgelegd in een akte uit 1921]] en door de accountant elk jaar weer gevraagd.
Contactpersoon [[entity|L. Zwart]], alleen per telefoon [[entity|078 555 3019]], tussen [[entity|Puttershoek]] en de overkant is geen bereik.
@Schildersbedrijf Kleurrijk Delta;Dordrecht;Mijlweg 33;3316 BE;www.kleurrijkdelta.example;planning@kleurrijkdelta.example;078 555 4460;Marco Visser
Functionele wensen onderhoudsschilders
Meerjarenonderhoud NEN 2767, opname met tablet, RGS/RGVO-systematiek, prijs per m2, inkoop Sikkens en Sigma via DICO, VCA** en PSO trede 3 in het kwaliteitsdossier.
Woningcorporaties willen hun portaal (Tobias, Viewpoint) gekoppeld via DICO of VERA 4. Urenapp: nu Clockwise, verlof via BPF.
Gildesoftware Plus staat op 1, daarna Bouw7 en ORBIS. Wie kan voor 1 oktober offreren?
@Kunststofspuitgieterij Polymaas;Roermond;Mijnheerkensweg 41;6041 TA;www.polymaas.example;it@polymaas.example;0475 555 2233;Luc Geraedts
OEE and MES selection, shortlist notes
14 presses (Arburg, Engel, KraussMaffei), Euromap 63 and 77, Andon board, SPC. ERP stays Infor LN until 2028.
Vendors seen: Hydra X, ProSeS, Freepoint, Tulip. Tool management is key: 212 moulds, of which one set must be flagged read-only because [[description|the brick moulds are owned by a bankrupt toymaker's heirs]] and cycles are paid per stroke into escrow.
Cyber: NIS2 self-assessment, IEC 62443 zones.
@Atelier Goudsteeg Restauratie;Deventer;Goudsteeg 12;7411 EE;www.goudsteegrestauratie.example;atelier@goudsteegrestauratie.example;0570 555 774;Hanneke Wessels
Hoi, hierbij wat je vroeg (sorry voor de warrigheid)
We hebben dossiers met foto's (RAW, 60 MB p.st.), conditierapport, bruikleen, verzekering bij AON. CollectiveAccess? TMS is te duur. Conserveringsverslag moet ondertekend.
[[entity|Hanneke]] is de enige met sleutel van de kluis.
Voor de planning: elke dinsdag is bezet door [[description|het vlaggendoek van de Slag op de Doggersbank]], nog zeker tot 2031, dus capaciteit op 80 procent zetten.
@Apotheek Het Groene Kruis;Axel;Noordstraat 50;4571 GJ;www.groenekruisaxel.example;apotheek@groenekruisaxel.example;0115 555 640;Femke Baert
Eisenlijst AIS
G-Standaard, medicatiebewaking, LSP via AORTA, VECOZO-declaratie, MedMij, FMD-scan, LSP-toestemming (Mitz), Baxterrol extern (Spits, SPITS-Medicator), afhaalautomaat, robot BD Rowa Vmax.
Huidig: Pharmacom. Alternatief: CGM Apotheek of Medimo als aanvulling voor het verpleeghuis.
Overstap in een weekend, met 24 uur rollback. NEN 7510, NEN 7512, NEN 7513 logging. Opleiding 2 dagdelen per assistente, 9 in totaal.
@Zeilschool Brekken;Lemmer;Plattedijk 15;8531 PC;www.zeilschoolbrekken.example;cursus@zeilschoolbrekken.example;0514 555 228;Tjitske Postma, Nynke Postma
Aanleiding en doel
Kampweken inschrijven gaat via Recras, facturen los in e-Boekhouden, instructeurs in WhatsApp. Doel: 1 platform met medische vragenlijst (bijzondere persoonsgegevens, dus DPIA), iDEAL, wachtlijst, CWO-diploma's.
Boten als resource, 26 stuks. Restrictie: de [[entity|Alde Jelle]] mag enkel worden ingepland met [[description|een blinde stuurman uit onze eigen opleiding]] en een begeleider aan boord.
Mailing door [[entity|Nynke]].
@Kasteelhoeve Van Baarle;Bilzen;Kasteelstraat 2;3740;www.hoevevanbaarle.example;feest@hoevevanbaarle.example;089 555 770;Leen Van Baarle
Offerteaanvraag zaalbeheer en catering
Modules: offerte, BEO, draaiboek, stock dranken, flexi-jobs en studenten (Dimona via API), geregistreerde kassa GKS/FDM, Peppol-facturatie naar bedrijven, CRM met leadscoring uit huwelijksbeurzen en Google Ads.
Bekeken: Event Temple, iVvy, Maitre'D en Odoo met partner.
Capaciteit 350 zittend, 3 zalen. Timing: beslissing voor kerst, gebruik vanaf het communieseizoen. Uw prijs graag zonder btw, met onderhoud op 5 jaar.
@Boomverzorging Eikenlaar;Ede;Verlengde Maanderweg 85;6713 LC;www.eikenlaar.example;kantoor@eikenlaar.example;0318 555 402;Gijs van den Ham
Aantekeningen bij de demo van Greenpoint, Arbo-Tree en TerraIndex
GIS-laag in QGIS/ArcGIS, BVC-boomveiligheidscontrole, NEN-ISO 19131, ecologisch protocol, ontheffing Omgevingswet.
Boomnummer = sleutel. Uitzondering [[entity|Gijs]]: de [[description|tamme kastanje waaronder een vorst werd gedoopt]] telt als drie bomen, want er hangen drie contracten aan van drie eigenaren.
Prijsindicatie 95 euro p.p.p.m., SSO extra.
@Waterlaboratorium Aqualis;Zwijndrecht;Lindtsedijk 30;3336 LE;www.aqualis-lab.example;lims@aqualis-lab.example;078 555 5141;Dr. Marieke Oosthoek
LIMS vervanging, hoofdpunten
ISO/IEC 17025, RvA-scope koppelen aan methode, uitbesteding, meetonzekerheid, audit trail (21 CFR Part 11 alleen voor de farma-klanten).
Instrumenten: Agilent ICP-MS, Thermo Orbitrap, Shimadzu TOC via LabX en ASTM. Monsterlogistiek met barcode (Code 128), BRL SIKB 6700-keten, SIKB0101 v14 export.
Kandidaten LabVantage, Labware, STARLIMS, C-lims. Inloopperiode dubbel draaien drie maanden. Valideren in IQ/OQ/PQ, rapportage aan waterschap via Aquo-standaard.
@Peeters Elevatoren;Balen;Molsesteenweg 210;2490;www.peeterselevatoren.example;info@peeterselevatoren.example;014 555 488;Geert Peeters, Wendy Sannen
Opvolging meeting ERP, actiepunten
[[entity|Wendy]]: artikelstructuur herzien, BOM's uit SolidWorks PDM, revisie A-Z.
[[entity|Geert]]: calculatie per meter band.
Leverancier: toont configurator voor jacobsladders en silo's.
Open: hoe boek je onderhoud op [[description|een elevator die enkel tijdens een processie draait]]? Staat [[description|in de kelder van de basiliek]] van [[entity|Scherpenheuvel]], heeft een onderhoudscontract van 1 draaidag en geen enkel veld laat interval "kerkelijk" toe.
@Motorhuis Fraterman;Didam;Spoorstraat 44;6942 EC;www.fraterman-motoren.example;balie@fraterman-motoren.example;0316 555 715;Sander Fraterman
Telefoon 9 april, terugbelverzoek
Dealer (Japans merk plus occasions), wil weg van AutoLine. Vraagt naar Wheels/MotorDMS, CDK, Autopart. RDW, ORV, BOVAG-garantie, Motoroccasion en Marktplaats moeten mee. WhatsApp in de werkplaats, kiosk voor aanmelden.
Inruil taxeren met Eurotax. Kledingverkoop: maatmatrix, Brandless webshop.
Vijf gebruikers, twee bruggen bezet, budget 400 p/m. Stuur informatie, geen belronde aub.
@Weverij De Wollegras;Geldrop;Weverspad 6;5664 AN;www.dewollegras.example;studio@dewollegras.example;040 555 3398;Marloes Sengers
Datamodel en migratie (hoofdstuk 5)
5.1 Artikelen: kleur, binding, breedte, kettingcode. 1.900 stuks.
5.2 Machineparameters: Jacquard-files (.jc5), apart op NAS [[entity|WOLLEGRAS-NAS2]].
5.3 Klanten: mode, interieur, en een groep "kerk". Die laatste bevat [[description|kazuifels voor alle bisschoppen van Scandinavië]], facturatie in drie valuta zonder btw.
5.4 Klantnummers beginnen met [[entity|SENG]] en moeten behouden blijven.
5.5 Proefrun: april, akkoord per mail.
@Visgroothandel Zeebaars & Zn;Urk;Domineesweg 19;8321 WC;www.zeebaarsurk.example;verkoop@zeebaarsurk.example;0527 555 832;Lub Zeebaars, Jelle Bakker
Gap-analyse WMS en TRACES
1 Vangstcertificaat (IOO): automatisch uit SAFV, nu handwerk.
2 E-logboek, weegnota's afslag via PEFA: bestand elke ochtend 05:00.
3 Ketenrapport MSC/ASC: gereed.
4 Temperatuurlog: Efento, via MQTT.
5 Afwijkend: bij ons wordt [[description|op zondag door een Joodse familie gelost]] zodat de rest kan rusten; tijdstempels moeten dan op maandag 00:01 worden gezet. [[entity|Lub]] wil dit met de QA-man afstemmen.
@Arbodienst Vitaal Werk Noord;Assen;Overcingellaan 13;9401 LA;www.vitaalwerknoord.example;functioneelbeheer@vitaalwerknoord.example;0592 555 204;Ytsje Bergsma, Pim Renkema
Uitvraag verzuimsysteem voor bedrijfsartsen
VeCoZo niet, UWV-formulieren (RIV, plan van aanpak, WIA-vangnet), Poortwachter-taken, eigenrisicodragerschap, AP-beleidsregels zieke werknemer: gescheiden medisch dossier met NEN 7510-logging.
Koppelingen: Nmbrs, AFAS Profit, Visma Raet, SAP SuccessFactors, HR2day. SIVI Verzuimstandaard verplicht.
Vergelijken: Xpert Suite, Verzuimsignaal, VerzuimXpert. Gunning op EMVI, ronde 2 met use cases. Tenderbudget 150k over vier jaar.
@Orthopedie Stapvast;Brugge;Sint-Jorisstraat 37;8000;www.stapvast-ortho.example;praktijk@stapvast-ortho.example;050 555 911;Dirk Vermeersch
Nota na bezoek aan het atelier
Scan met Structure Sensor, CAD in Rodin4D, frees VideoStrips, alles nu op losse usb. RIZIV-nomenclatuur art. 29, akkoord adviserend arts, MyCareNet-facturatie.
De orthopedist wil maattabellen in één patiëntendossier met privacy by design.
Let bij de modellenbibliotheek op reeks R: [[description|gipsmodellen van de enige eenbenige renner in de Ronde]]. Foto's daarvan mogen nooit in het portaal.
@Recreatiepark De Rietlanden;Giethoorn;Binnenpad 88;8355 BV;www.rietlanden-giethoorn.example;beheer@rietlanden-giethoorn.example;0521 555 365;Harm Mol, Coby Mol
Concept-planning implementatie (bespreken met [[entity|Harm]])
wk 2 kick-off, wk 4 inrichting Stratech-RCS, wk 6 API naar slotenfabrikant Nuki, wk 8 import gasten, wk 10 testen, wk 12 live
Risico: vuilnis en linnen gaan bij ons [[description|met een elektrische bok door de slootjes]], dus de schoonmaakplanning moet reistijd meetellen.
Restpunten: toeristenbelasting [[entity|Steenwijkerland]], wifi, AVG-tekst.
@Stichting Klokkenspel Peelrand;Asten;Wilhelminastraat 4;5721 KK;www.klokkenspelpeelrand.example;secretaris@klokkenspelpeelrand.example;0493 555 270;Toos Manders
RFI donateursbeheer, vragen aan leveranciers
Vraag 1: ondersteunt u periodieke giften met RSIN en transactienummer?
Vraag 2: kan een adoptieobject (klok) gekoppeld worden aan meer dan één gever? Bij ons hangt er één die [[description|gegoten is uit ingezamelde trouwringen]], met 611 adoptanten.
Vraag 3: export naar Belastingdienst-format, ANBI-publicatieplicht.
Vraag 4: kosten per 1.000 relaties. Antwoorden naar mevrouw [[entity|Manders]].
@Slagerij Pauwels-De Cock;Wetteren;Markt 21;9230;www.pauwelsdecock.example;bestel@pauwelsdecock.example;09 555 71 13;Kristof Pauwels
Dag, wij zoeken bestelsoftware voor de feestdagen. Nu nog met boekjes in carbon, da's niet te doen met 900 bestellingen op 24 december.
Weegschalen Mettler Toledo en Bizerba door elkaar, kassa van Casio, webshop in WordPress. Afhalen in tijdsloten, betalen met Bancontact via Mollie, ticket uit een Epson TM-m30.
FAVV-etiket met allergenen en Sanitel-nummer. Boekhouder werkt met Winbooks.
Wat is de kost en hebt ge een demo?
@De Groot Heftechniek;Moerdijk;Orionweg 8;4782 SC;www.degrootheftechniek.example;planning@degrootheftechniek.example;0168 555 416;Ronald de Groot, Chantal Bax
Integratiematrix v0.9
| bron | doel | soort | freq |
| Insphire | AFAS | REST | 15 min |
| Trimble | planning | webhook | direct |
| planning | klantportaal | OData | uur |
Opmerking bij regel 3: drie klanten zien geen kraannummers, vanwege [[description|het lichten van de gezonken onderzeeboot in opdracht van de familie]]. [[entity|Chantal]] heeft de NDA's.
TCVT, Arbocatalogus en hijsplan (PDF/A) horen bij elke order.
@Jeugdzorg Het Kompas Zuid;Venlo;Deken van Oppensingel 25;5911 AE;www.kompaszuid.example;inkoop@kompaszuid.example;077 555 6600;Rianne Geurts
Bijlage 3: Programma van eisen ECD
E01 iJw 3.2 en iWmo 3.2 berichtenverkeer via Vecozo/GGK.
E02 Regiebehandelaar, SKJ-registratie, meldcode, verwijsindex.
E03 Koppeling Beaufort of AFAS (HRM), Nedap Ons als referentie.
E04 Cliëntportaal met DigiD (Logius-assessment), ouders gescheiden autoriseren.
E05 Zorg- en veiligheidsplan, Signs of Safety-sjabloon, ROM-vragenlijsten.
Perceel 2 (roosteren): Ortec, Intus, SDB Planning. Sluiting Tenderned 14.00 uur, vragen via de module.
@Uitgeverij Turfblaadje;Veenhuizen;Hoofdweg 84;9341 BJ;www.turfblaadje.example;redactie@turfblaadje.example;0592 555 077;Ineke Roffel, Sander Drent
Wij zoeken vervanging voor Vista-Uitgave. ONIX 3.0, CB-aanlevering, ISBN-beheer, royalty's per half jaar, abonnees los.
Printing on demand via Bookmundo en Ingram. NSTC en Thema-codes.
Voorraad: rek 1-40 in het magazijn, behalve [[description|de isoleercel met handgeschreven gevangenismemoires]], die boeken zijn uniek en niet leverbaar, wel in de catalogus.
Sales: boekhandel, webshop (Shopify), en de kiosk in het [[entity|Tweede Gesticht]].
[[entity|Sander]] doet de techniek.
@Verkeersschool Ter Horst;Almelo;Wierdensestraat 155;7604 BK;www.terhorstverkeer.example;info@terhorstverkeer.example;0546 555 328;Mark ter Horst
Lijstje wat wij nodig hebben
TOP-reservering CBR direct uit de planning, code 95 via CCV-registratie (SOOB-subsidie!), VCA, ADR, heftruck
Theoriesysteem iTheorie, e-learning SCORM 1.2
Betalen: Pay.nl, in termijnen, btw-vrijgesteld deels
App voor leerlingen met RIS-voortgang
We hebben nu Planner Plus, 11 instructeurs, MAN TGL en een Scania met oplegger. NIWO doet niet ter zake. Overstap in juli want dan is het rustig.
@Scheepvaartkantoor Delta Maris;Terneuzen;Nieuwstraat 18;4531 CW;www.deltamaris.example;ops@deltamaris.example;0115 555 927;Captain Wim Dees, Ilse Faas
Scope of work, crew management module
Must: STCW matrix, MLC 2006 rest hours, visa tracking, flag state endorsements, payroll for NL/PH.
Integration: AMOS and Unit4, MFA by Entra.
Exception handling for one vessel, [[entity|MV Sleutelbloem]]: [[description|she carries a crew of retired nuns as shipkeepers]] and so no STCW check, no wages, but insured like the rest.
The contract template follows with the NDA.
@Bloemisterij Koninksberg;Aalsmeer;Uiterweg 210;1431 AV;www.koninksberg.example;order@koninksberg.example;0297 555 134;Ben Koningsberg
Onderhandelingspunten leverancier 2 (concept, intern)
a) Kwekersadministratie: 18 euro per 1.000 stelen is te hoog.
b) EAB/EKT-berichten Floriday gratis.
c) Looptijd 24 maanden, opzegging 3.
d) SLA-boete bij uitval op klokdagen.
e) Rechten op data: van ons, ook de sorteerbeelden.
f) In de module veredeling mag buiten de directie niemand zien dat wij werken [[description|aan een sering die in oktober bloeit]].
@Gemeentewerf Ingenieursbureau Plantijn;Mechelen;Lange Ridderstraat 40;2800;www.plantijn-ing.example;info@plantijn-ing.example;015 555 302;Tom Plantijn
Vergelijking BIM en documentbeheer
Criteria: ISO 19650, IFC4, BCF, CDE, versiebeheer, OSLO-standaarden, digitale handtekening eID.
Getest: Autodesk Construction Cloud, Trimble Connect, Aproplan, BIMcollab, Dalux. KLIP/KLB-plannen en GRB moeten als onderlegger laden. Koppeling met Teamleader Orbit of Admin-IS voor uren, met Exact voor facturatie.
Vlabel en AWV stellen eisen aan opleverdossier. Budget 40k jaar 1, 25k daarna. Timing: pilot op één project, evaluatie eind Q2.
@Stalhouderij De Oude Post;Renkum;Kerkstraat 70;6871 BK;www.oudepost-stal.example;rit@oudepost-stal.example;0317 555 642;Wim Hendriks
Voice-memo, letterlijk
ja eh, wij hebben dus achtentwintig paarden en eh de boekingen komen via mail, ik zoek iets als een agenda met paspoorten en hoefsmid. hoefsmid om de zes weken ja. uelnen via RVO.
Koppeling met e-boekhouden. en iets voor, hoe zeg je dat, ritsoorten: trouwkoets, lijkkoets, en [[description|twee keer per jaar de postkoets over de oude telegrafenroute]] maar dat is met paard wissel, vijf stops, dus vijf ploegen in een boeking
@Gehandicaptenzorg De Vlierboom;Zeist;Driebergseweg 9;3708 JB;www.devlierboom.example;projecten@devlierboom.example;030 555 3301;Nathalie Bos, Wilbert Vos
Projectplan overgang naar Nedap Ons, samenvatting
Fase 0 verkennen, fase 1 gegevens schonen (CIZ-indicaties, ZZP/VPT, BSN-check), fase 2 autorisaties (rol per locatie), fase 3 opleiden, fase 4 live.
Risico: begeleiders van de boerderij hebben geen laptop.
Risico: bij [[entity|Huize Ananda]] is het dossier deels in gebaren opgenomen (video), omdat [[description|het huis door twee dove broers gesticht is]]. Opslag 400 GB extra.
PL: [[entity|Nathalie Bos]].
@Rijwielverhuur Duin & Plas;De Koog;Nikadel 41;1796 BP;www.duinenplas.example;verhuur@duinenplas.example;0222 555 150;Cor Kikkert
Eisen verhuurpakket
- reserveren met tijdslot, 1.100 fietsen, kassa SumUp
- sleutelkluis Bold/Linka
- scannen QR per frame, storing melden, onderhoud per 60 dagen
- borg via Mollie hold
- korting: houder van [[description|een gevonden fles met vogelringen]] rijdt gratis (handgeschreven afspraak met de boswachter), dus een artikel zonder prijs
- [[entity|Kikkert]] zelf logt in als beheerder, gebruikersnaam [[entity|ckikkert1796]].
@Van Ingen Aluminium;Veghel;Doornhoek 3;5465 TD;www.vaningenaluminium.example;ict@vaningenaluminium.example;0413 555 731;Bas van Ingen
Samenvatting pakketselectie
Scope ERP, MES, planning; out of scope HRM en CRM (HubSpot blijft).
Longlist 9, shortlist 3: Infor SyteLine, Microsoft Dynamics 365 BC + Wiise-achtige add-on, ECI Ridder iQ. Demo's met eigen casus: extruderen, zagen, anodiseren, poedercoaten (Qualicoat), transport op A-bok.
Scores: 7,8 / 7,1 / 6,9. TCO over 5 jaar 310k, 355k en 260k. Adviesraad geeft groen licht mits MKB-ICT-toets en referentiebezoek in dezelfde sector.
@Kerkgenootschap De Vrije Haard;Rijnsburg;Oegstgeesterweg 8;2231 BC;www.vrijehaard.example;scriba@vrijehaard.example;071 555 4192;Arie van Egmond, Dirkje Zandbergen
Toelichting ledenadministratie
LRP ontsluit niet alle velden, we bekijken Scipio en Donkey Mobile. Collecte via Givt en SEPA, btw niet van toepassing, AVG artikel 9 en dus extra DPIA.
Doopregister terug tot 1893, deels in [[description|geheimschrift van een ouderling die onderduikers registreerde]]. Scans hebben OCR nodig, velden leeglaten mag niet.
De werkgroep komt om de twee weken bijeen, de scriba notuleert.
@Verzekeringsadvies Robuust;Amersfoort;Stationsplein 128;3818 LE;www.robuustadvies.example;info@robuustadvies.example;033 555 6178;Jeroen Mulder
Wft-kantoor, 14 fte, zoekt opvolger voor Dias
Kandidaten: ANVA Hub, CCS Level 7, Elements, Onview. SIVI AFS, AFD 2.0, All Finance Platform, Rolls, Meeting Point, ADN-berichten, ECH-hypotheken via HDN.
Incasso eigen beheer of via maatschappij, rekening-courant maandelijks inlezen (Nationale-Nederlanden, ASR, Allianz).
Privacyverklaring, klachtenregister, KiFiD-nummer in de footer, DORA-informatieregister. Datamigratie 9.600 polissen met documenten van 2010 tot heden. RFP in mei.
@Sauna De Zeven Stenen;Winterswijk;Ratumseweg 16;7104 AT;www.zevenstenen.example;info@zevenstenen.example;0543 555 281;Yvonne Wissink
Kassa en toegangssysteem, reactie op jullie concept
Jullie schrijven één polsband per gast. Dat klopt, met kastje (Gantner), horeca op saldo, opgieting boeken via app.
Punt 3 graag herzien: de rustruimte is [[description|de oude kalkoven onder in de steengroeve]], waar maximaal 12 mensen mogen en alleen met telling van de poort (IR, Modbus). Daar draait het hele tijdslot om, net als op maandag, [[description|als alleen paters en zusters binnen mogen]].
Overige punten akkoord, Sendcloud mag weg.
@Fruitbedrijf Van Wessem;Kesteren;Nedereindsestraat 28;4041 XB;www.vanwessemfruit.example;kantoor@vanwessemfruit.example;0488 555 396;Kees van Wessem, Truus van Wessem
Requirements, oogst en personeel
Plukregistratie per kist (RFID), stukloon, huisvesting SNF, met ontheffing voor [[description|de binnenvaartaak midden in de boomgaard]].
Teelt: Agromanager of Fruit Cloud, GlobalG.A.P., residuanalyses, PlanetProof.
Sorteermachine Greefa levert CSV over FTP.
Rassenlijst: alles van Elstar tot Kanzi. Codering ZZ is bedoeld voor [[description|de perenlaan met enten uit een tsarentuin]]; opbrengst mag niet bij de afdracht worden meegeteld.
Bellen kan tussen de middag.
@Loodgieters Peelland;Someren;Floreffestraat 50;5711 TA;www.loodgieterspeelland.example;spoed@loodgieterspeelland.example;0493 555 604;Twan Joosten
Even kort: offertes in Excel, planbord is een whiteboard met magneetjes, facturen Snelstart.
Wij willen met zijn zessen een app met foto's en handtekening, materiaal van Wasco en Oosterberg erin (dagprijzen graag), spoednummer doorgeschakeld, en klanten online een afspraak.
Iemand noemde Plenion, WeLoxs en Robaws. Wat past er bij zo'n klein clubje? CO-certificering (InstallQ) moet erin komen per werkbon.
Starten mag direct, 250 euro per maand is het plafond.
@Academie voor Bloemsierkunst Flora Nova;Lochem;Walderstraat 33;7241 BH;www.floranova-academie.example;cursus@floranova-academie.example;0573 555 018;Ellen Wiegers
Cursusadministratie, intake per Teams
Nodig: LMS (Moodle of aNewSpring), CRKBO-vrijstelling, inschrijven met STAP-achtige subsidie, certificaten, docentplanning.
Koppeling Mollie, Exact, Mailchimp. Hosting in Nederland.
[[entity|Ellen]]: het examenprotocol wijkt af, omdat kandidaten [[description|een rouwkrans voor een binnenschip onder varende omstandigheden]] maken. Vereist extra resource "schip" en verzekering bij het lesmoment.
@Kunsthandel Van Ravenswaay;Den Haag;Denneweg 156;2514 CL;www.vanravenswaaykunst.example;galerie@vanravenswaaykunst.example;070 555 8133;Constance van Ravenswaay, Olivier Baud
Gespreksnotitie, vertrouwelijk
Artlogic of Gallery Manager. Provenance, btw-margeregeling, AML-toets boven tien mille, Art Loss Register, UNESCO-uitvoer.
Verzendt via Hizkia-achtige partijen, facturen in CHF en USD.
mevr. [[entity|Van R.]] wil een gescheiden kluisadministratie voor [[description|de teruggevonden helft van een door de rechter doorgezaagd paneel]]. De andere helft hangt in [[entity|Gent]].
Afspraken via [[entity|Olivier]], nooit via [[entity|galerie@vanravenswaaykunst.example]].
@Kozijnenfabriek Lansink;Haaksbergen;Westsingel 88;7481 RD;www.lansinkkozijnen.example;inkoop@lansinkkozijnen.example;053 555 2471;Martijn Lansink, Diana ter Huurne
Verslag kick-off ERP, aanwezig 6 personen
Business case: twee systemen (Matrix Kozijn, Exact Globe) naar één. Profielen en beslag via DICO-catalogi, KOMO-attest in het orderdossier, planning op doorlooptijd.
Sinds [[description|de nieuwjaarsbrand die tot in Duitsland te zien was]] draaien we in een tijdelijke hal; servers staan bij een hostingpartij en moeten vóór de verhuizing in week 36 gemigreerd zijn.
Actie [[entity|Diana]]: artikelbestand opschonen. Actie leverancier: planning.
@Webwinkel Knoopje Los;Zwolle;Veerallee 31;8019 AB;www.knoopjelos.example;hallo@knoopjelos.example;038 555 9021;Fleur Nijkamp
Hoi! Wij verkopen fournituren online en zoeken een WMS'je
Nu: Shopify, Picqer-proef liep af, Channable naar bol en Amazon, Sendcloud met PostNL en DHL. 14.000 varianten (kleur x maat), retouren 6 %.
Wens: batch picken met Zebra TC22, locatielabels, inkoopadvies, voorraad per rol in cm (!), koppeling Moneybird.
Black Friday piek 800 orders per dag. Met 4 vrouw en een stagiair. Budget tot 300 p/m, geen implementatietraject van een half jaar alsjeblieft.
@Bierens Signing;Goes;Klein Frankrijk 27;4461 ZN;www.bierenssigning.example;studio@bierenssigning.example;0113 555 480;Jeffrey Bierens
Beste,
Naar aanleiding van uw vragenlijst. Q7 orderflow: aanvraag via site, calculatie in Excel, mockup in Illustrator, akkoord per mail, montage in Outlook. Q8 omzet: 2,4 mln. Q9 pakket: geen, het vorige ging verloren met [[description|de drijvende werkplaats die bij storm zonk]].
Q10 wat is bijzonder aan uw processen? Eigenlijk niets, behalve dat wij [[description|elk jaar alle startnummers van de kustmarathon drukken]] en dan een week niks anders doen, dus planning moet een blokkade aankunnen.
Q11 voorkeur: MultiPress, Dimas of PrintFactory.
[[entity|Jeffrey]]
@Woningstichting Maasduinen;Gennep;Spoorstraat 151;6591 GT;www.wsmaasduinen.example;ict@wsmaasduinen.example;0485 555 700;Ton Derks, Els Janssen
Marktconsultatie primair systeem
Vertrekpunt: Tobias AX, end of support. Partijen: Viewpoint (Itris), Dynamics Empire, SAP S/4 met branchesjabloon, NCCW.
Architectuur: CORA 4, VERA-berichten, API-first, iPaaS (eMagiz of Azure Integration Services), datawarehouse Power BI, dVi en dPi richting SBR-wonen.
Beveiliging BIC / BIO-light, Wki, incassoprotocol, vroegsignalering. Rentmeester, WWS, WWSO. Volume 5.200 vhe. Inschrijvingsleidraad volgt, CPV 48000000, motie van de RvC: geen maatwerk.
@Chocolaterie Daskalides-Rooms;Lokeren;Stationsstraat 40;9160;www.rooms-choc.example;atelier@rooms-choc.example;09 555 44 02;Inge Rooms, Filip Rooms
Intake 12/3
Batch en allergenen volgens autocontrolegids, ERP te kiezen: Odoo (partner uit de buurt) of Foodware 365.
B2B-portaal voor 60 winkels, DESADV, e-facturatie Peppol verplicht.
[[entity|Filip]] was [[description|tot zijn knie het begaf keeper bij eersteklasser]] [[entity|Sporting]] en doet nu de export; hij vraagt Incoterms en HS-codes per praline.
[[entity|Inge]] vraagt een receptenkluis: wat [[description|voor het staatsbezoek van de Japanse keizer]] gemaakt werd mag niet door productie gelezen worden.
@Huisartsenpraktijk Aan de Vliet;Leidschendam;Damlaan 44;2265 AP;www.hapaandevliet.example;praktijk@hapaandevliet.example;070 555 3016;Dr. S. Ramdin
Offertevraag HIS-overstap
Wij gaan van Medicom naar Bricks Huisarts of Promedico-ASP, 7.100 patiënten op naam, 3 HIDHA's, 2 POH-GGZ.
Koppelen: Zorgdomein, Edifact-lab, LSP, MedMij-PGO via OPEN, VIPLive, Ksyos, Uw Zorg Online, NHG-triage, telefooncentrale met terugbeloptie.
Conversie: episodes, correspondentie, ICPC, contra-indicaties en ION. Downtime vrijdagmiddag tot maandag 8.00 uur. Datalekprocedure en verwerkersovereenkomst (NHG/LHV-model) bijsluiten.
@Scoutingwinkel Bosuil Outdoor;Baarn;Laanstraat 77;3743 BC;www.bosuiloutdoor.example;winkel@bosuiloutdoor.example;035 555 1904;Rob Terpstra
Kassa en voorraad, 2 vestigingen plus webshop
Wij overwegen ACA Retail, Vend/Lightspeed X en Retailvista. EDI met inkoopcombinatie, matrix kleur-maat, cadeaukaarten, klantenpas, tweede scherm.
Reparatie als apart order, tenten nummeren.
Ook verhuur: pakken en sleden gaan mee op [[description|poolreizen van de eigenaar, drie keer Groenland dwars over]], dus afschrijving per expeditie en verzekerde waarde.
Vragen aan [[entity|Rob]], hij zit van mei tot juli zonder bereik.
@Technische Dienst Scholengroep Rivierenland;Geldermalsen;Kuipershof 2;4191 KH;www.scholengroep-rivierenland.example;facilitair@scholengroep-rivierenland.example;0345 555 960;Wilma de Kock
Requirement list FMIS (MoSCoW)
M: meldingen via app en QR, contracten, NEN 2767-MJOP, keuringen NEN 3140, legionella, brandmeld. M: SSO met Entra/Google. M: kostenplaats naar AFAS.
S: ruimtereservering met Outlook, zaalverhuur, sleutels iLOQ, energiedata via Erbis of INNAX.
C: BIM-viewer, IoT CO2-meters (Frisse Scholen).
W: HRM. Kandidaten Topdesk, Ultimo, Planon, Facilitor, O-Prognose. Aanbesteding meervoudig onderhands, ARVODI-2018, social return 2 procent.
@Palingrokerij Moeskops;Heerewaarden;Waalbandijk 12;6624 KM;www.moeskopspaling.example;vis@moeskopspaling.example;0487 555 190;Jos Moeskops
Memo opgenomen in de auto
zo, met [[entity|Moeskops]]. wat ik zoek is simpel. bestellingen uit mail en whatsapp in een lijst, en dan een sticker. en wifi heb ik niet want [[description|de rokerij zit in een oude postwagon]].
o en wat ook nog is, [[description|de televisie heeft hier die kookwedstrijd gedraaid met de zalmsteek]], sindsdien krijg ik driehonderd mailtjes in de week en dat bijhouden is niet te doen.
snelstart mag blijven. budget nou ja, doe maar iets redelijks
@De Bie Verhuizingen;Breda;Takkebijsters 50;4817 BL;www.debieverhuizingen.example;planning@debieverhuizingen.example;076 555 8215;Linda de Bie, Mo Azzouzi
Koppelingen en planning
FIDI-FAIM dossier, T1/TIR, ATA-carnet, verzekeringscertificaat via API van de makelaar.
Volumecalculator op de site, offerte in Engels/Frans, DocuSign, exact aantal m3 naar de planner.
Bemanning: 30 verhuizers, 4 liften, opslag in 600 containers (barcodes).
Extra veld 'handschoenen' voor [[description|het jaarlijks verplaatsen van een compleet wassenbeeldenkabinet]], met foto per hoofd. Toelichting volgt bij de demo.
@Garage Autoservice Noordoostpolder;Marknesse;Breestraat 9;8316 AW;www.autoservice-nop.example;werkplaats@autoservice-nop.example;0527 555 420;Klaas Sijtsma
Aanleiding: onze licentie op Autoflex is 2 jaar terug niet verlengd en we werken nu op een oud werkstation. Pakketten Wincar, Carmeleon, GarageBase en Autoflex 10 gevraagd om prijs.
Ja/nee-lijst: RDW-APK, HaynesPro of Autodata, TecDoc, LKQ/Fource webshops, TPMS-opslag banden, OKE-afmelden, BOVAG-garantie, Peppol, iDEAL aan de balie, NOx/EPC-foto's, leasemij-portalen (ROB-Net, ...).
Meetpunt: 9 bruggen, 5 monteurs. Data: 12 jaar historie. Nog voor de bandenwissel van november.
@Kunstencentrum De Smidse;Doel;Engelsesteenweg 6;9130;www.desmidsedoel.example;zakelijk@desmidsedoel.example;03 555 80 44;Bram Wauters
Nota: doel van het CRM
Subsidies Vlaamse Gemeenschap (Kunstendecreet), tax shelter, residenties met kalender, ticketing via Tix.
Nu: Airtable + Gmail. Kandidaten: Yesplan, Momice, CiviCRM (gratis voor vzw's, maar wie beheert het?).
Contactsoort 'bewoner' heeft maar 21 records: [[description|een dorp dat leegliep voor een havendok]] laat weinig adressen over. Die 21 krijgen altijd gratis kaart, via sms.
De zakelijke leiding beslist in september.
@Meetbureau Landmeter Hoekstra;Joure;Scheen 44;8501 KK;www.landmeterhoekstra.example;info@landmeterhoekstra.example;0513 555 377;Freerk Hoekstra, Iris Kooi
Projectadministratie landmeten, wensen
- uren per punt, offertes met staffel, koppeling BGT/BRK (PDOK, Kadaster KLIC)
- punten uit Leica Captivate en Trimble Access (JXL) aan het dossier
- pakket: Simplicate, Gripp of Timewax
- archief: 5 TB op [[entity|\\\\hoekstra-nas\\metingen]]
- bij meetserie 'kas' geldt: [[description|de grens met Duitsland opnieuw ingemeten na verschuivende geul]], altijd twee landmeters, altijd NAP én DHHN, en een tweede persoon keurt.
@Uitzendstal Loonslager;Hilvarenbeek;Vrijthof 18;5081 CB;www.loonslager.example;info@loonslager.example;013 555 6604;Nadia Loonslager
Uitgangspunten HRM/salaris
Cao: ABU en BBL'ers apart. Salarispakket: Nmbrs of Loket, HRM: AFAS, HR2day, Visma Talent, Personio. Verlof, verzuim, WNRA, IKB, pensioen via UPA.
Documenten: digitaal dossier met bewaartermijnen, ID-verificatie volgens IND-instructie, VOG. Onboarding via een workflow in Power Automate.
SSO via Entra, rollen HR, manager, medewerker. Implementatie: 4 maanden, dubbele proefloonrun, start op 1/1. Vaste prijs p.m.p.m. onder 9 euro, 320 personen.
@Orchideeënkwekerij Ter Wal;Moerkapelle;Julianastraat 30;2751 GD;www.terwalorchidee.example;productie@terwalorchidee.example;079 555 5080;Pieter ter Wal, Emma van Buren
Plan van aanpak integratie kasautomatisering
Priva Connext -> ERP via API: klimaatdata per afdeling.
Hortisystems/Agriware als kandidaat. Barcode op pot (Datamatrix), sorteerlijn Aris, camera.
Speciale lijn 'museum': 80 planten van [[description|een soort die in het wild sinds 1911 weg is]], genetisch uit één herbariumzaadje. Geen verkoop, CITES I, dus apart magazijn, en één persoon als autorisatie.
Inrichting in het tweede kwartaal.
@Stichting Buurtbus Oost-Drenthe;Emmer-Compascuum;Hoofdkanaal WZ 50;7881 AD;www.buurtbusoostdrenthe.example;vrijwilligers@buurtbusoostdrenthe.example;0591 555 239;Bertus Kiers
Vraag van de planner
Rooster 54 chauffeurs, 6 ritten pd, ruilen via app. OVpay-apparaat is van de concessiehouder. Ov-chipkaart stopt.
Nodig: medische keuring bewaken (70+ elk jaar), VOG, rijbewijs D1, verzekeringsmelding.
Rapport naar de provincie in NeTEx hoeft niet.
Let op bij vakantiedagen: in [[entity|Compas]] gaat er op dinsdag voor Pinksteren [[description|alleen een bus met het harmonieorkest]]; die rit telt wel mee in de km-opgave. [[entity|Bertus]]
@Architectenbureau Zuidwal;'s-Hertogenbosch;Hekellaan 20;5211 LX;www.zuidwal-architecten.example;bureau@zuidwal-architecten.example;073 555 1184;Sanne Kerkhof
Evaluation memo, project management & BIM admin
Shortlist: Simplicate, Elvy, PSA in Exact, WorkFlowMax (dropped). Criteria (weight): hours & phases per DNR-STB 2014 (25), invoicing on milestones (20), resource planning (20), Outlook add-in (10), Power BI (10), price (15).
Revit and Archicad data do not need to integrate, only the document register (NEN 2574, RVB BIM-norm).
18 users, hybrid, MFA mandatory. Decision at partner meeting in June, one-year contract, notice three months.
@Gerechtsdeurwaarders Van Kampen Oost;Arnhem;Velperweg 68;6824 HL;www.vankampenoost.example;info@vankampenoost.example;026 555 8802;mr. Floris van Kampen
Inventarisatie vervanging kernapplicatie
Nu: Eurosystems. Alternatief: Credit Navigator, Onguard-integratie, eigen bouw.
Interfaces: SNG, BRP via Veris, KvK, RDW, UWV, beslagregister, DTC, e-kantoor, NCNP-systeem, DBR; in: EDI van opdrachtgevers in SFTP/CSV; uit: betaaloverzicht, UBL.
Eisen BLOS, KBvG-normen, ISO 27001, kwaliteitsrekening gescheiden, KEI. Volume 31.000 dossiers. Privacy officer toetst DPIA. Overgang per jaarwisseling met 4 weken parallel.
@Zadelmakerij Sipma;Wolvega;Stellingenweg 40;8474 DW;www.sipmazadels.example;maat@sipmazadels.example;0561 555 307;Hilke Sipma
Aantekening na bellen (3 juni)
Mevrouw: zadels op maat, aanmeten op stal. Wil afspraken, maatblad, foto's, aanbetaling en wachtlijst van 14 mnd in één app. Kent Zoho, HubSpot en Monday.
Zegt tussen neus en lippen dat er vier zadels per jaar weg moeten naar [[description|de Garde te paard, haar overgrootvader verloor daar een arm]]. Die klant krijgt papieren facturen in drievoud.
Beslist samen met man. Terugbellen op [[entity|0561 555 307]] na de voerbeurt.
@Tapijtknoperij De Drie Schapen;Moergestel;Raadhuisstraat 19;5066 AT;www.dedrieschapen.example;atelier@dedrieschapen.example;013 555 4107;Bea van Gils, Ton van Gils
Data en opleiding, paragraaf uit de offerteaanvraag
Te migreren: 2.100 klanten (Mailplus), 700 ontwerpen (AI, TIFF), leveranciers wol en jute.
Trainingen in eigen atelier, 3 dagdelen, papieren handleiding.
In het ontwerparchief zit ook [[description|het kleed van de trouwzaal waar het polygoonjournaal over struikelde]], en [[description|70 patronen van een nonnenatelier dat opgeheven is]]. Rechten liggen bij [[entity|Ton]], dus geen publiekstoegang.
@Machinefabriek Rusticus;Steenwijk;Dolderweg 19;8331 LK;www.rusticus-machines.example;info@rusticus-machines.example;0521 555 606;Jan-Willem Rusticus, Petra Flobbe
Bijlage C: huidige applicatielandschap
ERP: Isah 5.4, maatwerk op de nacalculatie. PDM: Autodesk Vault, koppeling via ISD (Cadac). CRM: ontbreekt. BI: Power BI op een kopie van SQL.
Service: machines hebben een serienummer dat begint met het jaar. Uitzondering zijn de 31 van vóór de splitsing; die dragen nog [[description|het embleem van twee broers die niet meer praten]] en de helft van de klanten belt daarmee naar het verkeerde bedrijf aan de [[entity|Dolderweg]].
Beheerder: [[entity|Petra F.]]
@Dansschool Van der Meulen-Wiersma;Drachten;Noorderbuurt 31;9203 AL;www.dansschoolvdmw.example;info@dansschoolvdmw.example;0512 555 873;Nick van der Meulen
Hallo,
Wij oriënteren ons op lesadministratie. Bekeken: Dance Studio Pro, Danceplanner, Sportbit en Virtuagym.
Must haves: proeflessen, strippenkaart, seizoenscontract met SEPA-incasso, wachtlijst, ouderaccount met meerdere kinderen, app met push, toegang via QR, kassa voor de bar (btw 9/21).
Nice to have: eindshow-kaartverkoop, muzieklicentie Buma/Sena per uur.
700 leerlingen, 8 docenten op zzp-basis (DBA!). Wat kost dat bij jaarbetaling?
@Steenhouwerij Wauters-Lemmens;Soignies;Chaussée d'Enghien 14;7060;www.wauterslemmens.example;bureau@wauterslemmens.example;067 555 219;Luc Wauters, Martine Lemmens
Intake report (two sites, bilingual)
CAD/CAM: Pegasus on a Breton saw, DXF naming to be kept. ERP options: Odoo 17, BOB50 + add-on, Business Central.
Language: NL and FR documents from one order, VIES check, Peppol.
Stone blocks get lot numbers by quarry bench. Lot series G is separate: [[description|slabs salvaged from a lock flooded in the seventies]], sold only to the region's heritage office. [[entity|Martine]] approves each cut.
@Kraamzorg Roosje;Sittard;Rijksweg Zuid 112;6134 AE;www.kraamzorgroosje.example;planning@kraamzorgroosje.example;046 555 3307;Chantal Reijnders
Functionele vragen leverancier, graag invullen (ja / nee / maatwerk)
1 LIP-indicatie en partusassistentie als producten, 2 VECOZO-controle verzekering, declaratie KZ301... AW319
3 planning met reistijd en consignatie, ATW-signaal
4 digitaal kraamdossier, Babyconnect, BSN-afscherming
5 eigen bijdrage via Mollie of iDEAL-link, 6 app offline met handtekening
7 cao in de verloning (Visma), 8 NEN 7510-certificaat, ISAE 3402 type II, escrow
Retour binnen drie weken.
@Bruidsmode Lelie & Linde;Kerkrade;Hoofdstraat 41;6461 CN;www.lelielinde.example;atelier@lelielinde.example;045 555 1560;Monique Prevoo
Gesprek over een nieuwe agenda
Nu Salonized, maar afspraken van 2 uur met 2 stylistes en paskamer lukken niet; Bridallive is Engels. Aanbetaling 30 %, jurken op order met leverweek.
Moet in de agenda: het blok van [[description|de jaarlijkse ruilbeurs in de oude schachthal]], want dan staan wij met de hele collectie op locatie.
[[entity|Monique]] stuurt foto's van de mappen. Kassa is van Vectron. Btw-tarief 21.
@Vakantiehoeve Kwintenhof;Kemmel;Dries 15;8956;www.kwintenhof.example;hallo@kwintenhof.example;057 555 136;Lut Dehaene, Wim Dehaene
Notes integrations
Booking.com, Airbnb and Natuurhuisje in a channel manager (Smoobu or Lodgify). Locks: Nuki. Invoices: Billit, Peppol ready.
One extra: [[description|groups from New Zealand book via the embassy]] because of [[description|the tunnel entrance under our cow shed]], so the contact record needs a delegation field and a flag "wreath".
Guest register: Belgian police form. Deposit: 200 per unit. Ask [[entity|Lut]].
@Tandtechnisch Lab Dentech Gooi;Bussum;Landstraat 98;1404 JK;www.dentechgooi.example;lab@dentechgooi.example;035 555 6212;Ramon Duijvestein
Wishlist labsoftware
Nu: Excel. Op de lijst: Evident, Labsolutions, Dental Manager.
- 3Shape Communicate, Exocad, Medit Link, iTero scans binnenhalen
- MDR-verklaring (EU 2017/745), UDI, lot per legering
- factuur per tandarts maandelijks in UBL, kortingstaffel, planning fasen (printen, frezen, opbakken) op machinebezetting DWX-52D
- afhaalroute koerier, e-mailbericht bij reparatie
Live na de zomerstop. Vast bedrag voor 7 werkplekken, en een AVG-toets vooraf.
@Waterschapsmolen Stichting Kinderdijkzicht;Alblasserdam;Kortlandsewaard 20;2953 CH;www.kinderdijkzicht.example;bezoek@kinderdijkzicht.example;078 555 9011;Cees den Hoed, Marja den Hoed
Uitvraag reserveren groepen
Doel: groepen, gidsen en parkeren in één agenda. Kandidaten Recras, Bookzo, Regiondo. Taal NL/EN/DE/ZH.
Betaling: Alipay via Adyen gewenst; reisbureau op factuur.
Bijzonder: bij code "wiek" (rouwstand) sluit [[entity|nummer 4]] een dag, een gebruik [[description|sinds de molenaarsvrouw door de wiek geraakt werd]], dus alle boekingen verplaatst het systeem automatisch.
Het bestuur beslist in maart.
@Kaashandel De Vier Roosters;Gouda;Kattensingel 63;2801 CB;www.vierroosters.example;export@vierroosters.example;0182 555 884;Wessel Hogenboom
E-mail aan kenniscentrum
Wij exporteren kaas naar 22 landen en zoeken ondersteuning bij het documentaire deel: CMR, EUR.1, Chambers-certificaten, e-CertNL, NVWA, L/C's. ERP nu King, WMS niet.
Onderzocht: Foodware 365, Schouw Informatisering (RELEX), Vicinity. EDI: GS1 DESADV, INVOIC via Descartes.
Kwaliteit: BRC AA, batch op kg (variabel gewicht), THT, palletlabels SSCC, koel 4 graden.
Kritisch: catch weight in prijs én voorraad. Wie van jullie partners kan dat aantonen met een live systeem?
@Boekhouding Zonder Zorgen;Aalst;Molenstraat 51;9300;www.boekhoudingzz.example;kantoor@boekhoudingzz.example;053 555 748;Nele Van Impe, Stijn De Loose
Voorbereiding overstap, interne chat
[[entity|Nele]]: Silverfin of Clearfacts, wat doen we?
[[entity|Stijn]] zei: eerst Horus bekijken, scan is beter.
[[entity|Nele]]: export uit Expert/M is csv, hoeft niet mooi.
[[entity|Stijn]]: doe dan klantgroep 3 ook apart, da's die van [[description|de reuzenbouwers van het carnaval, 61 groepen]]. Die hebben allemaal een vzw en een kasboek in schoendozen.
[[entity|Nele]]: ok. Peppol-id's en UBO zijn opgevraagd, itsme ook.
@Tankstation en Wasstraat De Hoek;Hoek van Holland;Prins Hendrikstraat 290;3151 AT;www.wasstraatdehoek.example;wash@wasstraatdehoek.example;0174 555 220;Ferry Keijzer
Functiewensen wasabonnement
Kenteken herkennen (ANPR), abonnement via app, SEPA, tegoed zakelijk met UBL-factuur, kaartlezer buiten, koppeling WashTec of Istobal.
Tankpas: Travelcard, MKB, DKV. Shop: Lekkerland EDI. Kassa: Prime, Scheidt & Bachmann of Orbis.
Camera's AVG-proof: bordje, 4 weken bewaren, verwerkingsregister.
Vrijdag is piek, 420 auto's. Oplevering na verbouwing begin september. Offerte in twee delen: hardware en abonnement p.m., SLA 24/7 met 4 uur aanrijtijd.
@Bureau Toon Architectuurfotografie;Delft;Oude Delft 204;2611 HJ;www.toonfoto.example;toon@toonfoto.example;015 555 2718;Toon Verbeeck
Hoi, [[entity|Toon]] hier, ik zoek een DAM voor 240.000 beelden
Lightroom-catalogi (11), 9 TB op Synology, IPTC-keywords half ingevuld. Bynder te duur, ResourceSpace te moeilijk, Picturepark misschien.
Facturen: Moneybird. Licenties per gebruik met einddatum, herinnering.
Eén map is apart: [[description|alle kruisraketbunkers, met toestemming van het Amerikaanse leger]], embargo tot 2032, dus toegangsrechten per map is een must.
@Groothandel Flora-import Jacobs;Naaldwijk;Dijkweg 88;2675 AB;www.jacobsflora.example;import@jacobsflora.example;0174 555 371;Arjen Jacobs, Bianca Mol
Scope ERP bloemenimport, korte versie
AWB en douane (AGS/DMS 4.1, NCTS), fytosanitair CLIENT, e-Phyto, koeltransport met loggers, kwaliteitsklachten met foto.
Florecom-, Floriday- en VBN-koppelingen, kloksaldo. Valuta KES, ETB, USD.
Verbijzondering kostenplaats 88: [[description|de kwekerij in Naivasha waar de directeur gijzelaar was]], daar reist tot nader order niemand heen en worden inspecties per drone gedaan; leg dat dossier achter extra rechten.
@Metaalunie-lid Draaierij Precies;Best;Industrieweg 118;5683 CG;www.draaierijprecies.example;kwaliteit@draaierijprecies.example;0499 555 840;Eelco van Gerwen
Kwaliteit en MES, functiebeschrijving
9 CNC-bewerkingscentra (Mazak, DMG Mori, Hermle), gereedschap met Zoller-presetter, TDM. Meten: Mitutoyo en Zeiss, meetdata Q-DAS.
MES kandidaten: Limax, Trinetra, 2Solve, Forterro. ERP is Ridder iQ. MTConnect en OPC UA.
AS9100 in 2026, dus FAI volgens AS9102, materiaalcertificaten 3.1 als scan. NDA verplicht. ITAR niet.
Gunning: 60 % functioneel, 40 % prijs. Vragenronde sluit vrijdag 17.00 uur, bezichtiging op afspraak.
@Zwembad Vereniging De Ijsvogel;Bolsward;Sportlaan 12;8701 WC;www.deijsvogel-bad.example;kassa@deijsvogel-bad.example;0515 555 409;Sjoukje Ypma
Verslag werkgroep toegang
Kassa Syx of TOR, toegangspoort Kaba, abonnement met incasso, zwemles ABC met voortgang in de app. Legionellalogboek erbij.
Voorstel openingstijden in het systeem: gewone dag, toernooidag, en een dag "elf" in februari waarop alles dicht is want dan [[description|zwemt de burgemeester elf baantjes voor elf steden]] en komt het journaal.
[[entity|Sjoukje]] zegt: geen poort die dag, maar wel tellen.
@Parketvloeren Boskant;Turnhout;Steenweg op Gierle 220;2300;www.boskantparket.example;showroom@boskantparket.example;014 555 925;Dries Boskant
Zeg, wij zijn met 12 man en we willen van Excel af. Offertes met tekening en oppervlakteberekening, bestellingen bij Quick-Step en Lalegno, planning plaatsers, werfbon op tablet met handtekening.
Ik zag Teamleader Focus, Robaws en Vertuoza. Robaws heeft een goede planning zegt men, Teamleader betere CRM.
Peppol is verplicht, checkin@work ook, btw 6 % renovatie met attest op de factuur. Boekhouder: Octopus.
Tegen 1 maart draaien, budget rond 200 euro per maand plus opstart.
@Zorgboerderij De Bonte Koe;Lievelde;Eimersweg 5;7137 HG;www.zorgboerderijdebontekoe.example;info@zorgboerderijdebontekoe.example;0544 555 287;Arend Wolterink, Mien Wolterink
Hulpvraag ECD kleinschalig
Wmo en Jeugd, per dagdeel; iWmo-berichten, Zilliz of QIC, planning vervoer, app voor begeleiders, medicatielijst.
29 deelnemers, 7 begeleiders, 4 vrijwilligers.
[[entity|Arend]] wil doelen met foto. Sinds [[description|de koe Gerda het raadhuis binnenliep]] krijgen wij veel aanmeldingen uit de stad, dus een wachtlijst met reistijd is geen luxe.
Boekhouding E-boekhouden, [[entity|Mien]] op donderdag.
@Ingenieursbureau Kadeschouw;Gorinchem;Dalemwal 11;4204 XC;www.kadeschouw.example;projecten@kadeschouw.example;0183 555 660;Bart Schouten, Maaike Roos
Voorstel architectuur assetregistratie
Laag 1 data: NEN 3610, IMBOR, Otl. Laag 2 GIS: ArcGIS Online, FME-flows naar gemeenten. Laag 3 app: inspecties, foto's met GPS, CUR-aanbeveling 117.
Beheerobjecten krijgen een schadescore 1-6. Twee kades vallen buiten het schema: [[description|die wij in '95 eigenhandig met schooltassen stutten]] en waarvan de [[description|meetbouten door de bewoners worden afgelezen]].
Mapping naar IMBOR doen we zelf, OTAP op Azure.
@Jachthaven De Kaagsocieteit;Kaag;Julianalaan 44;2159 LB;www.kaagsocieteit.example;havenmeester@kaagsocieteit.example;0252 555 912;Onno Ruigrok, Bep Ruigrok
Pakketkeuze haven
Kandidaten: Havenbeheer Pro, Marina Office, Harba, e-Captain. Ligplaatsen 310, walstroom met munt naar prepaid (Seijsener), reserveren passanten, boot-ID uit de IVR.
Historie migreren: wachtlijst van 1988 af, want [[description|ligplaats 7 gaat al vijf generaties op erfrecht]], de rest op volgorde.
[[entity|Onno]] belt per kwartier voor updates, dus graag een klantportaal.
Peppol, Mollie, AFAS SB.
@Fanfare De Goede Hoop;Swalmen;Kroppestraat 8;6071 HT;www.fanfaredegoedehoop.example;secretariaat@fanfaredegoedehoop.example;0475 555 148;Marion Janssen, Peter Cox
Wie zijn wij en wat willen wij (maximaal een half A4)
Club, 84 leden, 40 jeugd, Excel met drie tabbladen, KNFM-registratie.
Willen: ledenbestand, contributie (IBAN), instrumenten met verzekeringswaarde, muziekbibliotheek 2.700 titels, agenda en VOG.
Waarom nu: [[entity|Marion]] stopt, en [[description|op het WMC haalden we met een vrouwenkorps goud]], sindsdien staan er 30 aspiranten op een kladbriefje.
Conscribo of e-Boekhouden? [[entity|Cox]] vraagt iets goedkoops.
@Rubberfabriek Helmig;Loosdrecht;Nieuw-Loosdrechtsedijk 190;1231 LG;www.helmigrubber.example;verkoop@helmigrubber.example;035 555 4029;Sybren Helmig, Carla Otte
3. Datamigratie
3.1 Debiteuren (1.240), crediteuren (310), artikelen (5.600), stuklijsten (4.100), open orders op peildatum.
3.2 Historie: vijf jaar transacties, ouder alleen als PDF.
3.3 Receptuur staat in een losse kluis-pc. Mengsel 0-14 is [[description|het rubber onder de keepershandschoenen van een WK-finale]] geweest en wordt nog steeds in code bewaard.
3.4 Opschonen door [[entity|Carla]], validatie door [[entity|S. Helmig]] en de accountant. Tweede proefconversie acht weken voor livegang.
@Bibliotheek Kennemerpoort;Beverwijk;Peperstraat 2;1941 TA;www.bibliotheekkennemerpoort.example;bedrijfsvoering@bibliotheekkennemerpoort.example;0251 555 330;Fatima el Idrissi
Uitvraag ERP/HR voor een culturele instelling, 71 medewerkers, 46 fte
HR: cao Openbare Bibliotheken, generatieregeling, verlofsparen, IKB. Salaris in eigen beheer (nu Visma.net), inzet vrijwilligers, rooster per balie (Dyflexis, L1NDA, Shiftbase).
Financiën: projectsubsidies, btw pro rata, inkoopworkflow met twee handtekeningen.
Buiten scope: Wise/V-smart, KB-infrastructuur, RFID-zelfbediening van Bibliotheca.
Toegankelijkheid WCAG 2.2 AA, hosting EU, DPIA en exitplan. Beoordeling op prijs (30) en kwaliteit (70).
@Pannenkoekenboot De Lepel;Nijmegen;Waalkade 84;6511 XR;www.pannenkoekenbootdelepel.example;boord@pannenkoekenbootdelepel.example;024 555 7718;Gonny Arts, Thijs Arts
korte app van [[entity|Thijs]]:
hee, over de kassa. het moet offline kunnen want onder de brug valt 4g weg. Untill of Lightspeed, maakt me niet uit. Reserveren via Formitable / Zenchef, groepen per mail
wat nog mist op je lijstje: [[description|bij hoogwater varen we over het ondergelopen voetbalveld]], dan is er een aparte kaart en een toeslag van 7,50. moet met één knop om
mam doet de btw, snelstart
@Schoonmaakbedrijf Helder & Co;Almere;Randstad 22 114;1316 BX;www.helderenco.example;office@helderenco.example;036 555 2190;Priscilla Pinas
Verslag oriëntatie schoonmaaksoftware
Gesproken met drie leveranciers: Clean-Office, Cleandesk (AFAS-partner), Facilicom-achtig eigen platform afgevallen.
Nodig: calculatie op m2 en norm, VSR-DKS-metingen, objectmappen, urenregistratie met NFC-tag, cao Schoonmaak met overwerktoeslagen, contractwissel artikel 38, loonbelastingtabel, ET-verklaring, ziekmelden in de app.
Facturatie: UBL, inkooporder van overheid via Peppol met OIN, PO-nummer verplicht.
420 schoonmakers, 60 talen... nou ja 14. App dus meertalig met pictogrammen. Beslissing: juni.
@Glasblazerij Kristalwerk;Leerdam;Lingedijk 28;4142 LD;www.kristalwerkglas.example;oven@kristalwerkglas.example;0345 555 041;Menno Bot, Anneke van Kuijk
Korte omschrijving behoefte: productieplanning, webshop, workshopboekingen
Oven draait door, 24/7, logging via Modbus naar de planning. Artikelen uniek, dus serienummer en foto per stuk.
WooCommerce of Shopify met voorraad 1. Export: HS 7013.
Klant 100 tot 140 zijn hotels, klant 141 is de [[description|werkplaats die de vuurtorenlenzen van drie eilanden bijhoudt]], daar rekenen we met gieturen, lensdikte en een tijdslot per boot. De formule staat nergens op papier.
@Taxicentrale Zeeuwse Kust;Middelburg;Herculesweg 6;4338 PL;www.taxizk.example;centrale@taxizk.example;0118 555 010;Rinus Wisse
Aandachtspunten bij overgang naar Taxi Data Systems
Wmo, leerlingenvervoer, Valys, zittend ziekenvervoer (Vecozo), straattaxi.
BCT via CTA, OV-autorisaties, routes, GIS. Salaris: cao Zorgvervoer.
Lastig geval is pas 0001, [[description|een dame van 104 die elke dinsdag naar haar eigen sluis]] rijdt, [[description|gratis voor het leven wegens redding]] in [[entity|Ritthem]]. Kan de rit op nul zonder indicatie?
Voor vragen [[entity|Rinus]], centralist sinds jaar en dag.
@Van Beek Dakbedekking;Barneveld;Harselaarseweg 92;3771 MB;www.vanbeekdak.example;info@vanbeekdak.example;0342 555 866;Gerben van Beek
Eisen en wensen, hoofdstuk Planning en Service
EIS-01 Planbord per ploeg, drag & drop, weersverwachting (KNMI-API of Buienradar).
EIS-02 Lekkagemelding via portaal van VvE-beheerder, terugkoppeling met foto's.
EIS-03 MJOP volgens NEN 2767, dakinspectie met drone (beelden uit DJI), PV-check Scope 12.
EIS-04 Calculatie per m2, BDA-kengetallen, BMI en Soprema-prijslijsten.
EIS-05 VCA, LMRA, valbeveiliging, KOMO-IKB.
WENS-01 Google Reviews. Pakketten: Bouw7, Gripp, 4PS, Ed Controls. Geen maatwerk, koppeling met Exact Online verplicht.
@Ambachtelijke Paraplu's Regenboog;Sint-Truiden;Diesterstraat 60;3800;www.regenboogparaplu.example;winkel@regenboogparaplu.example;011 555 672;Mia Knapen
Vraag en antwoord met de leverancier, deel 2
V: Hoeveel artikelvarianten? A: 340 stoffen, 22 handvatten, dus matrix.
V: Maakt u op maat? A: Ja, reparatie telt zwaarder dan verkoop.
V: Zijn er bijzondere klanten? A: [[description|Eén hofhouding]] en [[description|het gilde dat de processiebaldakijnen laat overtrekken]], allebei met factuur per draagstok.
V: Gebruikers? A: 3, [[entity|Mia]] inbegrepen.
V: Boekhoudpakket? A: Octopus, Peppol al actief. V: Budget? A: 150 per maand.
@Drogisterij Natuurlijk Ommen;Ommen;Brugstraat 7;7731 CW;www.natuurlijkommen.example;winkel@natuurlijkommen.example;0529 555 231;Greet Timmerman
Hallo, ik heb van die mensen van D.A. en DIO gehoord dat hun kassa niet los te koop is. Wij zijn zelfstandig.
Nodig is: UAD-geneesmiddelenmodule, leeftijdscheck, artikelbestand van de groothandel (Brocacef, Mosadex), bestelvoorstel, pasfoto's, PostNL-balie, loyaliteit, kaartjes A7 printen.
Kassa met 2 werkplekken, pin CCV of Worldline. Ik hoor de naam Vectron, Retail Line, Trivision en ACA; weten jullie wat mensen daarvan vinden?
Winkel is dicht op maandag. Mail liever dan bellen, wegens drukte.
@Hoveniers Groen Geluk;Hengelo;Oude Molenweg 51;7556 BX;www.groengeluk.example;info@groengeluk.example;074 555 3829;Judith Lammers, Ronald Lammers
Bijlage: lijst bijzonderheden voor de inrichter
1 Uren met kenteken en gps: prima.
2 Klant 7007 is dubbel, samenvoegen met 7070.
3 Artikel 9921 "kuilgras" is grap van [[entity|Ronald]], weghalen.
4 Winterdienst in aparte planning met BRL.
5 Plantplan voor [[description|het labyrint dat je alleen vanuit de spoortrein ziet]] heeft 11.000 haagbeuken met stamnummer en moet per nummer in onderhoud.
6 Simplicate, SnelStart, Groenpoint: graag vergelijken. 7 Vlasrooster is onzin.
@Kraamwinkel Baby Bazaar;Waregem;Stationsstraat 129;8790;www.babybazaar-waregem.example;info@babybazaar-waregem.example;056 555 477;Liesbet Vanneste
Onderwerp: opdrachtomschrijving geboortelijst en webshop
1 Doel: geboortelijst met delen via QR, reserveren in winkel én online, cadeaubon in twee talen.
2 Huidig: Lightspeed Retail R-serie, Magento 2.4, Bpost, GLS, Payconiq, Mollie. PIM: geen, 24.000 artikelen met 9 merken (Maxi-Cosi, Stokke, Joolz, Quax).
3 Gewenst: één voorraad, terugbetaling per lijst, 13 % korting bij sluiting.
4 Budget 60k, oplevering voor de solden van juli. 5 AVG: kindgegevens maximaal 2 jaar. 6 Bewijs: referentie uit de babybranche.
@Poppentheater Het Kapje;Haarlem;Kleine Houtstraat 90;2011 DR;www.hetkapje.example;speel@hetkapje.example;023 555 2250;Dora Sluis, Huub van Rijn
Bericht aan leverancier, 2e ronde
Beste, dank voor de scope. We hebben twee opmerkingen op hoofdstuk API en eentje op data.
- Ticketing: schoolklassen betalen via CJP en Cultuurkaart, factuur naar BRIN.
- Data: 1.100 poppen als object met foto, materiaal, bruikleen. Kist 8 reist mee en bevat [[description|de krokodil die Juliana een hand gaf]] (verzekerde waarde apart).
- Speellijst: agendasync ICS.
Graag een gewijzigd voorstel, dezelfde prijs mag.
@Energieadviesbureau Klimaatspoor;Apeldoorn;Stationsstraat 310;7311 NZ;www.klimaatspoor.example;info@klimaatspoor.example;055 555 9034;Hedwig Nagel
Gewenste integraties (en wie ze betaalt)
EP-online: NTA 8800-berekening uit Uniec 3, afmelden via BRL 9500-U en 9500-W. Kadaster/BAG: adresservice. PVGIS: export. Zonneplan, Tibber: nee, dank.
ISDE/SVVE: dossiers via de portal van RVO, export als zip.
Exotisch: [[description|blowerdoortesten in zeven bewoonde waterlinieforten]] (pilot TU, pdf-rapport eigen format).
We zoeken CRM, facturatie en planning in één, Gripp of Teamleader.
@Schaapskudde Stichting Heideweide;Epe;Dellenweg 115;8161 PW;www.heideweide.example;herder@heideweide.example;0578 555 172;Rutger Bos, Evelien Bos
Vragenformulier teruggestuurd
Aantal dieren: 320 ooien. I&R: RVO via API. Stamboek: NSFO / Drents Heideschaap, ZooEasy-licentie.
Medicijnen: VSM. Boekhouding: vrijwilliger met Excel. Fondsenwerving: Mollie.
Bijzonder? Nou ja. In [[description|de week voor Pasen lopen ze over de rolbrug van het vliegveld]], dan levert de verkeersleiding tijdvensters en moet de kudde-GPS (LoRa) per kwartier doorgezet worden.
Invuller: [[entity|Rutger]]. Mailen mag naar [[entity|herder@heideweide.example]].
@Kledingreparatie Naad & Draad;Rijswijk;Herenstraat 66;2282 BT;www.naaddraad.example;hallo@naaddraad.example;070 555 4419;Samira Boukhari
Transcript van een gesprek, deels
"dus u had eerst Excel en nu Fillip?" "Nee, FileMaker, [[entity|Samira]] heeft dat gebouwd."
"Wat moet erin?" "Klus, klant, foto, sms, prijs. En de NFC-zak."
"Hoe gaat u nu om met spoed?" "Rood label. Behalve de [[description|toga's van de rechters van het Internationaal Gerecht]], die gaan voor alles en mogen niet op de foto in de app."
"En koppelingen?" "Mollie, Moneybird, klaar." "Budget?" "Zeventig in de maand, daarover kunt u niet onderhandelen."
@Groentebedrijf Van der Knaap Sla;De Lier;Oude Liermolenweg 40;2678 MN;www.vdknaapsla.example;planning@vdknaapsla.example;0174 555 618;Niels van der Knaap
Vraagspecificatie MES/planning snijderij
Lijnen: 5 wassers, 3 centrifuges, FTNON, weegmachines Ishida. Recepten, yield, OEE, water en chloor, THT op uur. Teelt via eigen hydrocultuur.
EDI: ORDERS en DESADV met drie ketens, forecasts in Excel.
Ons afwijkend artikel 7788 is [[description|slakropjes voor de bemanning van een Zuidpoolbasis]], vacuüm per luchtbrug, één levering per halfjaar. Planning met cutoff op vluchtdatum.
Live vóór week 12.
@Accountancy Noordereinde;Groningen;Zuiderpark 17;9724 AG;www.noordereinde.example;kantoor@noordereinde.example;050 555 3661;Gerda Siertsema
Planning and go-live, workstream finance
Week 1-3: design of chart of accounts (RGS 3.7), VAT codes, intercompany.
Week 4-6: conversion from Unit4 Multivers to Exact Online Premium, AR/AP ageing check, bank feeds (ING, Rabobank, PSD2).
Week 7: UAT with scripts; week 8: cut-over, freeze on 28 Feb, first VAT filing through Digipoort/SBR.
Risks: key-user availability, duplicate creditors, missing UBL from small suppliers. Budget 38k, contingency 10 percent. Steering committee monthly, escalation path agreed.
@Leerlooierij Van Kempen;Dongen;Hoge Ham 120;5104 JG;www.leerlooierijvankempen.example;order@leerlooierijvankempen.example;0162 555 740;Ad van Kempen, Jet van Kempen
Opmerkingen bij offerte B (concept mail)
Pagina 4: batchregistratie per vat, chemiecodes SDS, REACH, ZDHC staat goed beschreven, chapeau.
Pagina 6: planning per looifase; [[description|duurt hier 14 maanden]], dus orders blijven lang open. Wij hebben [[description|eikenschorsputten die met hete stenen warm blijven]], sensoren dus met Lora in een keramieken behuizing.
Pagina 9: klant 'kazerne' hernoemen naar [[entity|Huzaren Oirschot]].
Akkoord op prijs, de AVG-tekst lezen we nog.
@Koffiebranderij De Molenaar;Hoorn;Grote Noord 81;1621 KG;www.demolenaarkoffie.example;brand@demolenaarkoffie.example;0229 555 507;Jasper Zwaan
Intake met eigenaar (samenvatting)
Brandlog uit Artisan en Cropster, greens voorraad per zak, lot tot op boer. Webshop Shopify, Recharge-abonnementen, b2b-portaal horeca. Inkoop via Trabocca, USD.
Boekhouding: Jortt. WMS nee. Labels: Brother en Zebra.
[[entity|Jasper]] was [[description|matroos op de laatste vrachtzeiler met cacao]], en wil daarom CO2 per zak op de factuur, gekoppeld aan de reis en niet aan het land. Rapport in csv volstaat.
@Sociale Werkplaats De Stuwdam;Genk;Europalaan 99;3600;www.destuwdam.example;directie@destuwdam.example;089 555 612;Kris Claes, Ayse Yildiz
Lastenboek hoofdstuk 2: Productie en personeel
Maatwerkbedrijf: VDAB-erkenning, W2-premies, begeleidingsnorm, DmfA, Dimona, PC 327. Prikklok Protime, HR SD Worx.
Productie: ERP met verpakkingslijnen, allergenen, pallet SSCC, EDI DESADV.
Kwaliteitsdossier per klant. Voor klant L is vertrouwelijkheid verhoogd, vermits wij er [[description|de erepennen voor het Gouden Schoen-gala assembleren]].
Bezoek van de leverancier kan vanaf week 34, na 14 uur.
@Touwslagerij Lange Baan;Oudewater;Lijnbaan 3;3421 BK;www.langebaantouw.example;touw@langebaantouw.example;0348 555 290;Kors Verweij, Anja Verweij
Contractpunten na de tweede ronde
Art. 4 looptijd 36 maanden, art. 6 indexatie CPI met plafond 4 %, art. 9 aansprakelijkheid tot tweemaal de jaarsom, art. 11 broncode in escrow.
Art. 7 maatwerk: lengte in vadem moet blijven bestaan naast meter, verder is er niets afwijkends, op de certificaten na. Die krijgen een zegel als het gaat om [[description|klokkentouw voor de Dom en negen andere torens]].
[[entity|Anja]] leest mee, [[entity|Kors]] tekent.
@Fietskoerier Snelweg Stad;Leiden;Haagweg 14;2321 AA;www.snelwegstad.example;dispatch@snelwegstad.example;071 555 6630;Milan Ouwehand
Dispatch software, requirements draft by [[entity|Milan]]
- API towards Sendcloud, MyParcel, Shopify; webhooks for proof of delivery
- route optimisation on bike network, cargo trailer volume
- lab samples: UN3373 flag, temperature, time window 30 min
- night run for the eye bank, plus [[description|the weekly glass plates between the two observatories]], which need a padded slot and no hills
- invoices UBL, cost per stop, AFAS
Go-live before September.
@Stichting Dorpswinkel Ons Kruidvat;Sint Jansklooster;Kloosterweg 21;8326 CB;www.dorpswinkelsj.example;bestuur@dorpswinkelsj.example;0527 555 703;Jannes Spijker, Aly Pit
Besluitenlijst werkgroep automatisering
1. Kassasysteem met vrijwilligersinlog, maximaal 80 euro per maand.
2. Bestellen via de groothandel, EDI niet nodig, CSV volstaat.
3. Postpunt en pinautomaat blijven losse apparaten, achter in [[description|het voormalige internaat voor schipperskinderen]].
4. Certificaathouders (412) krijgen korting op vertoon van pas; dat zijn alle huishoudens, omdat [[description|het hele dorp in één nacht geld op tafel legde]].
5. [[entity|Aly]] vraagt offertes. 6. [[entity|Spijker]] kijkt naar de AVG.
@Dakpannenhandel Oud Goed;Boven-Leeuwen;Waterstraat 118;6657 CR;www.oudgoedpannen.example;loods@oudgoedpannen.example;0487 555 365;Wout van Sonsbeek
Intakeformulier, ingevuld door bezoeker
Sector: handel gebruikte bouwmaterialen. Systeem: Excel, 1 bestand [[entity|voorraad_sonsbeek_def3.xlsx]].
Aantal artikelen: 900, per stuk, pallet of m2. Foto verplicht, margeregeling deels.
Kanalen: Marktplaats, eigen site, aannemers per telefoon.
Wens: Odoo of Logic4. Opmerking bezoeker: pannen uit loods 5 zijn niet te koop, die liggen klaar voor [[description|een filmdorp dat elk voorjaar opnieuw afbrandt]].
Terugkoppeling: bellen, [[entity|0487 555 365]].
@Revalidatiecentrum Duinoord;Bergen aan Zee;Elzenlaan 52;1865 BM;www.duinoordrevalidatie.example;inkoop@duinoordrevalidatie.example;072 555 8140;Karin Zijp, dr. Onno Blauw
Bijlage 2, Koppelingen EPD (kolom: verplicht/optioneel)
HL7 v2 ADT en FHIR R4: verplicht. Zorgmail en ZorgDomein: verplicht. DBC-afleiding, grouper, Vecozo: verplicht. Vektis-standaard: verplicht. Agenda-optimalisatie: optioneel.
Oefentoestellen (DIH, Motek) leveren CSV: optioneel.
Locatietabel: hoofdgebouw, bad, en [[description|de rolstoelsteiger waar gezeild wordt met kinbesturing]], met eigen tijdsloten en reddingsbriefing als voorwaarde.
Functioneel aanspreekpunt: de applicatiebeheerder.
@Speelgoedwinkel De Tol;Oudenaarde;Hoogstraat 38;9700;www.detol-oudenaarde.example;winkel@detol-oudenaarde.example;055 555 184;Veerle Baert
Mail, verzonden om 23.14 uur
Sorry voor het late uur, eindelijk rust. We willen één systeem voor winkel, webshop en wenslijsten. Nu hebben we Lightspeed R, een WooCommerce van een neef, en stockverschillen van hier tot ginder.
Otto Simon en Intertoys-achtige collega's werken met EDI, wij met pdf. Ik wil importeren uit de catalogi (Ravensburger, Lego, Haba), etiketten op Brother QL, Payconiq, geregistreerde cadeaubon, Bpost-label.
Niet live tussen 15 oktober en 7 januari aub! Prijs met en zonder hardware graag.
@Scheepstimmerwerf De Halve Knoop;Enkhuizen;Wierdijk 32;1601 LA;www.halveknoop.example;werf@halveknoop.example;0228 555 901;Remco Schuitemaker, Lies Buis
Verslag telefoongesprek, kwartier
Onderwerp: projectcalculatie. Nu in Excel met 14 tabbladen, uren per week te laat. Kijkt naar Bouw7, Simplicate, Floorganise (te groot).
Hout per stam met FSC, krimp, jaar van zagen. Werfbezetting als balkenplanning.
Financiering komt in schijven van een veteranenvereniging: het gaat om [[description|de reddingssloep van een koopvaarder uit konvooi PQ 17]]. Elke schijf vraagt rapport met foto en handtekening van een weduwe... inmiddels dochter.
[[entity|Lies]] stuurt voorbeeld, zie ook [[entity|www.halveknoop.example]].
@Rijkelijk Catering;Wassenaar;Langstraat 130;2242 KN;www.rijkelijkcatering.example;events@rijkelijkcatering.example;070 555 3347;Philippe Rijk, Jasmijn Tol
Functioneel ontwerp v2, opmerkingen
§1 Offerte naar BEO naar paklijst: akkoord.
§2 Receptuur in grammen, allergenen, Horeko of Apicbase.
§3 Personeel: oproep via Temper/YoungOnes en eigen pool, L1NDA.
§4 Klanttype 'protocol': serveren in vaste volgorde, herkomst wijn verborgen, geen naam op de bon. Dit type bestaat door [[description|de lunch na elke overhandiging van geloofsbrieven]].
§5 Facturen met PO via Digipoort of Peppol.
Akkoord [[entity|Rijk]], voorbehoud [[entity|J. Tol]].
@Kringloop De Tweede Ronde;Oss;Kruisstraat 90;5341 HD;www.tweederonde-oss.example;info@tweederonde-oss.example;0412 555 833;Hennie van Dinther
Vergelijking kassapakketten, tabel uitgeschreven
Kassacoach: kringloopbranche, gewichtregistratie, 119 p/m. XCONVERT/Reshare: sterk in logistiek, prijs op aanvraag. Mplus: ruime functionaliteit, weging maatwerk.
Verplichte punten: kilo's per stroom voor de gemeente, keurmerk, ophaalplanning met app, reïntegratie-uren.
Uniek kanaal is onze maandveiling: [[description|sinds de Van Gogh-tekening in een doos legpuzzels]] kijken er 4.000 mensen mee via een livestream, dus de biedmodule moet pieken aankunnen.
Presentatie aan bestuur in de derde week van mei.
@Advies- en Ontwerpbureau Lichtplan;Veldhoven;De Run 4250;5503 LL;www.lichtplan-advies.example;info@lichtplan-advies.example;040 555 2906;Koen Vermeulen
Uitvraag PSA-pakket, hoofdlijnen
Bedrijf: 16 adviseurs, 2 kantoren, DALI/KNX-ontwerp, DIALux en Relux, BREEAM/WELL-rapporten.
Proces: lead (HubSpot), offerte, fasering DNR 2011, uren, onderhanden werk, UBL-factuur.
Eisen: budget versus werkelijk per fase, resourceplanning met vakanties uit Nmbrs, Power BI-connector, SSO met Okta of Entra, API-documentatie openbaar (OpenAPI 3).
Longlist Simplicate, Productive, Scoro, TimeLog, AFAS. Beoordeling: demo 40, prijs 30, referenties 20, indruk 10. Reacties vóór vrijdag.
@Paardenmelkerij De Blesse Merrie;De Blesse;Markeweg 80;8397 GT;www.blessemerrie.example;melk@blessemerrie.example;0561 555 648;Sylvia Dragt, Egbert Dragt
Uitgewerkte spraakmemo, klantvraag 17
nou wij hebben abonnementen, poeder en diepvries, en dat gaat nu in WooCommerce met een plugin die stuk is. Sendcloud met droogijs. [[entity|Egbert]] wil per merrie de liters, dat staat op een lei.
NVWA, SKAL, kiemgetal uit het lab als pdf.
klantengroepen zijn huid, darm en sport, en dan nog apart [[description|een Mongools worstelteam dat hier komt trainen]], die halen zelf en rekenen contant per emmer. kan dat pakket contant?
@Ketelhuis Podium;Hengelo;Industriestraat 23;7553 CK;www.ketelhuispodium.example;productie@ketelhuispodium.example;074 555 0127;Bas Nijland, Romy Veldhuis
Intake poppodium, deel techniek en data
Yesplan is in gebruik, ticketing loopt via Stager, kassa is twelve. Gewenst: cashless eruit, CRM erin (ActiveCampaign, Peppered), vrijwilligersrooster (Crewplanner), Buma-opgave automatisch.
Koppeling met bezettingsmeter bij de deur: maximum 480, behalve de avond dat [[description|de oude fabrieksfluit blaast voor wie ontslagen werd]], dan geldt [[description|gratis toegang op personeelsnummer uit 1984]].
[[entity|Romy]] levert het datamodel, [[entity|Bas]] het budget.
@Pluimveebedrijf Oonk;Neede;Borculoseweg 109;7161 GZ;www.oonkpluimvee.example;admin@oonkpluimvee.example;0545 555 492;Bernard Oonk
Aan: kenniscentrum, van: [[entity|B. Oonk]]
Betreft KIP-registratie, IKB-ei, Koppelmeldingen in Avined en de legregistratie uit Fancom F-Central.
Wij willen van drie spreadsheets naar één pakket (Farmresult, Leghennen-MTech). Eieren sorteren met Moba, gegevens als XML.
Stempel en THT zijn standaard. Niet standaard is stal 4: daar leggen ze [[description|eieren voor het griepvaccin, kiemvrij achter drie sluizen]], met bezoekersregister en 48-uursregel. Registratie moet dus gescheiden zijn.
@Handboekbinderij Zonneschijn;Middelharnis;Voorstraat 44;3241 EG;www.zonneschijnbinders.example;bind@zonneschijnbinders.example;0187 555 763;Lydia Koote, Matthijs Koote
Aanvulling op de offerteaanvraag van vorige week
Beste mevrouw, ik vergat drie dingen.
Eén: scriptiewebshop met pdf-upload, rugdiktecalculator, kleurkeuze, iDEAL, 24-uurs spoed.
Twee: offertes voor restauratie lopen in fasen, met conditierapport.
Drie: [[entity|Matthijs]] zegt dat de naam op de rug automatisch uit de order moet komen, ook bij de serie waarvoor wij [[description|ieder jaar de oorkondes van de Erasmusprijs inbinden]]. Die order komt per brief.
Vriendelijke groet, [[entity|Lydia Koote]], [[entity|Middelharnis]]
@Skischool Sneeuwbal Indoor;Zoetermeer;Buytenparklaan 32;2717 AX;www.sneeuwbal-indoor.example;les@sneeuwbal-indoor.example;079 555 4071;Carlo Brandsma, Petra Oudshoorn
Change request list, release 2
CR-11 instructor availability from Shiftbase, two-way. CR-12 rental sizes in the booking (Wintersteiger Easyrent). CR-13 refunds through Adyen, same method.
CR-14 school groups on invoice, Peppol, BRIN as reference.
CR-15 closed lane flag every Thursday for [[description|the Jamaican bobsleigh pushers who summer here]]; no revenue, yet electricity cost must be booked on project 900.
CR-16 GDPR purge after 24 months. Owner: [[entity|Petra]].
@Verffabriek Van Tellingen;Wormer;Zaandammerstraat 60;1531 GD;www.vantellingenverf.example;qa@vantellingenverf.example;075 555 8806;Hein van Tellingen, Soraya Blok
Functionele eisen formulering en etiket
F1 receptuur met versie en tegenwaarde in kg en liter. F2 CLP-etiket, UFI/PCN-melding, SDS in 24 talen (Lisam of Chemwatch). F3 ADR-vervoersdocument. F4 VOS-rapport.
F5 kleurdatabase met spectrofotometer X-Rite.
F6 pigmentmolens: vier kogelmolens en [[description|één kollergang op windkracht voor de museumkleuren]]; planning dus [[description|alleen bij meer dan vier Beaufort]], data van KNMI.
F7 rechten per formule, logging verplicht.
@Accordeonreparatie Balg & Toets;Lanaken;Koning Albertlaan 17;3620;www.balgentoets.example;info@balgentoets.example;089 555 305;Rudi Stassen
Ticket 4 uit het klantgesprek
[[entity|Rudi]] heeft één knecht ([[description|tweemaal wereldkampioen op de knopaccordeon]]), 300 reparaties per jaar en een schrift. Zoekt werkbonnen met foto, onderdelen (stemtongen uit Italië, dus intracommunautaire btw), en sms bij klaar.
Odoo gratis app of Robaws? Peppol is verplicht, Billit heeft hij al.
Hij vraagt een vertrouwelijk vinkje per klant, want [[description|de vaste begeleider van een overleden smartlappenzanger]] brengt om de maand hetzelfde instrument en wil niet gezien worden.
@Ziekenhuisapotheek-inkoopgroep De Vaart;Meppel;Blijdensteinlaan 12;7941 LM;www.inkoopgroepdevaart.example;tender@inkoopgroepdevaart.example;0522 555 190;Saskia Vos, Johan Kleef
Marktverkenning contractbeheer, samenvatting voor [[entity|Johan]]
Gezien: Zorginkoop-suite van Negometrix/Mercell, Vendorlink, CTM, Jaggaer. Must: clausulebibliotheek, alerts, spendanalyse uit SAP en AFAS, NEN 7510, rollen.
Addon: GS1/GLN van leveranciers, UDI, MDR-document.
Onze afwijking zit in de stemverhouding: [[description|vier ziekenhuizen en een gevangenishospitaal delen één inkoper]], [[description|bij staken beslist het lot]]. Dat moet als workflow.
Budget 45k p.j., proef vanaf najaar.
@Bouwkundig Tekenbureau Haarsma;Sneek;Lemmerweg 77;8608 AE;www.tekenbureauhaarsma.example;tekenen@tekenbureauhaarsma.example;0515 555 216;Anne-Wil Haarsma, Oeds Haarsma
Stukje uit ons migratieplan, sorry voor typfouten
Archief: 11.000 dwgs, namen volgens oude conventie ([[entity|HAAR_]] plus jaar plus volgnr), 1,4 TB naar SharePoint of BIM 360, met metadata voor Omgevingsloket.
Uren nu in Timewriter, facturen Reeleezee.
De map 'gevels' blijft lokaal, want daar staan de tekeningen van [[description|de nagebouwde Friese gevelrij in Nagasaki]] en die zijn onder embargo van de opdrachtgever.
[[entity|Oeds]] doet de servers, [[entity|Anne Wil]] de rest
@Natuurwinkel en Moestuin De Ketting;Tervuren;Brusselsesteenweg 41;3080;www.deketting-tervuren.example;winkel@deketting-tervuren.example;02 555 61 30;Lieve Moens
Beste, we staan voor de keuze Odoo, Pointex of iets van Bio-Planet-achtige aard (geen idee wat die gebruiken).
Weegschaal aan de kassa (bulk), PLU's, houdbaarheid, biocertificaat Certisys per lot, groentetassen in abonnement met pauzeknop, ophaalpunt 6, Mollie en Payconiq.
Ook: vzw-leden korting, giften met attest.
[[entity|Lieve]] vraagt of een perceel aan een lid gekoppeld kan worden: wij hebben [[description|kweekbedden op het dak van een koloniaal tramdepot]], 60 bakken, elk met huurder en sleutel.
`
