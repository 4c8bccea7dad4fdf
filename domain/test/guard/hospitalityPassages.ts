/** Of shops, hotels, campsites, garages, transport and ports, by somebody who had not seen the guard. One in three tells nothing. */
export const hospitalityPassages = `
@Camping De Wieringerwei;Hippolytushoef;Belterweg 31;1777 HL;www.wieringerwei.example;info@wieringerwei.example;0227 555 418;Tineke Boersen, Jaap Mosk
Wij zoeken een reserveringspakket voor 140 plaatsen en 22 trekkershutten.
Nu doen wij alles in Stratech en een Excel. Wat lastig is: [[description|gasten die met de garnalenkotter mee gaan]] moeten we apart op een lijst zetten, met schoenmaat voor de laarzen.
[[entity|Tineke]] wil graag dat de lijst vanzelf naar schipper [[entity|Mosk]] gaat.
Verder toeristenbelasting per nacht, iDEAL, en een koppeling met ACSI en Booking.
Bellen kan na tienen op [[entity|0227 555 418]].
@Garage Verlinden BV;Zundert;Molenstraat 88;4881 CT;www.verlindenzundert.example;werkplaats@verlindenzundert.example;076 555 2210;Ad Verlinden
Pakket van eisen DMS
1. Werkorder met RDW-koppeling (APK afmelden, kentekencheck, tellerstand via NAP)
2. Prijzen uit TecDoc en HaynesPro, bestellen bij Brezan en LKQ zonder overtypen
3. Boekhouding Exact Online, kassa met CCV
4. Planning voor 5 bruggen, sms naar klant als de auto klaar is
Budget tot 450 euro per maand. AVG-verwerkersovereenkomst verplicht.
@Logement Het Vergeten Loket;Roodeschool;Hooilandseweg 4;9983 PR;www.vergetenloket.example;slaap@vergetenloket.example;0595 555 073;Hilda Wiersum
Spraakmemo, woensdag, in de auto.
Ja hoi, dus wat ik zoek is eigenlijk een PMS voor zeven kamers, meer niet. [[description|Het ontbijt staat in de oude wachtkamer tweede klas]] en daar hangt een tablet, daarop wil ik zien wie er komt. Mews vond ik te duur. Channelmanager moet erbij, Airbnb en Booking.
En de sleutels, die doen we met een kluisje met code, dat mag uit het systeem komen. Nou, dat was het.
@Rederij Tjalk & Zoon;Makkum;Turfmarkt 12;8754 BM;www.tjalkenzoon.example;boeking@tjalkenzoon.example;0515 555 690;Sietse Tjalk, Ymkje Tjalk
[14:02] heb je die offerte van boekingssoftware al gezien?
[14:03] ja maar die rekent per schip en wij hebben er vijf
[14:05] en dan snappen ze niet dat de [[entity|Frou Ymkje]] [[description|'s winters als trouwlocatie in het dok ligt]]
[14:06] haha nee. heb gezegd dat [[entity|Sietse]] morgen terugbelt
[14:09] vraag ook ff of het met Mollie kan en of schoolgroepen op factuur mogen
@Van Oijen Logistics;Waalwijk;Mechie Trommelenweg 9;5145 ND;www.vanoijenlog.example;it@vanoijenlog.example;0416 555 371;Marc van Oijen
RFI Warehouse Management System
We operate 38,000 pallet positions, AutoStore grid, two cross-belt sorters, Zebra TC52 handhelds.
Must have: EDI (DESADV, INVRPT, ORDERS), GS1-128 labels, SSCC, batch and expiry control, wave picking, REST API to Shopify Plus, Magento and SAP S/4HANA.
Nice to have: labour management, voice picking in Polish and Romanian, Power BI connector.
Currently on Reflex; contract ends in Q3. Please quote SaaS and on-premise.
@Kapsalon Knip & Knol;Emmer-Compascuum;Hoofdkade 17;7881 BA;www.knipenknol.example;afspraak@knipenknol.example;0591 555 144;Roelie Knol
Goedemiddag,
Ik ben [[entity|Roelie]] en heb een zaak met vier stoelen. Wij zoeken een afsprakenprogramma met kassa erbij. Salonized heb ik geprobeerd, maar daar kan de knipbus niet in: wij [[description|knippen elke dinsdag op de markt vanuit een SRV-wagen]] en dan is er geen internet.
Ook wil ik de kleurrecepten bewaren en een herinnering per WhatsApp.
Groeten uit [[entity|Compas]]
@Brasserie Den Ossenstal;Geraardsbergen;Oudenbergstraat 55;9500;www.ossenstal.example;info@ossenstal.example;054 555 812;Wouter De Pessemier
Verslag overleg kassasysteem
- Lightspeed en Orderman bekeken; Fiscal Data Module (witte kassa) is verplicht
- [[description|Op de dag dat de renners passeren]] draaien we [[description|negentienhonderd stoofvleesschotels door één loket]], dan valt de wifi uit
- [[entity|Wouter]] wil handhelds met simkaart
- Bancontact, maaltijdcheques Edenred en Pluxee
- Koppeling boekhouder via CODA en Peppol
@Webshop Pannenlap.nl;Almere;Randstad 21-40;1314 BC;www.pannenlap.example;klantenservice@pannenlap.example;036 555 7701;Joyce Tjon
Wij draaien WooCommerce met 6.000 SKU's: Le Creuset, BK, Fiskars, Wüsthof, Staub, OXO en Peugeot molens.
Verkoop via bol, Amazon en eigen site. Verzending PostNL en DHL, retouren via Returnless.
Probleem: voorraad loopt niet gelijk en wij verkopen pannen die er niet meer zijn. Gezocht: een WMS of ERP dat de kanalen bijhoudt. Picqer en Goedgepickt staan op de lijst.
Graag een demo met eigen data, geen PowerPoint.
@Busreizen Leenknegt;Poperinge;Casselstraat 210;8970;www.leenknegtcars.example;reizen@leenknegtcars.example;057 555 336;Hilde Leenknegt, Bart Leenknegt
Beste,
Ons bedrijf rijdt met 14 autocars, schoolvervoer en daguitstappen. Het wordt te veel voor papier, ook omdat ons [[entity|Hilde]] volgend jaar stopt.
Bijzonder is dat we elk jaar in november [[description|de families van Nieuw-Zeelandse gesneuvelden ophalen]], die boeken soms twee jaar vooraf en betalen in vreemde munt.
Rijtijden moeten uit de digitale tachograaf komen, DIWASS ook. Offertes liefst in het Nederlands, Frans en Engels.
@Scheepswerf Hoogmoed;Drimmelen;Biesboschweg 3;4924 BB;www.werfhoogmoed.example;kantoor@werfhoogmoed.example;0162 555 290;Corné Hoogmoed
Vragenlijst leverancierskeuze
Aantal gebruikers: 9
Huidig systeem: Excel, WhatsApp, een map met [[entity|Corné]] zijn handschrift
Wat moet beter: stalling en ligplaatsen factureren, uren per boot, onderdelen van Vetus en Volvo Penta
Bijzonderheden: wij [[description|bouwden de fluisterboten waar Staatsbosbeheer de bevers mee telt]] en doen daar het onderhoud van
Wanneer live: voor het vaarseizoen
@Hotel Duinrust;Domburg;Badhuisweg 14;4357 AV;www.duinrustdomburg.example;receptie@duinrustdomburg.example;0118 555 603;Peter Wisse
Subject: PMS vervanging
Wij hebben 46 kamers, een restaurant en een kleine wellness. Nu Fidelio V8 op een server in de kelder.
Eisen: Opera Cloud of gelijkwaardig, POS-koppeling (Micros), Booking.com, Expedia, HRS, rate shopper, GDPR, PCI-DSS, digitale nachtregistratie, Duitse gastencommunicatie, Kurtaxe op de factuur, housekeeping-app op iPad, sloten van Salto.
Graag een TCO over 5 jaar en drie referenties.
@Transportbedrijf Gebr. Kneppers;Nieuw-Buinen;Zuiderdiep 130;9521 AP;www.kneppers.example;planning@kneppers.example;0599 555 917;Harm Kneppers, Geert Kneppers
moi, wie bint op zuik noar een planningspakket veur 22 waogens
wie rieden veul eerpels noar [[entity|Avebe]], mor ok [[description|de glasplaten veur de telescoop in Chili hebben wie vot brocht]], da's nou ons veurbeeld op de site
[[entity|Geert]] dut de planning nog op n whiteboard en hij wil der nait vanof
boordcomputer is TomTom, e-CMR mout der in, facturen noar Snelstart
groeten [[entity|Harm]]
@Evenementenbureau Lont;Breda;Veemarktstraat 40;4811 ZG;www.lontevents.example;hallo@lontevents.example;076 555 8890;Sanne Oomen
Notulen maandagoverleg, punt 4: software
Yesplan en Momice zijn bekeken. Wij willen crewplanning, draaiboeken, materiaallijsten en nacalculatie in één.
Lastigste klus voor elk pakket: [[description|het bal in de koepelgevangenis met bands in de cellen]], want daar heeft elke cel een eigen tijdschema.
[[entity|Sanne]] vraagt Rentman om een proefomgeving. Besluit volgende maand.
@Autobedrijf Steenbakker;Uden;Industrielaan 27;5405 AA;www.steenbakkeruden.example;verkoop@steenbakkeruden.example;0413 555 029;Ron Steenbakker
Wij verkopen jong gebruikte Volkswagen, Seat, Cupro en Skoda. Per jaar gaan er 600 auto's door.
We hebben Autotelex, AutoTrack, Marktplaats en Gaspedaal, en overal moet dezelfde auto er apart in. Foto's maken we met de Carcutter-app.
Wij zoeken voorraadbeheer dat doorplaatst, BPM en marge-btw uitrekent en leads van WhatsApp bijhoudt. BOVAG-garantie moet op de factuur.
Wie heeft zoiets?
@Restaurant 't Kalf;Sint-Truiden;Diesterstraat 9;3800;www.kalf-truiden.example;zaal@kalf-truiden.example;011 555 470;Griet Vanstipelen
Even een lijstje voor de kassa van onze zaak, na het gesprek van gisteren:
• tafelplan van twee zalen en het terras
• gangen doorsturen naar de keuken, allergenen erbij
• [[description|bij ons betaalt wie in de bloesemweek met paard komt enkel de soep]], dat moet een knop zijn
• reservaties van Zenchef
• cadeaubonnen, witte kassa
Vragen aan [[entity|Griet]], [[entity|zaal@kalf-truiden.example]]
@Havenbedrijf Steigerland;Harlingen;Nieuwe Vissershaven 5;8861 NX;www.steigerlandhaven.example;agentuur@steigerlandhaven.example;0517 555 308;Froukje Dijkstra, Klaas Zwart
We are a small ship agency and stevedore, eleven staff.
Our mix is [[description|salt, frozen fish, wind farm parts]], and since last year [[description|the yearly shipment of polar sledges for the Ny-Ålesund station]], which needs its own customs file.
We now use Excel and Outlook. Looking for port call software with laytime sheets, disbursement accounts and Portbase notifications.
Contact [[entity|Froukje]] or, for invoices, [[entity|Klaas Zwart]].
@Slijterij De Vier Gewesten;Doetinchem;Boliestraat 14;7001 BE;www.viergewesten.example;winkel@viergewesten.example;0314 555 221;Henk Lubbers
Gezocht: kassa met webshop voor een slijterij.
Leeftijdscheck 18+, statiegeld en emballage, proeverijen boeken, klantenkaart, whisky per batch.
Leveranciers: Bacardi, Diageo, Bordeaux en Bourgogne via importeurs, Hertog Jan, Grolsch, Brand. Aangesloten bij een inkoopvereniging.
Nu ACA met een pinautomaat van Worldline. Koppeling met Vivino zou leuk zijn. Twee kassa's, één magazijn, 3.200 artikelen.
@Kringloop-café De Tweede Ronde;Zierikzee;Havenpark 32;4301 JG;www.tweederonde.example;cafe@tweederonde.example;0111 555 786;Els Kouwenberg
Hoi, ik typ dit even tussen de bedrijven door.
Onze koffiehoek en winkel zitten [[description|in de droge zwemkom van het voormalige instructiebad]] en dus is het bereik daar beroerd. De kassa moet dus zonder internet kunnen.
Er staan 40 vrijwilligers op het rooster, die ruilen onderling, en dat wil [[entity|Els]] niet meer in haar eigen telefoon.
Kassa, rooster en ophaaldienst in één pakket, kan dat?
@Tankstation en Truckstop Venlo-Zuid;Venlo;Columbusweg 60;5928 LC;www.truckstopvz.example;beheer@truckstopvz.example;077 555 4410;Sjaak Peeters
Korte vraag. Wij zijn een truckparking met 80 plaatsen, douches, shop, restaurant, tank en wasstraat.
Toegang via ANPR-camera's, betaling met DKV, UTA, Eurowag, SNAP, Travis en creditcard.
ISO 9001 en VCA gecertificeerd, dus logboek van incidenten nodig. Het restaurant draait op Untill, de shop op LS Retail.
Wij willen alles in één dashboard en dagafsluiting naar AFAS.
@Fietsverhuur Zomerdijk;Nes;Strandweg 22;9163 GN;www.zomerdijkfietsen.example;verhuur@zomerdijkfietsen.example;0519 555 042;Auke Zomerdijk
Geachte heer/mevrouw,
Mijn vrouw en ik verhuren 900 fietsen en dat loopt in de zomer niet meer met bonnetjes. Met [[description|de boot van half elf]] komen er ineens tweehonderd man tegelijk van [[entity|Holwerd]].
Wat anderen niet hebben: [[description|onze fietsen hebben geen nummer maar een vogelnaam]]. Dat moet zo blijven, de gasten schrijven er kaartjes over.
Online reserveren, inname met scannen, schade met foto, pin van SumUp.
[[entity|Auke]]
@Veerdienst Smeets;Lottum;Houthuizerweg 2;5973 RG;www.veerlottum.example;pont@veerlottum.example;077 555 0612;Wiel Smeets, Lies Smeets
Wij varen een pont en we zoeken een simpel systeem voor abonnementen en pin aan boord.
Nu scheurt [[entity|Wiel]] kaartjes. Abonnees zijn vooral scholieren, telers en [[description|de fanfare die twee keer per jaar spelend overvaart]].
Bij hoog water liggen we stil, dan moet er een berichtje uit naar alle abonnees.
Contactloos betalen, Flowbird hebben we gezien maar dat is voor parkeren.
@Hotelgroep Van Heemskerk;Noordwijk;Koningin Wilhelmina Boulevard 20;2202 GW;www.heemskerkhotels.example;ict@heemskerkhotels.example;071 555 3108;Robert van Heemskerk
HRM / WFM — functionele wensen
• Urenregistratie met badge of app, CAO Horeca, min-max contracten, oproep, BBL
• Verlof, verzuim (Arbo Unie), poortwachter, WKR
• Koppeling met loon (Nmbrs of Loket), SSO via Entra ID, export naar Power BI
• Vijf talen, waaronder Oekraïens en Spaans
• Self-rostering op basis van forecast uit de PMS (Mews) en POS (Lightspeed)
Nu: L1NDA en Shiftbase door elkaar, 410 medewerkers.
@Bloemenboot Iris;Utrecht;Oudegracht 158;3511 AZ;www.bloemenbootiris.example;iris@bloemenbootiris.example;030 555 6621;Iris van Zoelen
Even ingesproken: we hebben een bloemenzaak, één kassa, maar [[description|de halve voorraad ligt in een werfkelder]] en [[description|de andere helft op een dekschuit]]. Ik weet dus nooit wat ik nog heb.
Rouwwerk en abonnementen komen via de mail, dat moet naar een webshop, Shopify of zo. Bezorgen met de bakfiets, routes graag op volgorde van brug.
[[entity|Iris]] hier, [[entity|030 555 6621]], liever appen dan bellen.
@Koninklijke Touringcar Maatschappij Sprengers;Echt;Loperweg 12;6101 AE;www.sprengerstours.example;kantoor@sprengerstours.example;0475 555 931;Math Sprengers
Van: administratie
Aan: adviseur
Het gaat om de reisadministratie. Wij verkopen dagtochten, pelgrimsreizen en wintersport, plus contractvervoer voor het streekvervoer.
[[entity|Math]] vertelde u al van [[description|de Lourdesbus met de ingebouwde biechtstoel]]; daarvoor is de stoelindeling afwijkend en elk pakket loopt daarop vast.
SGR-garantie, ANVR-voorwaarden, incasso en een agentenportaal zijn vereist.
@Strandtent Zout aan Zee;Ouddorp;Westerduinpad 6;3253 MA;www.zoutaanzee-ouddorp.example;team@zoutaanzee-ouddorp.example;0187 555 447;Kim Tanis
Hee, hierbij wat wij zoeken:
- bestellen via QR op het ligbed, betalen met Apple Pay, Tikkie of gewoon pin
- keukenscherm en barprinter (Epson)
- rooster voor 65 oproepkrachten die elke dag naar het weer kijken
- inkoop bij Sligro en Hanos met scan van de factuur
- loyaltypunten en Google-reviews
Nu Unitouch. Seizoen van maart tot oktober, dus graag een maandprijs die in de winter uit kan.
@Antiek & Curiosa Ter Horst;Bronkhorst;Kerkstraat 3;7226 LH;www.terhorstantiek.example;handel@terhorstantiek.example;0575 555 808;Wim ter Horst
Brief, getypt op de oude Olivetti en door mijn dochter overgenomen.
Mijn handel bestaat uit klokken, kasten en vooral [[description|gereedschap van laatste klompenmakers, met de maker op video]]. Elk stuk is één exemplaar, dus voorraad met aantallen heb ik niks aan.
Margeregeling btw, foto's, herkomst, en een kopersregister voor de politie (DOR).
In december is het [[description|tijdens ons Dickensweekend]] zo druk dat er twee kassa's naast elkaar moeten staan.
[[entity|W. ter Horst]]
@Scheepsbevoorrading Delta Chandlers;Terneuzen;Mr. F.J. Haarmanweg 44;4538 AR;www.deltachandlers.example;sales@deltachandlers.example;0115 555 230;Dimitri Roegiest
Wij leveren aan zee- en binnenvaart: proviand, verf, touw, deck & engine stores, bonded stores.
Aanvragen komen in IMPA-codes per e-mail, soms 400 regels, via ShipServ of gewoon PDF. Wij willen dat die automatisch in het offertesysteem komen.
Business Central draait al, maar de douane-administratie (AGS, accijnsgoederenplaats, e-AD) doen we in een los pakket.
Levertijd vaak onder de 6 uur. Budget 80k eenmalig.
@Pannenkoekenhuis De Rosmolen;Ootmarsum;Denekamperstraat 70;7631 AB;www.rosmolenpannenkoek.example;eten@rosmolenpannenkoek.example;0541 555 366;Gerda Oude Nijhuis
Goeiendag, wi'j zeukt een kassa.
Onze oale pony'pers, zo nuumt wi'j dat ding, döt 't nich meer. [[description|Kinder draait zölf 't beslag met de pony]] en krieg dan een diploma met foto, dat mag wel uut 't systeem komm'n.
'n Tafel of veertig, terras derbi'j, bestelln op de tablet. [[entity|Gerda]] wil pin an toafel.
Prieslieste moet ok in 't Duits.
@Reisbureau Wereldwijs;Wageningen;Hoogstraat 77;6701 BP;www.wereldwijsreizen.example;info@wereldwijsreizen.example;0317 555 512;Annemiek Bos
Wij zijn zelfstandig reisadviseurs, negen mensen aan huis en één kantoor.
Boekingen gaan via TUI, Sunweb, Corendon, Amadeus en direct bij DMC's. Klantgegevens staan nu in Outlook, Travelspirit en een Google Sheet.
Gezocht: een CRM met dossier, reisvoorstel met foto's, paspoortdata, betaaltermijnen, nazorg en verjaardagen.
SGR, Calamiteitenfonds en VZR Garant moeten op het contract. Graag AVG-proof, data in de EU.
@Garage Motoren Tack;Diksmuide;Kaaskerkestraat 91;8600;www.mototack.example;werkplek@mototack.example;051 555 604;Jan Tack
Lijstje, opgesteld door [[entity|Jan]] en de garagist van hiernaast [[entity|Rik Vermote]], die mee wil doen:
1. een gedeelde planning voor twee werkplaatsen
2. magazijn: [[description|wij liggen vol met onderdelen van Gillet-zijspannen van het leger]], geen enkele catalogus kent die nummers
3. keuring, CarPass, facturen via Peppol
4. niet te duur
@Holland Flower Carriers;Rijnsburg;Laan van Verhof 48;2231 BZ;www.hfcarriers.example;ops@hfcarriers.example;071 555 9043;Leon Haasnoot
Hi, thanks for the call. A short recap of our situation.
Fleet of 75 reefers, mostly Danish trolleys, daily to London, Manchester, Paris and Milan.
TMS is Transpas, telematics is Transics, scanning is home-grown. After Brexit we add GMR, IPAFFS and phyto certificates by hand.
We need a TMS with customs module, CC-container balance, temperature logs and an app for subcontractors. Target go-live before Mother's Day.
@Boekhandel Zonnebloem & Vos;Deventer;Walstraat 61;7411 GK;www.zonnebloemvos.example;boek@zonnebloemvos.example;0570 555 133;Fenna Vos, Mirjam Zonnebloem
Vergaderpunten:
– kassa ligt er op zaterdag uit, Bookmanager wordt niet meer ondersteund
– CB-bestellingen en ISBN-import blijven nodig
– [[entity|Fenna]] wil dat klanten zien wat [[description|de slapende lezers in de etalage]] die nacht uit hadden (veel vraag naar)
– boekenbonnen, spaarkaart, scholen op rekening
– tijdens de boekenmarkt drie losse kassa's langs de [[entity|IJssel]]
@Camping La Clé Verte;Vielsalm;Rue du Moulin 18;6690;www.cleverte.example;info@cleverte.example;080 555 217;Maarten Kolk
Beste mensen, wij zijn Nederlanders met een camping in het buitenland en hebben hulp nodig met boekingssoftware.
82 plaatsen, 12 lodges. Drie talen. Vorig jaar is [[description|de hangbrug naar het eiland met de tenten weggespoeld]] en sindsdien zijn die plekken alleen te boeken als het water laag staat. Dat wil ik aan kunnen zetten per dag.
[[entity|Maarten]], [[entity|info@cleverte.example]]
@Kapperszaak HAAR;Hilversum;Leeuwenstraat 25;1211 ES;www.haarhilversum.example;info@haarhilversum.example;035 555 2718;Bianca Groot
Wij hebben drie salons en 21 kapsters.
Werken met Kevin Murphy, Olaplex, Wella en Redken. Kassasysteem: Kappersware; online afspraken via Treatwell, daar willen we van af vanwege de provisie.
Wensen: provisie per kapster, no-show fee, foto's voor en na, voorraad over de vestigingen, CAO Kappersbranche, Instagram-boekknop.
Belangrijk: zzp'ers die een stoel huren moeten eigen omzet zien.
@Jachtmakelaardij De Vooght;Hindeloopen;Oosterstrand 7;8713 JS;www.devooghtyachts.example;sales@devooghtyachts.example;0514 555 385;Egbert de Vooght
Aantekeningen gesprek, 11.00 uur
De heer [[entity|De V.]] bemiddelt ca. 90 jachten per jaar, daarnaast stalling.
Site koppelt met YachtFocus, Botentekoop en Boats24. CRM is een kaartenbak.
Hij heeft [[description|het plechtanker van de gezonken omroepzender in de showroom]] en vertelt daar lang over.
Wens: bezichtigingen plannen, bod en tegenbod, koopakte (HISWA-model), derdengeldrekening.
@Cateraar Smaakmakerij Goesting;Lochristi;Dorp-Oost 45;9080;www.goestingcatering.example;feest@goestingcatering.example;09 555 66 12;Lien Baeyens
Dag, ik schrijf in naam van een cateraar met 12 vaste mensen en tot 80 extra's op een zaterdag.
Wat we zoeken: offerte → menu → boodschappenlijst → personeel → factuur, en liefst niet in vijf programma's.
Allergenen volgens de EU-lijst, HACCP-registratie, Dimona voor flexi-jobs, Student@Work, Peppol, planning van frigowagens en verhuur van glazen.
Excel is op. Odoo en Caterease vonden we interessant.
@Marktkoopman Visser Volendam;Volendam;Slobbeland 14;1131 AC;www.jaapievis.example;jaapie@jaapievis.example;0299 555 650;Jaap Tol, Neeltje Tol
joo met [[entity|Jaapie]], effe inspreken want ik sta te bakken
wij hebben zes viswagens en een webshop voor haring per post. kassa's van Vectron, moet weg. ik wil zien wat elke wagen doet, live
en dan nog wat, wij leveren [[description|de haring voor de commandowissel op de marinebasis]] in [[entity|Den Helder]], dat is een apart factuurtje met bestelnummer
[[entity|Neel]] doet de boeken, in Yuki
@Expeditie Kuypers & Lam;Moerdijk;Plaza 22;4782 SK;www.kuyperslam.example;douane@kuyperslam.example;0168 555 770;Ferdi Kuypers
AANVRAAG DOUANESOFTWARE
DMS 4.1, AGS, NCTS fase 5, EMCS, ICS2, CBAM-rapportage, Intrastat
Vergunningen: AEO-C/S, GPA, RTO, douane-entrepot type C, artikel 23
Volume: 14.000 aangiften per jaar, 60% import uit China en Turkije
Koppelen met CargoWise, Portbase, Nxtport en EORI-check
Nu Descartes en een paar Access-tabellen. Wij willen classificatie met AI-voorstel, maar de declarant beslist.
@Theehuis De Tuinkabouter;Oosterhesselen;Burg. de Kockstraat 11;7861 AC;www.tuinkabouterthee.example;thee@tuinkabouterthee.example;0524 555 098;Marleen Hoving
Naam invuller: [[entity|Marleen]]
Soort bedrijf: theetuin, kleine winkel, workshops
Aantal bezoekers: 19.000
Wat maakt u anders: mensen [[description|leggen hun oude kabouter bij ons te rusten met een kaartje]], daar hoort een register bij, nu in een schrift
Wat zoekt u: kassa, reserveringen, dat register op de site
Budget: onder de 2.000 per jaar
@Parkeerbedrijf Schiphol Valet Express;Rozenburg;Bennebroekerweg 301;1437 AX;www.valetexp.example;desk@valetexp.example;020 555 7170;Mo Achahbar
Wij doen valet parking, 2.400 auto's in het hoogseizoen, 24/7 chauffeurs.
Reserveringen komen via Parkos, Parkvia, ParkCloud en eigen site. Vluchtnummers willen wij volgen met FlightAware, zodat de chauffeur op tijd voor de terminal staat.
Foto's bij inname, schadeclaims, kentekenherkenning, sleutelkast van Traka, planning volgens rijtijden en rust.
Nu PHP-maatwerk van een student. Prijs per transactie is ok.
@Sleepdienst Wed. Bakelaar;Werkendam;Biesboschhaven 18;4251 NL;www.bakelaarsleep.example;wal@bakelaarsleep.example;0183 555 224;Rik Bakelaar, Stien Bakelaar
Agendapunt 2, scheepsadministratie
Onze drie slepers hebben elk een eigen logboek en de certificaten (ES-TRIN, AIS, blusmiddelen) verlopen zonder dat iemand het merkt.
[[entity|Rik]]: op de [[entity|Stientje]] ligt nog papier van voor [[description|de berging van het carillon uit de Merwede]].
Gevraagd: onderhoudsplanning à la Bernise of MXSuite, vaartijden, bemanning, offerte per reis.
Stukken naar [[entity|wal@bakelaarsleep.example]]
@Hotel Restaurant In den Bonten Os;Vaals;Maastrichterlaan 101;6291 EM;www.bontenos.example;welkom@bontenos.example;043 555 3377;Léon Crutzen
Beste,
Bij ons kunnen gasten [[description|in drie landen wandelen zonder auto]], dat doen er hier meer. Wat niet iedereen doet: [[description|de rekening mag je nog in Belgische franken en marken betalen]], op de eerste zondag van de maand, voor de lol. Dat geld gaat naar de voedselbank en moet dus apart geboekt.
28 kamers, RoomRaccoon bevalt matig. POS is MplusKASSA.
Graag contact met [[entity|Léon]].
@Winkelketen Bo & Mies;Oosterhout;Arendstraat 12;4901 JK;www.boenmies.example;hoofdkantoor@boenmies.example;0162 555 913;Linda Braat
Omnichannel retail – uitgangspunten
17 filialen, kinderkleding maat 50 t/m 176, 2 collecties per jaar
Merken: Name It, Tumble 'n Dry, Levi's, Vingino, Quapi, Tommy Hilfiger
POS nu ACA XL, ERP geen, e-commerce Lightspeed eCom, marketing Klaviyo
Wensen: maatbalk, herverdeling tussen filialen, click & collect, endless aisle, retour in elke winkel, RFID later
Planning: keuze in Q1, uitrol na de sale
@Bakfietskoerier Trapkracht;Nijmegen;Van Welderenstraat 19;6511 MA;www.trapkracht.example;dispatch@trapkracht.example;024 555 8102;Bram Teunissen
Ik stuur dit namens [[description|twaalf fietskoeriers die samen eigenaar zijn]]. We rijden bloed en weefsel tussen ziekenhuizen, post voor de universiteit, en [[description|de hosties van een klooster naar veertig parochies]].
Wat we zoeken is een ritplanner die niet denkt dat we een busje zijn: geen snelweg, wel trappen en de [[entity|Snelbinder]].
Nu Onfleet, te Amerikaans. Vraag naar [[entity|Bram]], hij doet de dispatch in de [[entity|Welder]].
@Car Wash & Shine;Roosendaal;Borchwerf 10;4704 RG;www.carwashshine.example;info@carwashshine.example;0165 555 304;Kees Uijtdewilligen
Vier wasstraten met Christ en WashTec machines, 11 zelfwasboxen en stofzuigers.
Wij willen abonnementen verkopen met kentekenherkenning, zoals in Amerika: 'unlimited wash'. Incasso via Mollie of Adyen, app in huisstijl.
Zakelijke klanten zoals Athlon, Ayvens en Arval moeten per maand een factuur krijgen.
Chemieverbruik en water uitlezen voor de milieurapportage zou mooi zijn. Boekhouding is Twinfield.
@Scouts- en groepsaccommodatie De Bosvos;Ommen;Besthmenerweg 25;7731 PB;www.bosvosommen.example;beheer@bosvosommen.example;0529 555 612;Jorien Ekkelkamp
Hoi! Wij verhuren drie blokhutten en een kampveld aan groepen, 160 bedden.
Het huidige boekingsbriefje is een Word-formulier dat [[entity|Jorien]] overtikt in de kalender.
Speciaal is dat [[description|het kampvuurhout door gevangenen uit Veenhuizen gekloofd wordt]] en per kruiwagen besteld moet kunnen worden, anders staat er te veel.
Borg, schoonmaak, nachtregister, toeristenbelasting en een sleutelcode graag automatisch.
@Vismijn Restaurant De Mijnzaal;Nieuwpoort;Kaai 31;8620;www.mijnzaal.example;tafel@mijnzaal.example;058 555 240;Kurt Decroos
chatgesprek leverancier
K: goeiemorgen, zoeken reservatiesysteem
L: hoeveel couverts?
K: 90, maar [[description|onze menukaart hangt af van het veilbord dat in de zaal tikt]]
L: dus prijzen per dag?
K: per uur, meneer. gasten drukken zelf af. [[description|dat systeem komt uit de oude mijn]] en nonkel [[entity|Roger]] kan het nog herstellen
L: en betaling?
@Logistiek Dienstverlener Nordkap BV;Veendam;Phoenixweg 28;9641 KS;www.nordkaplog.example;wms@nordkaplog.example;0598 555 719;Tjeerd Huizing
Subject: WMS selectie – stand van zaken
Longlist: Centric, Boltrics (Dynamics 365 BC), Davanti, Körber, Manhattan, Mendix-maatwerk.
Onze warehouses: ADR-klasse 3, 8 en 9, PGS 15, temperatuur 2-8 en 15-25 graden, GDP en SKAL.
Reachtrucks van Linde en Jungheinrich, Honeywell scanners, Zebra printers.
Graag per leverancier: implementatieduur, dagtarief, fit/gap, exitregeling.
@Rijwielhandel Koetsier;Rheden;Groenestraat 40;6991 GG;www.koetsierfietst.example;zaak@koetsierfietst.example;026 555 2905;Dick Koetsier
Brief aan het kenniscentrum
Ik ben fietsenmaker, 61 jaar, en heb met mijn zoon een zaak. De zoon wil van CycleSoftware af, ik niet per se.
Wij hebben e-bikes van Gazelle, Batavus, Cube en Stella in onderhoud. Wat er ook bij hoort: [[description|de zestig handbikes van het revalidatiecentrum op de heuvel]] doen wij in twee nachten per jaar.
Dus: een planning die nachten kent, en serienummers.
[[entity|D. Koetsier]], telefoon [[entity|026 555 2905]]
@Rondvaart Blauwe Dolfijn;Giethoorn;Binnenpad 128;8355 BW;www.blauwedolfijn-giethoorn.example;varen@blauwedolfijn-giethoorn.example;0521 555 466;Roel Mol, Wenxin Li
We rent out 60 whisper boats and run 9 tour boats. [[description|Half of the guests come from China]] and pay with Alipay or WeChat.
[[entity|Wenxin]] answers them in the night; she became known because [[description|she sang the safety rules on Douyin, eleven million views]].
We need time slots, boat allocation, deposits, and a kiosk in Chinese, also at the second jetty near [[entity|Smit]].
No more paper tickets please.
@Kledingreparatie en Stomerij Snel;Haarlem;Generaal Cronjéstraat 98;2021 JM;www.stomerijsnel.example;balie@stomerijsnel.example;023 555 8471;Yusuf Demir
Wat hebben wij nodig?
Label met barcode per kledingstuk, status (binnen, reinigen, persen, klaar), sms aan klant.
Hotels en restaurants leveren per zak in, met telling en weekfactuur. PER-vrij, Böwe machines.
Twee winkels, zes inleverpunten bij supermarkten, één bestelbus.
Kassa nu Casio. Koppelen met e-Boekhouden en pin. Kosten maximaal 120 per maand. Duitse pakketten zoals Topex ook bekeken, maar te ingewikkeld.
@Café-zaal De Zwaan;Kaatsheuvel;Hoofdstraat 66;5171 DH;www.zwaankaatsheuvel.example;zaal@zwaankaatsheuvel.example;0416 555 088;Toon Kuijsten
[[entity|Toon]] belt, ik schrijf mee:
Zaal voor 300, café, twee kegelbanen. Partijen staan in een agenda bij de tap en die is in de natte doek gevallen.
Elk jaar in mei doen ze [[description|de koffietafel van de sprookjesfiguren-in-ruste]], oud-medewerkers van het park, 210 man en iedereen in kostuum.
Willen: zaalagenda, offertes, kassa, vaste klanten op rekening. [[entity|Toon]] wil niks met de cloud tenzij het echt moet.
@Bandencentrale Profix;Assen;Industrieweg 41;9402 NP;www.profixbanden.example;info@profixbanden.example;0592 555 303;Gerrit Moes
Bandenhotel 7.500 sets. Merken Michelin, Continental, Vredestein, Goodyear en Hankook.
In oktober en april komt alles tegelijk, dan hebben we 4 bruggen en 2 mobiele servicebussen.
Gezocht: planning online door klanten zelf, opslaglocatie per set, profieldiepte met foto, leasemaatschappij-akkoord via ROB-Net, voorraad bij groothandel live.
Nu Tyre24 en TyreOffice. Graag ook WhatsApp-herinnering. Start vóór de wisseltijd.
@Trouwlocatie Kasteelhoeve Ter Lomme;Wijnendale;Oude Torhoutstraat 5;8820;www.terlomme.example;trouwen@terlomme.example;050 555 277;Sofie Lambrecht
Notitie na het eerste bezoek aan een softwarehuis:
• zij tonen Tripleseat, wij vinden het te Amerikaans
• wij willen dat de bruid zelf het tafelplan sleept
• [[entity|Sofie]] vraagt een veld voor het weer: [[description|de inzegening is op een vlot]], [[description|trekken doet de buurman met zijn trekpaard]]
• voorschotten in drie keer, btw op drank en eten apart
• [[entity|Torhoutse]] tarieven voor inwoners, min tien procent
@Binnenvaart Coöperatie De Ruime Bocht;Zwijndrecht;Uilenkade 76;3336 LL;www.ruimebocht.example;bevrachting@ruimebocht.example;078 555 1903;Anton Verdoes
Bevrachtingskantoor, 48 vaste schepen, droge lading.
Dagelijks: reizen aanbieden, vaste prijs of dagvracht, liggelden, KWZ-toeslag volgens de waterstand van Kaub, cognossement, factuur namens schipper (self-billing).
Schippers willen een app waarop ze zien wat er te varen is en wat het opbrengt.
Nu een Access-database van 2003 en faxen. Koppeling met BICS, AIS en Exact Globe gewenst.
@Winkel voor hengelsport Het Dobbertje;Lemmer;Schulpen 12;8531 HR;www.dobbertjelemmer.example;aas@dobbertjelemmer.example;0514 555 721;Pieter Haitsma
Even over de kassa hè. Wij verkopen maden per ons en vispassen van de bond, dat doet iedereen.
Maar bij ons staat ook [[description|een automaat aan de sluis waar ze 's nachts wormen uit halen]], en die hangt via een simkaart aan niks. [[description|Het was in Hart van Nederland dat iemand er in vroor]], sindsdien komt het toch wel goed in het nieuws.
Automaat aan de kassa koppelen, voorraad samen.
[[entity|Pieter]], [[entity|Schulpen]]
@Airport Shuttle & Taxi Centrale Brabant;Eindhoven;Luchthavenweg 81;5657 EA;www.atcb.example;planning@atcb.example;040 555 6199;Ilse van Gerwen
Wij rijden zorgvervoer, leerlingenvervoer, Wmo en vluchten. 130 voertuigen, 60% elektrisch.
BCT (boordcomputer taxi) en straks CDT, TX-Keur, Social Return-rapportage, SUTI-koppelingen met zorgverzekeraars en gemeenten.
Planning nu in Taxi-ID en Cabman. Wij zoeken software die laden, pauze en rolstoelplaatsen meeneemt.
Belangrijk bij de aanbesteding: punctualiteit per rit en klachten binnen 5 dagen. Referenties graag met minimaal 100 voertuigen.
@Party- en tentverhuur Tuut;Schagen;Witte Paal 304;1742 LE;www.tuutverhuur.example;verhuur@tuutverhuur.example;0224 555 519;Dennis Vlaming
mail 1 van 2
Wij verhuren tenten, tapinstallaties, springkussens, toiletwagens. 8.000 artikelen. Rentman en Booqable bekeken.
Ons hoofdpijndossier: elke zomer gaan [[description|alle melkbussen en kaasbrikken mee naar de donderdagse folkloremarkt]] en komen halve sets terug.
Schade boeken per set dus, met foto. Chauffeurs op een tablet.
[[entity|Dennis V.]] is er ma t/m do. Loods staat aan de [[entity|Witte Paal]].
@Schoonheidssalon en Kapper Bij Truus;Bemmel;Dorpsstraat 50;6681 BN;www.bijtruus.example;truus@bijtruus.example;0481 555 264;Truus Peters
Hallo, ik doe al dertig jaar krullen en permanent, en sinds kort [[description|pruiken voor de Passiespelers, vijftig koppen per zomer]].
Ik zoek iets waar de afspraken in kunnen en de maten van die hoofden.
Mijn kleinzoon zegt Planity. Ik wil vooral dat het groot op het scherm staat en dat de pin meteen klopt.
Groetjes, [[entity|Truus]] uit [[entity|Bemmel]]
@Tiny House Verhuur Kwartier;Lage Vuursche;Kloosterlaan 2;3749 AL;www.kwartierhuisjes.example;kwartier@kwartierhuisjes.example;035 555 9120;Hugo Timmer
Wij verhuren 18 tiny houses, geen receptie, alles zelf inchecken.
Smart locks (Nuki, Igloohome), dynamic pricing met PriceLabs, schoonmaak via Turno, gastenboek Touch Stay.
Channels: Natuurhuisje, Airbnb, Booking, eigen site op WordPress met Guesty-widget.
Klacht: dubbele boekingen door iCal-vertraging en geen koppeling met Moneybird. Wat raden jullie aan? Lodgify, Smoobu of toch iets Nederlands?
@Hotel De Draaibrug;Aardenburg;Weststraat 44;4527 BT;www.draaibrughotel.example;hotel@draaibrughotel.example;0117 555 613;Nelleke Provoost
Uitwerking van mijn bandje:
Wij zijn klein, elf kamers. Mijn moeder begon met een pension nadat zij [[description|als filiaalchef van een gesloten grenskantoor de inboedel kocht]], [[description|de balie is dus nog de balie van de douane]].
Ik wil online boeken zonder vijftien procent weg te geven. Sleutel, ontbijtlijst, factuur voor zakelijke gasten.
De kamers heten naar smokkelwaar, dus [[description|kamer Boter en kamer Paardenhaar]], nummers zijn er niet.
[[entity|Nelleke]]
@Webwinkel Fietsdeal Direct;Apeldoorn;Laan van Westenenk 150;7336 AV;www.fietsdealdirect.example;support@fietsdealdirect.example;055 555 4088;Patrick Wolters
Platform: Shopware 6, PIM: Akeneo, PSP: Buckaroo, mail: Spotler, zoekfunctie: Tweakwise
Assortiment: Shimano, SRAM, Bosch, Schwalbe, Abus, Basil, AXA, Thule, Ortlieb; 42.000 artikelen
Vraag: een ERP waarin inkoop, dropship en serienummers van accu's (ADR 9, UN3480) samenkomen.
Let op: B2B-prijzen voor dealers, incl. staffel en bonus.
Nu King en veel CSV. Migratie mag niet in het voorjaar.
@Zeilschool De Kajuit;Heeg;Skatting 9;8621 BW;www.kajuitheeg.example;les@kajuitheeg.example;0515 555 874;Doeke Visser, Marrit Visser
Beste mensen van het kenniscentrum,
We geven al lang zeilles aan kinderen, 34 Valken en Optimisten. Inschrijven, kampweken, CWO-diploma's en eten met allergieën, dat moet in één pakket.
Wat bij ons moeilijk ligt: [[description|de week waarin blinde kinderen op geluidsboeien zeilen]], want dan is de verhouding één op één en komen er zestig vrijwilligers die een VOG nodig hebben.
[[entity|Marrit]] doet dit nu met post-its. Ons adres is [[entity|Skatting 9]].
@Supermarkt Plus Van der Zwet;Bodegraven;Raadhuisplein 3;2411 BD;www.zwetsuper.example;kantoor@zwetsuper.example;0172 555 650;Eric van der Zwet
Wij zijn franchiser en zoeken iets náást het systeem van de formule.
• personeelsplanning: 140 hulpkrachten onder de 18, arbeidstijden bewaken
• verzuim en contracten digitaal tekenen
• HACCP-temperaturen van 46 koelmeubels uit sensoren
• derving en brood: wat gaat er weg, Too Good To Go meenemen
• taken per afdeling op de Zebra
PMT, Dyflexis en Planday zijn bekend. Salaris loopt via de accountant.
@Chauffeurspool Rijklaar;Meerkerk;Energieweg 14;4231 DJ;www.rijklaarpool.example;pool@rijklaarpool.example;0183 555 068;Johan Terlouw
Wensen (opgeschreven door de planner):
1 een app waarin de jongens zelf aangeven wanneer ze kunnen
2 uren uit de tachograaf vergelijken met de urenbrief van de inlener
3 code 95 en ADR bijhouden
4 rekening houden met zondagsrust: er wordt bij ons [[description|van zaterdagavond zes tot maandagochtend niets verzonden, ook geen sms]]
5 [[entity|Johan]] en zijn broer [[entity|Aart-Jan]] moeten elkaars planning niet kunnen wissen
@Pop-up Hotel Nomade Suites;Antwerpen;Kattendijkdok-Westkaai 17;2000;www.nomadesuites.example;stay@nomadesuites.example;03 555 70 48;Nadia El Amrani
Hi there, we place [[description|hotel rooms in containers at festivals]] and building sites.
Last summer [[description|we housed the crew of a stranded cruise liner on a car deck]], 212 rooms in four days, and our booking software simply refused rooms without a fixed address.
We look for a PMS where a room moves: location, power, cleaning and deposit per event.
[[entity|Nadia]] handles this, IT is outsourced. Stripe and Xero integration please.
@Slagerij-traiteur Vermeiren;Turnhout;Gasthuisstraat 40;2300;www.vermeirentraiteur.example;bestel@vermeirentraiteur.example;014 555 366;Geert Vermeiren
Weegschalen Bizerba en Mettler, kassa nu Digi. Wij willen bestellingen voor Kerst en Nieuwjaar online, met afhaaluur en voorschot.
Etiketten met allergenen, traceerbaarheid per lot, FAVV-registers (autocontrole), btw 6 en 12, maaltijdcheques, Bancontact/Payconiq.
Drie winkels, één atelier, 22 personeelsleden waarvan tien flexi's.
Productielijst 's avonds automatisch naar de printer. Wie kan dat, en wat kost het per kassa?
@Motorhuis De Wolf;Gulpen;Rijksweg 88;6271 AH;www.motorhuisdewolf.example;motor@motorhuisdewolf.example;043 555 2604;Jo de Wolf
Gesprek aan de toonbank, uit het hoofd:
Dealer van Triumph en Royal Enfield, werkplaats met vier man. DMS is Motobase, loopt vast bij inruil.
De baas, [[entity|Jo]], reed vroeger zelf: [[description|derde in de zijspanklasse met zijn zus in het bakje]]. Daar komen klanten op af, en die willen dan de ritten meerijden. Inschrijven voor ritten, kleding per maat, huurmotoren, verzekering per dag.
Graag bellen tussen twaalf en één.
@De Blauwe Hap Catering;Den Helder;Willemsoord 52;1781 AS;www.blauwehapcatering.example;combuis@blauwehapcatering.example;0223 555 178;Ron Bakker
Van: [[entity|Ron]]
Onderwerp: software catering
Wij [[description|koken Indisch voor groepen tot 700]]. [[description|Alle koks hebben eerst als kok op een onderzeeboot gevaren]], dus ze kunnen werken zonder ruimte maar niet met computers.
Ik zoek: recepten opschalen, inkoop bij Bidfood, pakbon, factuur met bestelnummer van de overheid (Peppol).
Het moet op één scherm passen. Keuken zit op [[entity|Willemsoord]].
@Verhuisbedrijf Henneman & Zn;Leeuwarden;Snekertrekweg 61;8912 AA;www.hennemanverhuist.example;info@hennemanverhuist.example;058 555 9216;Sjoerd Henneman
Erkende Verhuizers, FIDI-FAIM, ISO 14001.
Software voor: opname via video, offerte in m³, planning wagens en liften, opslag in containers (self storage erbij), verzekerd vervoer, facturen.
Internationaal via Baltic, Allied en UniGroup agents; douanepapieren T1 en inboedelvrijstelling.
Nu Voxme en MoveWare bekeken, prijzen in dollars. Het CRM van HubSpot mag blijven. Zestien wagens.
@Escape Boerderij Het Varkenskot;Oirschot;Straten 17;5688 NJ;www.varkenskot.example;spelen@varkenskot.example;0499 555 312;Loes van de Ven, Gijs van de Ven
hoi hoi
nav de oproep in de nieuwsbrief: wij zoeken een boekingssysteem voor vijf escaperooms, een wandelspel en lunch
bookeo hebben we nu, is ok maar geen nederlandse support
ohja: in kamer drie [[description|speelt een levend varken mee]], dat na twee spellen rust moet, dus die kamer moet per dag dicht kunnen van de dierenarts
prijs per persoon, kadobonnen, btw laag/hoog
gr [[entity|gijs]] & [[entity|loes]]
@Port Services Kanaalzone;Gent;Skaldenstraat 121;9042;www.pskanaalzone.example;info@pskanaalzone.example;09 555 31 77;Stefaan Van Acker
Scope of the request: terminal operating system for bulk and breakbulk.
Weighbridge (Precia Molen), crane hours (Liebherr, Mantsinen), barge and rail slots, stock by owner, moisture and sampling, ISPS gate with eID badge.
Interfaces: NxtPort, customs IDMS / PLDA, SAP FI, Alfapass, time clock Protime.
We are 60 dockers and 14 staff. On-premise is preferred because the Wi-Fi on the quay is weak.
@Stroopwafelkraam De Gouden Wals;Gouda;Markt 1-B;2801 JH;www.goudenwals.example;wals@goudenwals.example;0182 555 344;Corrie de Mooij
Lieve mensen, ik heb twee kramen en een winkeltje.
Mijn recept is van tante [[entity|Bep]], die [[description|ooit een wafel zo groot als een biljart]] bakte voor de opening van een brug, de foto hangt in de winkel en iedereen vraagt erom.
Toeristen kopen blikken en willen die naar huis laten sturen, naar Korea en zo. Dus: kassa, post, douaneformulier CN23.
[[entity|Corrie]], kraam naast [[entity|de Waag]]
@Autoschade Herstel Groep Midden;Nieuwegein;Ravenswade 54;3439 LD;www.ashgm.example;administratie@ashgm.example;030 555 0826;Marcel Bos
SCHADEHERSTEL – PROGRAMMA VAN EISEN
Calculatie: Audatex en GT Motive
Sturing: ABS-standaarden, Focwa-erkenning, SKG-IKOB, EVS en ADAS-kalibratie registreren
Partijen: Achmea, Univé, ASR, Allianz, leasemaatschappijen
Vervangend vervoer 70 auto's, boetes doorbelasten
Lak: Sikkens, Standox, weegschaal koppelen
Planning op uren per afdeling (demontage, plaat, spuit, montage, poets). Vier vestigingen, één database.
@Herberg Het Witte Kruis;Sint Jansteen;Heerstraat 20;4564 AR;www.wittekruisherberg.example;bed@wittekruisherberg.example;0114 555 490;Ivo de Block
Ingevuld formulier
Bedrijf: herberg met 6 kamers en café
Gebruikte software: geen
Waarom nu: Booking stuurt gasten op dagen dat we dicht zijn, zoals de dag dat [[description|alle reuzen uit de streek in onze schuur geschminkt worden]]
Wat wilt u het liefst: sluitdagen instellen, afrekenen van kamer en bier samen
Contact: [[entity|Ivo]], alleen 's ochtends op [[entity|0114 555 490]]
@Pakketpunt en Fulfilment Sterk;Tilburg;Dongenseweg 200;5047 SH;www.sterkfulfilment.example;ops@sterkfulfilment.example;013 555 7342;Nick van Sterkenburg
We doen fulfilment voor 90 webshops, 12.000 orders per dag in piek (Black Friday, Singles Day).
Vereist: multi-tenant WMS, facturatie per pick, per retour en per m², klantportaal, koppelingen Shopify, Lightspeed, Magento, WooCommerce, bol VVB, Zalando, Amazon FBA-inbound.
Verzenden: PostNL, DHL, DPD, GLS, UPS, Budbee via Sendcloud of Paazl.
Lithium, alcohol 18+, voeding met THT. SLA in dashboard. Uiterlijk september live.
@Kermisexploitant Familie Benner-Hoefnagels;Hulsberg;Kerkheuvel 6;6336 BA;www.bennerkermis.example;kantoor@bennerkermis.example;045 555 7813;Jean Benner, Dolly Hoefnagels
Geachte,
Wij reizen met vier attracties en twee oliebollenkramen. Vergunningen, keuringen (AKI-stickers), staangeld en personeel moeten in een programma dat op de telefoon werkt.
De [[entity|Sterrenstorm]] is onze grootste; daarin is [[description|een huwelijk voltrokken op zeventig meter hoogte, ondersteboven]]. De kindermolen draait gewoon met kaartjes.
Munten en QR, pin met slecht bereik.
[[entity|Jean B.]] en [[entity|Dolly]]
@Koffiebranderij Noorderzon;Groningen;Oosterhaven 9;9723 AS;www.noorderzonkoffie.example;bonen@noorderzonkoffie.example;050 555 6019;Tom Hulsker
Gespreksnotitie
- 3 winkels, horecalevering, webshop met abonnementen (Shopify + Recharge)
- brander: Probat 25 kg, Cropster voor profielen
- voorraad groene bonen per lot ([[description|een deel komt per zeilschoener over zee]]), kostprijs, THT, SKAL-massabalans
- machineverhuur met onderhoudscontract: La Marzocco, Jura, Franke
- route voor de elektrische bus
- nu: Exact Online Handel + Excel; budget 600 p/m
@Skipperij Onder Zeil;Enkhuizen;Dijk 48;1601 GK;www.onderzeilcharters.example;charter@onderzeilcharters.example;0228 555 127;Babette Ruiter, Joost Ruiter
Wat ik nog vergat te zeggen vanmorgen: bij de [[entity|Vrouwe Geertruid]] zit een kok vast in de prijs, bij de andere twee klippers is dat los.
En die reizen naar de Oostzee worden per kooi verkocht.
Ook een lastige, de [[description|brouwer laat elk jaar zijn fusten een ronde IJsselmeer meezeilen om te rijpen]], dat is dan geen passagier maar vracht, met accijnspapier.
Of dat kan? Groet, [[entity|Babette]]
@Vakantiepark De Zandkuil;Lommel;Vakantielaan 8;3920;www.zandkuilpark.example;receptie@zandkuilpark.example;011 555 909;Dirk Hendrickx
Park met 210 bungalows, zwembad, speelhal en parkshop.
Gezocht: reserveringen, eigenarenafrekening (verhuurpool), technische dienst met tickets, housekeeping, energie per bungalow uitlezen en doorrekenen, slagboom met nummerplaat.
Booking Experts, Maxxton, Recranet en Newbook staan op de lijst. Verkoop loopt ook via Vacanceselect en Roompot-achtige sites.
Facturen in BE en NL btw, Ogone/Worldline, e-facturatie via Peppol.
Graag prijs per eenheid.
@Cruijsberg Koeltransport;Horst;Venrayseweg 132;5961 AJ;www.cruijsbergkoel.example;planning@cruijsbergkoel.example;077 555 3390;Twan Cruijsberg
Bijlagen bij deze mail: [[entity|wagenpark_cruijsberg_2.xlsx]] en een schermafdruk van de planning.
De database staat op [[entity|SRV-TWAN01]], een pc onder het bureau, en dat moet anders.
36 trekkers, Thermo King en Carrier, temperatuur uitlezen via Euroscan. Wij rijden champignons en vlees, retour lege kratten.
Klanten vragen om een ETA-link. Kan dat zonder dat de chauffeur iets hoeft te doen?
Eén auto, de [[entity|41-BKX-7]], heeft geen boordcomputer: dat is de wagen [[description|waarmee opa de eerste champignons over de Brenner reed]].
@Grand Café De Stationschef;Geldermalsen;Stationsweg 9;4191 KK;www.stationschefcafe.example;bar@stationschefcafe.example;0345 555 207;Maaike Vink
Ons lijstje is niet lang.
a) Kassa die ook op een telefoon kan, Android
b) Reserveren via Google
c) Heineken-vaten, wijn en koffie in de voorraad; fooi verdelen over bediening en keuken
d) Uren en pauzes, 17 jaar en jonger niet na elven
e) Export naar onze boekhouder, RGS-schema
Nu Booq. Contract loopt af, offertes voor eind van de maand.
@Scheepsmodelbouw en Speelgoed Van Gils;Bergen op Zoom;Fortuinstraat 18;4611 NP;www.gilsspeelgoed.example;gils@gilsspeelgoed.example;0164 555 711;Rob van Gils, Tilly van Gils
De kassa, die is van 1998. [[description|Hij rekent nog in guldens om]], klanten vinden het prachtig.
Wij verkopen Lego, Playmobil, Märklin en verf. Maar waar de mensen voor omrijden is [[description|de modelbaan met het hele carnavalsstoet-parcours, achttien meter]], die draait op een euro.
Of die euro's in de kassa kunnen? [[entity|Tilly]] schrijft ze nu op.
En een webshop graag, simpel. Wij sluiten met [[description|Vastenavend]] vijf dagen.
@Touringcar & OV Kaagman;Roelofarendsveen;Veenderveld 27;2371 TT;www.kaagmantours.example;info@kaagmantours.example;071 555 2291;Petra Kaagman
To whom it may concern,
We run 28 coaches (VDL Futura, Setra, Irizar) and do tulip tours, airline crew, school trips and rail replacement.
We need a planning and quotation tool: driving time rules, empty kilometres, toll and VAT per country, driver app, digital waybill, subcontracting, Dutch collective agreement.
Turnit, Busplanner and Ratality have been shortlisted. Please send a price for 35 users.
@Dierenpension en Trimsalon Kwispel;Raalte;Heesweg 11;8102 HM;www.kwispelraalte.example;poot@kwispelraalte.example;0572 555 640;Anja Reimerink
Voicememo aan mezelf, straks uitwerken
pension 80 honden 30 katten, trimsalon erbij, dagopvang
inentingsboekje scannen, eigen vragenlijst, betalen vooraf
de aparte club is [[description|die van de schippershonden]], [[description|die brengen wij zelf terug aan boord bij de sluis]], dus de ophaalplek is elke keer een andere
[[entity|Anja]] niet vergeten: allergie voor kip bij de teckel van burgemeester [[entity|Ottenhof]]
@Hostel Slaapsteiger;Rotterdam;Maashaven O.z. 230;3072 HS;www.slaapsteiger.example;crew@slaapsteiger.example;010 555 8174;Daan Kok, Luz Fernandes
We're a hostel of 120 beds on [[description|a former radar training ship with the plotting table as bar]].
Cloudbeds works but group billing is a mess. [[entity|Luz]], I mean [[entity|Luz Fernandes]] at the desk, spends two evenings a week on city tax.
Wanted: dorm beds and private cabins, lockers, events, bar tab on wristband, volunteers on a roster.
When there's a gale warning we close the lower deck and move everyone. An overbooking switch, then.
@Meubelzaak Stoelen & Zo;Waddinxveen;Dreef 7;2742 KP;www.stoelenenzo.example;verkoop@stoelenenzo.example;0182 555 070;Edwin Blok
Gezocht: ERP voor woonwinkel (2.800 m² showroom)
– configurator: stof, kleur, poot, maat; artikelen van Pode, Leolux, Gispen, Vitra, Rolf Benz
– order op leverancier, levertijd, aanbetaling 25%, CBW-voorwaarden
– bezorgplanning met twee man, montage, retour oude bank
– servicemeldingen met foto
– voorraad showroommodellen apart
Nu Logic4 en Excel, webshop Magento 2. Wij zien graag Wonen-ERP, RetailVista en Odoo naast elkaar.
@Pluktuin-restaurant Het Achterveld;Kapelle;Noordweg 3;4421 PT;www.achterveldkapelle.example;tafel@achterveldkapelle.example;0113 555 628;Hanneke Remijn
Wat ik tegen de kassaverkoper zei, en nu tegen jullie:
er is bij ons geen kaart. [[description|Gasten plukken zelf, wegen af]] en de kok maakt er iets van. Een gerecht heeft dus geen naam maar een gewicht. [[description|We rekenen af per kilo bord, hond mee telt als krop sla]].
Hij snapte er niks van. Bij 48 stoelen maakt de kassa mij niet zoveel uit, als [[entity|Hanneke]] maar niet met de rekenmachine hoeft te lopen.
@Wegrestaurant Zuivelhoek;Abcoude;Rijksstraatweg 121;1391 VC;www.zuivelhoekwr.example;keuken@zuivelhoekwr.example;0294 555 415;Wim Hogenboom
Op de foto: onze oude kassa met plakband. Zo kan het niet langer.
Mensen rijden van de snelweg af voor een bal gehakt, tanken bij de buurman, laden bij Fastned.
Wij willen zelfbediening, broodjes bestellen met een zuil en pinnen zonder bon. Vrachtwagenchauffeurs krijgen 10%.
Bier niet, wel koffieabonnement. Personeel: studenten en drie vaste koks.
Wat is handiger, iPad of een kassa met een echte lade? Graag advies, geen reclame.
@Tromp Ship Cleaning;Vlaardingen;Koggehaven 5;3133 KA;www.trompshipcleaning.example;info@trompshipcleaning.example;010 555 4426;Leen Tromp
Notulen MT, bijgewerkt
Punt 3. Urenbriefjes komen verfrommeld terug uit de ruimen. Voorstel: app met handschoenbediening.
Punt 4. Gasmetingen en vergunningen (besloten ruimte, VCA, LMRA) moeten per schip bewaard.
Punt 5. [[entity|Leen]] wijst op de klus met de oranjes: er lag [[description|tweehonderd ton rotte mandarijnen in het hospitaalschip]], met 40 man en achttien diensten. Dat was niet te factureren.
Actie: offertes opvragen.
@De Postkoets, Hotel en Paardenverhuur;Norg;Brink 4;9331 AA;www.postkoetsnorg.example;brink@postkoetsnorg.example;0592 555 826;Lammert Eising
Ik schrijf u over een nieuw pakket voor 19 kamers, restaurant en stalling.
Bij ons krijgt [[description|eerst het paard een box en dan de ruiter een kamer]], en dat wil de software nooit andersom zien.
Uitrijvergunning van Natuurmonumenten, hooi en hoefsmid erbij op de rekening.
Mijn vader [[entity|Geert]] heeft alles in zijn hoofd en die wordt 80. [[entity|Eising]] is mijn achternaam, de rest weet de postbode.
@Fotowinkel Kiek;Heerlen;Saroleastraat 33;6411 LR;www.kiekfoto.example;info@kiekfoto.example;045 555 0982;Mark Schreurs
Verzoek om prijsopgave kassasoftware
Wij verkopen Canon, Nikon, Sony en Leica, doen pasfoto's, huren studio's uit en printen op Epson en Fujifilm.
Serienummers en garantie per camera, inruil met margeregeling, tweedehands online via WooCommerce en Marktplaats.
Pasfoto digitaal naar de gemeente hoeft (nog) niet. Afspraken via Calendly of iets ingebouwds.
Twee winkels, de ene met [[description|de doka in de oude mijnwerkersbadruimte]]. MicroTrade en Vend bekeken. Hosting het liefst in Nederland.
@Sloep & Kratje Verhuur;Oud-Loosdrecht;Oud-Loosdrechtsedijk 165;1231 LV;www.sloepenkratje.example;ahoy@sloepenkratje.example;035 555 7740;Floor Hageman
-- doorgestuurd bericht --
Heee [[entity|Floortje]],
Die demo was toch niks, zij hadden een minimum van drie uur en wij verhuren per kratje: [[description|huur duurt tot het bier in de krat op is]].
Kunnen zij een eindtijd openlaten? Anders de schipper met tablet laten afsluiten.
Let op, 31 sloepen, 4 met schipper, weer-annulering, borg via creditcard. En de waterpolitie wil een lijst van boten per dag.
@Hengelo Trailerbouw Verkoop BV;Hengelo;Diamantstraat 55;7554 TA;www.hengelotrailer.example;sales@hengelotrailer.example;074 555 1260;Bart Wensink
Korte beschrijving behoefte CRM
Verkoop van gebruikte trailers, opleggers, kipper, laadkleppen (Dhollandia, Bär) en trucks (DAF, Scania, MAN).
Leads uit Mascus, TruckScout24, Truck1, WhatsApp en telefoon. 60% export: Afrika, Midden-Oosten, Polen.
Documenten: kentekencard deel IB, exportverklaring, EUR.1, proforma, btw-nummer checken in VIES, foto's en taxatie.
Nu Excel en Outlook. Pipedrive, Teamleader en Zoho staan open.
@Buitenrestaurant De Veerstoep;Wijk bij Duurstede;Lekdijk West 3;3961 MD;www.veerstoepwbd.example;eten@veerstoepwbd.example;0343 555 380;Jurre van Zanten
Personeel: 22
Systemen: kassa van Twelve, rooster Shiftbase, boekhouding Jortt
Vraag: alles hangt op de wifi van de molen, en de [[description|molenaar draait de stroom eraf als hij malen gaat]]. Offline moet dus.
Klantenvoordeel: wie uit [[entity|Rijswijk (Gld)]] [[description|overvaart krijgt een kop koffie]]; daarvoor de overzetkaart scannen
Contactpersoon: [[entity|Jurre van Z.]]
@Antwerp Dispatch Couriers;Antwerpen;Hoveniersstraat 40;2018;www.adcouriers.example;desk@adcouriers.example;03 555 90 16;Ilan Fried
Confidential request for a courier management platform.
We carry urgent spare parts by hand, on-board couriers worldwide, pick-up by partners.
Requirements: chain of custody with signatures, GPS, ATA Carnets, flight search, insurance ceilings per shipment, sanction screening (OFAC, EU, UN), audit trail.
Azure hosting with own keys, penetration test each year, MFA, no data in public AI.
Currently custom FileMaker. Budget is not the main concern.
@Fietsen- en Skihuis Donk;Putten;Voorthuizerstraat 90;3881 SL;www.donkputten.example;winkel@donkputten.example;0341 555 507;Henk Donk, Wijnand Donk
Beste adviseur, u vroeg wat we anders doen dan de ketens.
Ski's slijpen doet iedereen, maar wij laten ze in de kelder draaien op een [[description|slijpsteen die door de watermolenbeek wordt aangedreven]]. De planning ervan hangt af van de waterstand, geen grap.
Verder verhuur, e-bikes (Koga, Sparta), werkplaats, keuring van kinderzitjes.
[[entity|Wijnand]] doet de site. Bellen naar de winkel: [[entity|0341 555 507]].
@Automaten & Snacks Kruimel;Wijchen;Nieuweweg 212;6603 BV;www.kruimelautomaten.example;service@kruimelautomaten.example;024 555 3361;Tonny Arts
Wij beheren 900 automaten (Sielaff, N&W, Jofemar) bij bedrijven, scholen en ziekenhuizen.
Gezocht: route-optimalisatie, telemetrie (Nayax, Vendon), voorraad per automaat, cashless, storing met foto, vulkaart, statiegeld op blikjes.
Facturatie van commissie aan locaties en BTW-splitsing.
Chauffeurs vullen gemiddeld 25 automaten per dag en willen de lijst op volgorde van vak.
Nu Vendmax en Televend, half in Engels en half in het Duits. Wie heeft iets moderners?
@Kaashandel en Proeflokaal De Loodsman;Den Oever;Havenweg 41;1779 XT;www.loodsmankaas.example;kaas@loodsmankaas.example;0227 555 039;Riet Wit
Eén ding dat alles stuk maakt bij de kassabouwers: ik verkoop [[description|kaas die zwemt]].
Dat zit zo, [[description|mijn oude Noord-Hollandse ligt acht weken in een visnet onder de steiger]] en dan verliest hij gewicht en dus kloppen de kilo's niet.
Nu weeg ik bij verkoop en laat ik de inkoop zoals hij was.
Ik wil een kassa die dat begrijpt, met proefplankjes, bonnen en een mailinglijst.
[[entity|Riet]], [[entity|kaas@loodsmankaas.example]]
@Jeugdherberg en Congrescentrum Wolfsven;Mierlo;Patrijslaan 4;5731 XN;www.wolfsvencentrum.example;boek@wolfsvencentrum.example;0492 555 166;Joost Verhees
Doel: één systeem voor boekingen, zalen, catering, techniek en facturen.
In scope: 40 zalen, 310 bedden, groepsarrangementen, BEO's, plattegrond met opstelling (theater, U-vorm, carré), narrowcasting, zaaldisplays, parkeren.
Uit scope: loon, website.
Koppelingen: Exact, Outlook, Teams, EasySecure-toegang, POS Vectron.
Partijen op de longlist: Delphi, Momentus, Planyo, IVVY, Yesplan.
Inschrijven via TenderNed kan niet, wij zijn particulier. Reactie per mail.
@Vaart & Vlees Slagerij aan boord;Maasbracht;Havenstraat 61;6051 CS;www.vaartenvlees.example;boord@vaartenvlees.example;0475 555 288;Ria Driessen
Dag,
[[entity|Ria]] hier. Wij varen met een [[description|parlevinker, dat is een winkelboot]], en leggen aan bij schippers die wachten op hun beurt. Slager, kruidenier, gasfles, alles in één.
Een kassa op vaste stroom hebben wij niet, wel een accu. [[description|Bestellen gebeurt over marifoon]], maar de jongens willen appen.
Klant is het schip. Dus: klantenkaart op scheepsnaam en ENI-nummer. Wie kan dat?
@Heren van Stand Barbiers;Leiden;Breestraat 111;2311 CL;www.herenvanstand.example;snor@herenvanstand.example;071 555 0660;Karim Bouzid
Bedankt voor jullie mail. Kort onze situatie: 3 vestigingen, 16 barbiers, geen afspraken in het weekend maar wachtrij met nummers.
Nu Booksy en SumUp. We willen een scherm in de etalage met wachttijd, fooi per barbier, omzetdeling 60/40, voorraad van baardolie (Proraso, Reuzel, American Crew).
Memberships: onbeperkt bijwerken voor €45 per maand, SEPA-incasso.
Ook een academie met certificaten. Kan dit met Salonhub of Phorest, of is dat overdreven?
@Taxi Spoelstra;Midsland;Oosterburen 31;8891 GA;www.taxispoelstra.example;rit@taxispoelstra.example;0562 555 407;Bouwe Spoelstra
Minuten van het keukentafeloverleg.
[[entity|Bouwe jr.]] wil een app, de ouwe vindt bellen prima. Ze worden het eens over een planbord op tv.
Er gaan [[description|busjes naar de boot]], naar de school en [[description|nachtritten voor de vuurtorenwachters die de wisseldienst doen]], die laatste op bon van het rijk.
In juni, als [[entity|Oerol]] er is, dubbelt alles.
Besluit: drie offertes. [[entity|Bouwe jr.]] regelt.
@Tuincentrum De Groene Poort;Beerse;Antwerpseweg 88;2340;www.groenepoort.example;info@groenepoort.example;014 555 732;Katleen Wouters
Kassasysteem tuincentrum – wat wij verwachten
Artikelbestand van Floriday en leveranciers, plantenpaspoort, maat en potmaat als variant
Kassalijnen: 8, self-checkout: 4, weegschaal, klantenkaart met spaarpunten
Seizoensverloop, afprijzen op plank, inventaris met Zebra
Café met eigen menu, Kerstshow-tickets, cadeaubonnen
Nu GCC Plus; Gartenshop, RetailVista en Kassa24 bekeken. Peppol, CODA en witte kassa voor het café zijn een must.
@Reddingsvest Keuringen Van Loenen;Urk;Zeewijk 20;8321 HH;www.loenenkeuring.example;keur@loenenkeuring.example;0527 555 953;Albert van Loenen
Ik heb iets nodig om vesten, vlotten en blussers bij te houden per kotter. Keuringsdatum, serienummer, certificaat uitprinten.
Ik rij rond met een busje vol CO2-patronen van [[entity|Urk]] tot [[entity|IJmuiden]].
Mijn zoon maakte iets in Access, maar die is op zee. Ik wou dat er een piepje kwam voor het verloopt.
We hebben nog iets: [[description|een vlot uit 1953 dat ieder jaar nog opgeblazen wordt bij de herdenking]], dat keur ik ook, gratis.
@Camperplaats en Garage Zwerfkei;Borger;Hoofdstraat 130;9531 AK;www.zwerfkeicampers.example;campers@zwerfkeicampers.example;0599 555 230;Erik Brouwer, Ellen Brouwer
Bouw je campers om? Ja, zo'n 24 per jaar, meest Fiat Ducato en Sprinter. RDW-keuring, gas, 230 V.
Verhuur je ook? Vijf.
Wat is jullie software nu? Trello en [[entity|camper_ellen_def3.ods]]
Waar loop je tegenaan? Uren per project, keuzelijsten voor de klant, aanbetaling in vier termijnen.
Is er iets dat wij moeten weten? De werkplaats is [[description|een oude aardappelmeelfabriek met de stortkoker als lift]], dus de onderdelen staan over vier verdiepingen.
@Outlet Kledingmagazijn XL;Lelystad;Bataviaplein 60;8242 PN;www.kledingmagazijnxl.example;info@kledingmagazijnxl.example;0320 555 784;Ahmet Yildiz
Hoi, een vraag over partijhandel.
Wij kopen restpartijen (Nike, Diesel, Guess, G-Star, Esprit) op pallet en verkopen per stuk, per kilo en per doos. Alles komt binnen zonder EAN.
We zoeken software die bij inboeken een label print, een prijs voorstelt, foto's maakt en op Vinted Pro, eBay en onze eigen site zet.
Btw-marge gedeeltelijk, exportdocumenten, veiling per maand. Personeel wisselt veel, dus heel simpel. Cloud en in het Engels en Arabisch.
@Strandhotel De Noorderkop;Cadzand;Boulevard de Wielingen 44;4506 JK;www.noorderkop.example;rust@noorderkop.example;0117 555 340;Jelle Quaak
Opmerkingen bij de demo, in volgorde van ergernis:
1 klikken, klikken, klikken
2 een gast mag maar één voorkeur hebben
3 kan niet tegen [[description|kamers die in de zomer omdraaien omdat het gebouw op een draaischijf staat]], dus zeezicht wisselt
4 de taxe is per gemeente, hier [[entity|Sluis]]
5 rapporten in het Engels
[[entity|Jelle]] bedankt de verkoper en wil nog iets van Mews zien.
@Stalling en Botenlift Rijnaard;Wageningen;Nudepark 77;6702 DZ;www.rijnaardboten.example;haven@rijnaardboten.example;0317 555 189;Chris Hardeman
Beste, wij hebben 260 winterstallingen en een 25-tons lift. Dat laatste staat in een kalender met potlood en wordt elk jaar tweemaal gewist.
Boot, eigenaar, lengte, gewicht, stal- of kantelwens, schade, foto's. Rekening per meter, en wie niet betaalt blijft droog staan.
Boekhouden via [[entity|Reinders]] administratie in het dorp.
Het leuke: de lift is [[description|de tweedehands torpedolift van een gesloopt onderzeebootdok]]. Keuring ervan moet ook in het systeem.
@Vogelaar Bedrijfscatering West;Zoetermeer;Europaweg 205;2711 ER;www.vbcwest.example;contractbeheer@vbcwest.example;079 555 3812;Ineke Zaal
RFP Catering – samenvatting
Contracten met 38 bedrijfsrestaurants, eenheidsprijs of open boek.
Modules: menuplanning, receptuur, inkoop (Bidfood, Sligro, Hanos, VHC Jongens), voorraad, kassaloos afrekenen, vergaderservice, roosters, HACCP, CO2-rapportage, CSRD.
Technisch: SSO, API, BI, multi-locatie, ISO 27001, SOC2.
Gunningscriteria: 40% kwaliteit, 30% prijs, 20% implementatie, 10% duurzaamheid.
Vragen uiterlijk voor vrijdag 12.00 uur, antwoord in een nota van inlichtingen.
@Zand & Zee Autoverhuur;Zandvoort;Passage 9;2042 KV;www.zandenzeeauto.example;huur@zandenzeeauto.example;023 555 9204;Marloes Draijer
Je vroeg naar pieken. Nou: het [[description|raceweekend]]. Dan verhuren wij niet aan gasten maar aan de organisatie, en [[description|rijden de vlaggenmarshals in onze rode Fiatjes]].
In die drie dagen gaan 48 auto's zes keer per dag van hand tot hand en niemand tekent.
Ik wil iets met app, foto's en de rijbewijs-scan. In de winter verhuren we aan gemeente [[entity|Bloemendaal]].
[[entity|Marloes Draijer]]
@Frituur 't Goudhaantje;Wevelgem;Menenstraat 210;8560;www.goudhaantjefrit.example;frit@goudhaantjefrit.example;056 555 418;Lore Desmet, Geert Desmet
Verhaal in 't kort zoals ge vroeg:
we zijn een frituur, maar [[description|de koers passeert hier]] en dan leggen wij op de brug [[description|de naam van de winnaar in gekleurde frieten]].
Na die dag komt het hele jaar volk uit [[entity|Kortrijk]] en [[entity|Menen]] voor een frit in die kleur.
Bestellen op voorhand, zuil, flexi-jobs, witte kassa, Takeaway eraf. [[entity|Lore]] antwoordt, [[entity|Geert]] zijn gsm ligt in de olie.
@Sportwinkel Intersport-lid Haverkamp;Hardenberg;Voorstraat 41;7772 AC;www.haverkampsport.example;winkel@haverkampsport.example;0523 555 870;Roy Haverkamp
Inventarisatie winkelautomatisering
Artikelgroepen: voetbal, hockey, hardloop, ski, fitness
Merken: Adidas, Nike, Asics, Brooks, Mizuno, Craft, Hummel, Stanno
Clubkleding: bedrukken, rugnummers, sponsorlogo, levering per team, bestelportaal met 46 clubs
Huidig: Itsperfect, Excel-lijsten, kassa van Pointofsale
Wensen: clubshop per vereniging, voorraad bij de leverancier, ruilen, kassakorting voor leden, bonussen
Startdatum: vóór het nieuwe seizoen
@Klompen Vervoersbedrijf Hoekstra;Dokkum;Harddraversdijk 2;9101 XA;www.hoekstradokkum.example;info@hoekstradokkum.example;0519 555 676;Anneke Hoekstra
Onderwerp: planning busjes, dringend
[[entity|Mem]] is 73 en doet de planning van 26 busjes met een agenda en een potlood op touw. Zij wordt volgende maand geopereerd.
Wat elke week terugkomt: kinderen naar speciaal onderwijs, ouderen naar de dagbesteding en [[description|de leeggelopen kerk die wij op zondag naar de broedergemeente rijden]].
Wie kan op korte termijn iets leveren waar de lijst van [[entity|Mem]] in past?
Met dank, [[entity|Anneke H.]]
@Café en Petanquezaal De Koers;Oudenaarde;Markt 38;9700;www.dekoerscafe.example;koers@dekoerscafe.example;055 555 614;Bram De Vos
– voicebericht omgezet –
gegroet, zeg, wij hebben de winst en verlies en ne pak papieren in een schoendoos. Ge moet weten, ons café [[description|hangt vol met de fietsen van waterdragers, elke fiets met het bidonnummer]], en [[description|die lenen we uit aan tv-zenders]]. Dat wil ik bijhouden met wie en wanneer.
kassa ja, bier per vat, maar die uitleen is het belangrijkst
belt naar [[entity|Bram]], niet te vroeg
@Logistics Academy Boxtel;Boxtel;Schouwrooij 20;5281 RE;www.logacademy.example;opleidingen@logacademy.example;0411 555 226;Harold Smits
Wij geven cursussen aan chauffeurs, heftruckers en planners: code 95, ADR, VCA, heftruck, reachtruck, hoogwerker, BHV.
6.000 cursisten per jaar. Gezocht: inschrijving door bedrijven, planning van docenten en wagens, aanwezigheid, certificaten, koppeling CBR en SOOB-subsidie, facturatie.
Nu Cursuswinkel en veel mail. CRKBO-geregistreerd, ISO 9001. Coachview, Edu-Sys en AFAS Cursusmanagement bekeken.
Graag een prijs per cursist, niet per gebruiker.
@Bed & Bike Boerenland;Markelo;Stokkumerweg 18;7475 PR;www.bedbikeboerenland.example;fietsen@bedbikeboerenland.example;0547 555 301;Johan Wissink, Diny Wissink
Moi saemn,
Wi'j hebt zes boerderijkamers en fietspakketten. Boeken geet noo via telefoon en dat wil [[entity|Diny]] nich meer.
Ok nog: [[description|ie slaopt bi'j ons in 'n bakhuusken waor vroger illegale geboorten wödden verborgen]], met een ansicht d'r bij. Daor wil de leu eerst een praotjen bij en dat mot op de rekening.
Kan dat met Bookingsys of Hotello?
[[entity|Johan]]
@Drukkerij & Copyshop Vlot;Assen;Marktstraat 17;9401 JG;www.vlotprint.example;print@vlotprint.example;0592 555 811;Arjan Stel
Korte schets: 7 mensen, Heidelberg en Konica Minolta, HP Latex voor groot formaat. Web-to-print nu in WordPress, rest in Excel.
Vragen aan u:
Is er een MIS voor kleine drukkers die prijs, planning, nacalculatie en voorraad papier kent? (MultiPress, PrintVis, Dataline bekeken)
Kan die PDF's automatisch keuren (Pitstop)?
Werkt Mollie voor consumenten en factuur voor B2B?
Liefst in de cloud en geen jaarcontract.
@Schip-en-schipperskledij De Kluiver;Harlingen;Voorstraat 70;8861 BN;www.kluiverkleding.example;kluiver@kluiverkleding.example;0517 555 644;Gelske Bakker
Hai, ik ben [[entity|Gelske]] van de kledingwinkel bij de haven.
Online doe ik truien. De wol is [[description|van schapen van onze eigen dijk]] en elk dorp aan zee had zijn eigen steek, [[description|wij hebben er zevenentwintig teruggevonden op oude foto's]]. Klanten willen dus de steek van hun opa.
Op maat maken, breisters thuis, een paar duizend per jaar. Ik wil een webshop waar je dorp kiest en dan de steek.
Kan Shopify dat of is dat gek? Tarra met [[entity|breistergilde Foarstrjitte]].
@Bakkerij-lunchroom De Rijzende Zon;Sneek;Oosterdijk 63;8601 BS;www.rijzendezonsneek.example;bakker@rijzendezonsneek.example;0515 555 432;Wytze Postma
Wij willen van de bestelboekjes af.
Klanten bestellen gebak via telefoon, Facebook en de mail; de oven draait vanaf drie uur, en dan ligt de helft van de bestellingen nog in iemands jaszak.
Eisen: productiestaat per oven, NVWA-etiket, kassa in drie filialen, levering aan hotels en scholen op maandfactuur, grondstoffen van Zeelandia, Sonneveld en CSM.
O ja, [[description|de ijsmeesters schrijven 's winters de dikte op onze ruit]], dus dan komt er volk. Compad en BakeryOnline hebben wij gezien. Mag ook iets kleins zijn als het maar stabiel is.
@Rijschool & Vaarschool Kompas;Sliedrecht;Rivierdijk 410;3361 AS;www.kompasvaarschool.example;les@kompasvaarschool.example;0184 555 166;Teun Prins, Ineke Prins
Aan wie dit leest. Mijn naam doet er niet toe, maar goed: [[entity|Teun]].
Wij geven rijles, vaarbewijs en marifoon. KvK [[entity|90551274]], lesauto [[entity|XK-482-P]], en een [[description|lesboot die eerst van baron]] [[entity|Van Aerssen]] was.
Lesplanning met examen bij het CBR en de VAMEX, pakketten, betalen in termijnen.
[[description|Vorig jaar slaagde onze oudste leerling, drieënnegentig, voor de binnenwateren]] en sindsdien belt half bejaard Nederland.
@Steengrill en Zalencomplex Bovenkamp;Varsseveld;Spoorstraat 22;7051 CL;www.bovenkampzalen.example;info@bovenkampzalen.example;0315 555 920;Wilma Bovenkamp
Wat een zaal kan: bruiloft, jubileum, uitvaart, toneel, carnaval, bingo.
Wat het systeem moet kunnen: optie, bevestiging, aanbetaling, draaiboek, personeel, afrekening met muntjes. Alles in een planbord van tien jaar terug tot twee jaar vooruit.
[[entity|Wilma]] heeft dit nu in dertig ordners, rood voor bruiloft.
Apart: onze [[description|zaal twee is de kantine van de voetbalclub waar een bondscoach begon]], die hangt vol foto's en moet bij elke boeking gevraagd worden of ze mogen blijven hangen.
@Global Cruise Supplies;IJmuiden;Trawlerkade 96;1976 CC;www.gcsupplies.example;orders@gcsupplies.example;0255 555 701;Sven Roozen
Dear team, we supply hotel stores to cruise vessels: linen, spirits, fruit, uniforms, spare parts.
Orders arrive from MXP and Fidelio Cruise as XML or PDF. We consolidate in bond and deliver on the quay within a two-hour slot.
Needed: ERP with bonded warehouse, HS codes, health certificates, truck manifests, ship-to contacts that change each week, invoices in USD, EUR and GBP.
NetSuite is too heavy, Odoo perhaps. What would you suggest for 25 users?
@De Rommelbeurs Hallen;Hoogeveen;Industrieweg 70;7903 AJ;www.rommelbeurshallen.example;kraam@rommelbeurshallen.example;0528 555 119;Gea Lunenborg
[09:12] hallo [[entity|gea]], hoeveel kramen?
[09:13] 620 op zondag, 45 vaste, rest wisselt
[09:15] betalen ze vooraf?
[09:16] nee ze rijden eerst rond om de goede plek te zien, dat heet hier [[description|het startschot met de koebel om vijf uur]]
[09:17] sommige hebben dezelfde plek van hun opa, zoals [[entity|Tiemens]]
[09:19] ik wil dat met een app, plek kiezen en tikkie
[09:20] mooi, ik zoek het uit. gr
@Resort Twentehof;Denekamp;Nordhornsestraat 100;7591 HS;www.twentehofresort.example;backoffice@twentehofresort.example;0541 555 808;Monique Hesselink
Overzicht van de pijnpunten
• gasten checken tegelijk in (vrijdag 15.00): 18 minuten wachttijd
• upsells (vroeg inchecken, bolderkar, kinderontbijt) gaan buiten het PMS om
• technische storingen op een briefje
• rapportage van RevPAR, ADR en bezetting wordt handmatig in Excel gebouwd
• energie- en zwembadgegevens uit het GBS staan los
Gewenst: PMS + app + CRM met open API, bijvoorbeeld Protel, Booking Experts of Maxxton.
@Vermeulen Oldtimers Import;Beek en Donk;Lage Heesweg 2;5741 BM;www.vermeulenoldtimers.example;garage@vermeulenoldtimers.example;0492 555 404;Stan Vermeulen
Beste,
Importeren doen wij [[description|uit de woestijn van Nevada]], daar roest niks. [[description|Containers komen altijd met één raar cadeau erin, een cactus of een slotmachine]], dat is onze grap, klanten verwachten het.
Wij willen dossiers per wagen: titel, vin, keuring bij de RDW, restomod-uren, foto's, taxatie, verzekering.
[[entity|Stan]] zoekt iets dat ook op een telefoon in het container-terrein in [[entity|Antwerpen]] werkt.
@Herenboer-winkel De Schop;Wilp;Kerklaan 6;7384 BA;www.deschopwilp.example;winkel@deschopwilp.example;0571 555 273;Rinske Haafkes
Geacht kenniscentrum, wij zijn met een stuk of tien vrijwilligers en een winkeltje.
Op het erf is een kas, een kippenren en het [[description|kistje aan het touw waarmee de buurvrouw haar boodschappen omhoog trekt]], zij is 91 en staat zo in de kassa: "[[entity|Bertha]]".
Kassa met leden en niet-leden, weegschaal, groentepakketten op donderdag, iDEAL-QR.
Graag voor weinig geld. [[entity|Rinske H.]]
@Stuwadoor Oranjewerf;Delfzijl;Handelskade West 11;9934 AA;www.oranjewerf.example;terminal@oranjewerf.example;0596 555 137;Reint Smit
Lopen door de haven met een tablet dat gaat best, behalve dat de app bij vorst dooft.
Gezocht: TOS voor stukgoed (houtstammen, staal, wieken van Vestas), met aan- en afmelding vrachtwagens, lostijden, schades met foto, personeel op shift, koppeling Weegbrug en Exact.
[[description|Onze trailer met wiek lag twee dagen dwars over de N-weg]]; sinds die tijd wil de verzekering alles op papier.
[[entity|Reint]] beslist.
@Franchise Organisatie Frietland;Amersfoort;Nijverheidsweg 60;3812 PM;www.frietland-org.example;formule@frietland-org.example;033 555 4408;Leo van Es
Wij hebben 62 franchisers en leveren formule, inkoop, marketing en kassa.
Eisen op hoofdlijnen: centrale menukaart met lokale prijs, kiosken, thuisbezorging (Thuisbezorgd, Uber Eats), app met punten, dashboards, franchise fee automatisch uit omzet, royalty-facturen, SSO, en een noodstand zonder internet.
Nu Bizerba, MplusKASSA en Eijsink naast elkaar. Harde eis: één API voor alle drie de merken in onze groep. Migratie in 9 maanden.
@Sleepboot Restauratie Stichting Havenoord;Maassluis;Govert van Wijnkade 60;3144 EA;www.havenoordsleep.example;werf@havenoordsleep.example;010 555 0398;Bas van Rossum, Corry Kievit
Lijst van de werfploeg:
– uren en materialen per boot, ook van vrijwilligers
– [[description|rondvaarten met de stoomsleper]] verkopen
– sponsoren en donateurs, machtiging
– een agenda die doorheeft dat stoken zes uur vooraf begint
– lijst met [[description|wie ooit een dag machinist mocht zijn voor hun zeventigste]], het is ons leukste cadeau
[[entity|Corry]] printte alles, [[entity|Bas]] mailt. De boot zelf heet de [[entity|Hendrik Jan]].
@Wijnbar en Webshop Druif & Dop;Maastricht;Rechtstraat 71;6221 EH;www.druifendop.example;proef@druifendop.example;043 555 6116;Céline Janssen
Kleine vraag over tasting-tickets.
Wijnbar, winkel met 700 etiketten, webshop op Lightspeed. Importeurs uit Piemonte, Rioja, Mosel, Bordeaux, Champagne, Alentejo.
Gewenst: één voorraad voor glas, fles en doos, leeftijdscheck bij bezorging, proeverijen met max. 16 plaatsen [[description|in de crypte waar de stadsbrouwer begraven ligt]], cadeaubonnen, abonnement (3 flessen p/m).
Moet met Mollie, MyParcel en e-Boekhouden praten. Vinoply en Winebase bekeken. Btw 21, accijns door de importeur.
@Motorbootverhuur Lauwers;Zoutkamp;Reitdiepskade 24;9974 PA;www.lauwersboten.example;varen@lauwersboten.example;0595 555 860;Harm Tuinstra
Wat voor mail ik net kreeg: een meneer uit Hannover wil drie weken varen met zijn kanarie.
Dat mag. Elke huurder krijgt [[description|een bokaal gepelde garnalen op de kussens]], [[description|door de oma's aan de kade]] gedaan, dus weer een lijst.
Verder: 14 motorkruisers, vaarbewijs ja/nee, inspectie, brandstof, borg, kaarten, storing 24 uur.
We hebben NautiPlan geprobeerd, dat is van de zwager van [[entity|Harm]]. Laat maar iets anders zien.
@Kantoorartikelen & Horecagroothandel Mulder;Winschoten;Hoogebrugstraat 4;9671 GT;www.mulderhoreca.example;verkoop@mulderhoreca.example;0597 555 480;Egbert Mulder
Aanvraag, ingevuld door inkoop
Artikelen: 14.000 (servetten, bestek, schoonmaak, verpakking, disposables, kantoor)
Merken: Duni, Tork, Ecolab, Vikan, Leitz, Esselte, Diversey, Sola
Klanten: 1.900, meest horeca, zorg en sport
Orders: telefoon, mail, webshop, GS1 EDI; systeem: AccountView en een zelfbouw in dBase
Eisen: klantprijzen, jaarbonus, contractartikelen, SUP-richtlijn, routeplanning, scan in magazijn, app voor de buitendienst
Voorkeur: Nederlands, SaaS, lokaal contact
@Boerderijcamping 't Hoge Lèèg;Weert;Altweerterheide 84;6006 SM;www.hogeleeg.example;camping@hogeleeg.example;0495 555 307;Tiny Caris
Hallo, met [[entity|Tiny]] van de camping.
Ik wil geen groot iets, wij hebben 25 plaatsen en een keet. Reserveren per mail, ja of nee, klaar. Maar de gasten kloppen aan voor [[description|'t avondlied van de zinkhandelaar]], [[description|mijn man zingt het om negen uur op de dorsvloer]] en dan is iedereen te laat met betalen.
Dus een betaallink van tevoren, en een seintje aan wie niet betaald heeft.
Groeten uit [[entity|de Heide]].
@HD Truckservice & Onderdelen;Veghel;De Amert 340;5462 GH;www.hdtruckservice.example;magazijn@hdtruckservice.example;0413 555 611;Bert Hendriks
Voor ons magazijn zoeken we een WMS dat bij DAF, Volvo en Scania past.
Nu: DealerPro, voorraad 34.000 SKU's, nachtlevering voor 06.00 uur via Nightstar.
Wensen: locatiebeheer (stelling-vak), cyclisch tellen, kern retour (core), mobiel scannen, voorraad per monteursbus, automatische bestelpunten, koppeling TecDoc en de dealerportalen.
Tachograaf- en APK-planning blijven in DealerPro. Graag fixed price, project in 4 maanden.
@Strandhuisjes Verhuur Mulder & Mulders;Katwijk aan Zee;Boulevard 140;2225 AJ;www.strandhuisjesmm.example;sleutel@strandhuisjesmm.example;071 555 4093;Annie Mulder, Jos Mulders
Lieve allemaal,
[[entity|Annie]] en ik hebben 74 huisjes die elk jaar in april worden opgebouwd en in september weer weggehaald. Dat is op zich gewoon.
Minder gewoon is dat [[description|het dak van elk huisje een letter draagt die samen een psalm spelt]]; gasten vragen om hun letter.
Boeken per letter dus, sleutelbeheer, strandpas, schade.
En ik wil van de kluizen af. [[entity|Jos]]
@Expat Relocation Partners;Den Haag;Lange Voorhout 72;2514 EH;www.exrelpartners.example;move@exrelpartners.example;070 555 3364;Philippa Grant
Subject: relocation CRM, first thoughts
We help employees of oil, tech and pharma firms with housing, schooling, permits and removals. About 900 files per year.
Required: client portal, case workflow with deadlines (IND, BSN, 30% ruling, GP, bank), supplier quotes, purchase invoices, forms, e-signature, GDPR retention.
HubSpot and Salesforce were felt as expensive; Equus is what our competitors have. Offshore development is fine if support is here.
@Taveerne De Zoutkeet;Zoutelande;Langstraat 30;4374 AR;www.zoutkeettaveerne.example;keuken@zoutkeettaveerne.example;0118 555 712;Marco Wondergem
Terugblik op het seizoen, voor het gesprek van donderdag.
Kassastoringen: negen. Gemist aan omzet: ongeveer 14 mille.
Vooral na de [[description|uitzending van het kookprogramma waarin we van een 3 een 8 kregen]] kon de oude Casio de drukte niet aan.
We zitten met de keuken [[description|in de bunker en met de zaal erbovenop]], dus een kabel trekken is hakken in twee meter beton.
Wens: draadloze keukenschermen, reserveren met aanbetaling, Duits op de bon.
@Kramer Zwaar Transport;Staphorst;Gorterlaan 21;7951 CM;www.kramerzwaar.example;ontheffing@kramerzwaar.example;0522 555 388;Klaas Kramer, Roelof Kramer
Vraag 1, wat vervoert u? Graafmachines, silo's, prefab.
Vraag 2, wat maakt uw planning lastig? RDW-ontheffingen per route, begeleiding, venstertijden. [[description|De verhuizing van een complete molenromp met de wieken er nog aan]] kostte 61 telefoontjes.
Vraag 3, wat moet de leverancier weten? [[entity|Roelof]] heeft het bedrijf overgenomen [[description|na zijn loopbaan als handhaver bij het CBR-examencentrum]], die controleert alles dubbel.
Vraag 4, budget? 900 p/m.
@Boetiekhotel Het Weefgetouw;Geldrop;Mierloseweg 3;5667 JA;www.weefgetouwhotel.example;frontdesk@weefgetouwhotel.example;040 555 2930;Noor van Asten
Hi, short one from our front desk.
We have 31 rooms, all of them with [[description|curtains woven downstairs by former mill workers]], and guests can order theirs at check-out. Our PMS treats a curtain as a minibar item.
Cut length, colour, shipping, deposit: that belongs in a small order module.
Last year we received [[description|a European heritage award for the working loom in the lobby]] and orders tripled.
Mews or Apaleo? Ask for [[entity|Noor]].
@Van der Stroom Watersport;Aalsmeer;Uiterweg 180;1431 AS;www.stroomwatersport.example;shop@stroomwatersport.example;0297 555 646;Rens van der Stroom
Onze webshop (Magento 1, jaja) moet vervangen worden. 18.000 artikelen, touw per meter, verf met ADR, reddingsvesten met keuringsdatum.
Er is één productgroep van onszelf: [[description|elektrische ankerlieren voor bloemenpramen]], per stuk [[description|gemaakt door een gepensioneerde draaier]].
Bestellers komen ook langs met de boot; [[description|ons afhaalpunt is een luik net boven de waterlijn]]. Afhalen over water moet als bezorgwijze kiesbaar zijn.
@Stadsbierhuis De Dolle Pint;Oudewater;Havenstraat 15;3421 BS;www.dollepint.example;tap@dollepint.example;0348 555 071;Gijs Boere
Ping van de bedrijfsleider:
1. kassa loopt vast bij meer dan 30 tafels
2. bierkaart met 160 soorten moet op de QR-kaart en uitverkocht = weg
3. [[description|wie op onze oude waag lichter blijkt dan zijn partner drinkt gratis]], dat boeken we nu als breuk
4. na [[description|de brand die begon in de frituur van de buurman op Koningsdag]] zijn alle bonnen van voor mei weg
5. vraag maar naar [[entity|Gijs]]
@Marina Brouwershoek;Bruinisse;Jachthavenweg 72;4311 NC;www.marinabrouwershoek.example;haven@marinabrouwershoek.example;0111 555 940;Lieke Verton
Havenkantoor, dagstaat met potlood erbij.
640 ligplaatsen, passanten, stroom op meter, wifi, wasserette. Wij kijken naar Harba, Dockmaster en MarinaOffice.
Het grootste verschil met andere havens: [[description|steiger F is van de oesterboeren en valt tweemaal per dag droog]]. Die huren per getij, niet per nacht.
En een paal meer of minder scheelt, sinds [[description|een bultrug tussen de steigers heeft gelegen]] en er zes zijn weggehaald.
@Autohandel en Sloperij Bijl;Klazienaveen;Langestraat 240;7891 GH;www.bijlsloperij.example;onderdelen@bijlsloperij.example;0591 555 226;Remco Bijl
ff snel getypt vanaf de heftruck
we slopen 1100 autos per jaar, ARN, RDW demontage, onderdelen via Onderdelenlijn en eBay
we zijn bekend van de [[description|saab-hoek, daar komen ze zelfs uit trollhättan voor]]
pakket moet onderdeel koppelen aan donorauto, foto, stelling, prijsadvies
oja en [[description|de politiehonden komen hier trainen op woensdagavond]] dan mag niemand het terrein op, dus afhalen dicht
groet [[entity|remco]]
@Brouwerij-restaurant Sint Gummarus;Lier;Grote Markt 40;2500;www.gummarusbrouwerij.example;info@gummarusbrouwerij.example;03 555 46 28;Pieter Ceulemans
Aan de dienst advies,
Wij brouwen, tappen en geven eten voor 130 man. Wij moeten de accijns (AC4), de witte kassa en de webshop aan elkaar krijgen.
Wat het ingewikkeld maakt is dat ons [[description|bier met graan van de begraafplaatsweide]] per vat een peter of meter heeft, en [[description|elke peter mag bij de botteling zijn eigen klokje luiden]].
Die peters moeten dus in een klantenbestand, met datum en vatnummer.
Met achting, [[entity|P. Ceulemans]]
@Oceaan Reizen voor Doven;Amersfoort;Utrechtseweg 29;3811 NA;www.oceaanreizen.example;post@oceaanreizen.example;033 555 8806;Tamar Wit
Wat wij zoeken is een reserveringspakket voor groepsreizen, 40 vertrekken, SGR, vluchten en hotels los ingekocht.
Bijna geen pakket kan aan dat [[description|al onze reisleiders doof zijn en niemand de telefoon opneemt]]; dus alles via beeldbellen, chat en mail.
Wij hebben ooit [[description|een hele Nijlcruise in gebarentaal laten omroepen]] en daar is een draaiboek van gemaakt dat ieder jaar gekopieerd wordt.
Contact via het formulier of [[entity|Tamar]].
@Kiosk en Bezorgdienst Loopplank;Oost-Vlieland;Dorpsstraat 101;8899 AG;www.loopplankbezorgt.example;kiosk@loopplankbezorgt.example;0562 555 318;Sytske Bos
Dit is ingesproken op de steiger, sorry voor de wind.
Wij brengen boodschappen bij vakantiehuizen, [[description|met paard en wagen, want auto's van gasten mogen er niet in]]. De lijst komt uit een mailbox en ik print hem.
De supermarkt [[description|stuurt bakken op de vroege boot]], en als die niet vaart staat de hele handel aan de wal. Ik wil één app: bestelling, bak, huisje, ruil.
[[entity|Sytske]] en ome [[entity|Klaas]], die het [[description|enige melkbusfornuis nog stookt voor de pap in de haven]].
@Reparatiewerf De Helling;Groot-Ammers;Lekdijk 60;2964 GA;www.hellingwerf.example;werkvoorbereiding@hellingwerf.example;0184 555 743;Arie Slob
Werkoverleg 8.00 u
Aanwezig: zeven man, één met ontstoken kies
Punt: nacalculatie. Op de helling ligt nu de [[description|veerpont die in 1995 bij de evacuatie koeien heeft overgezet]], stelpost weer overschreden.
Punt: materiaal. Staal van Tata, huidplaten op maat, lassers uit Polen.
Punt: software. Isah, Ridder IQ en MKG bekeken, alles te groot.
[[entity|Arie]] brengt het terug naar één vraag: wat kostte het uur. [[description|De stelling op de deur luidt: rekenen is geen vloeken]].
@Ijssalon Bianco Neve;Sittard;Markt 22;6131 EL;www.bianconeve-ijs.example;gelato@bianconeve-ijs.example;046 555 2917;Sandro De Luca, Irma Hoeben
Beste lezer, wij hebben twee ijssalons en een ijskar op evenementen.
Het recept van [[description|zuurvlees-ijs dat een Limburgse zangeres op het podium at]] heeft veel gebracht. Het begon trouwens met [[description|een opa die te voet over de Alpen kwam met een vormijzer]].
Nu de techniek: kassa, voorraad in liters, allergenen, roosters van scholieren, temperatuur, bestellen voor bruiloften.
Ik noem [[entity|Irma]] als contact, [[entity|Sandro]] luistert niet naar cijfers.
@Grensgarage Hinnerk;Bad Nieuweschans;Hoofdstraat 3;9693 AC;www.hinnerkgarage.example;werk@hinnerkgarage.example;0597 555 864;Jan Hinnerk Bos
Lieve mensen, kort dan.
Onze werkplaats heeft [[description|een hefbrug in elk land, de streep loopt over de vloer]], dus wij sturen facturen met twee soorten btw en [[description|twee soorten keuring, APK en TÜV]].
Dat krijgt geen enkel DMS voor elkaar. Autodata ja, RDW ja, DEKRA nee.
Laatst stond er [[description|een politieauto van beide kanten op de brug]], en de krant maakte er een cartoon van.
[[entity|J.H. Bos]], [[entity|werk@hinnerkgarage.example]]
@Warenhuis Gebroeders Tielemans;Hulst;Gentsestraat 26;4561 EJ;www.tielemanshulst.example;directie@tielemanshulst.example;0114 555 637;Gerard Tielemans, Paula Tielemans
Notitie voor de familievergadering
Kassa's: elf stuks, Datapos, leverancier stopt ermee.
Textiel, speelgoed, huishoud en bedden zitten in aparte bestanden. Samenvoegen naar één ERP met matenbalk en klantenkaart, Retailvista of ACA.
Aandachtspunt: [[description|het geld gaat nog per buizenpost naar het hoofdkantoor op zolder]]. Klanten komen er met kleinkinderen naar kijken, dus dat blijft, ook als alles pin wordt.
Tweede aandachtspunt: zondagen met [[description|Belgische klanten die bij ons hun communiekleren komen passen]].
@Loodgieter & Bootverwarming Kachelpijp;Muiden;Herengracht 95;1398 AB;www.kachelpijpboot.example;kachel@kachelpijpboot.example;0294 555 082;Freek Oly
Verzonden vanaf mijn telefoon
Ik [[description|repareer kachels en boilers op woonschepen]]. Adres klant = ligplaats, en die verandert, daar loopt elk pakket op vast (Syntess, Gripp, Werkbon).
Wat ik ook doe, [[description|ik giet de messing naamplaatjes voor oude Refleks-kachels na]], voor heel Scandinavië inmiddels. Dat is een webshopje met zeven artikelen.
Vroeger was ik [[description|tweede toneelmeester bij een opera en maakte ik daar de vuurspuwende draak]].
Werkbonnen, foto's, facturen. Meer niet.
@Congreshotel De Zilveren Spoel;Tilburg;Spoorlaan 350;5038 CC;www.zilverenspoel.example;sales@zilverenspoel.example;013 555 8019;Vivian Mutsaers
Hello, as agreed the list of what our sales office needs.
Event CRM with options, BEOs, allotments and group invoices; two-way link with Opera; e-signature; floor plans.
Odd things to take into account: the main hall is [[description|a former locomotive paint shop where the turntable still moves the stage]], so a room has four positions.
And every second Friday we host [[description|the national exam for sign painters]], free of charge, which must not spoil the revenue report.
Our motto on every contract: [[description|"one thread, no knots"]].
@Koerier en Uitvaartvervoer Stilwagen;Zutphen;Coehoornsingel 14;7201 AB;www.stilwagen.example;dienst@stilwagen.example;0575 555 449;Marian Bolink
Ik dicteer, mijn zoon typt.
Overledenenvervoer voor uitvaartondernemers, dag en nacht, zes wagens, en daarnaast ziekenhuisspoed.
Onze derde wagen is [[description|een verbouwde melkrijderswagen waar de familie zelf op meerijdt]]; en dan is er nog [[description|de tandem met zijspan voor de laatste rit van fietsers]], die [[description|stond in een museum in het buitenland]].
Planning, aktes, kilometers, facturen per ondernemer, nachttoeslag. AVG is zwaar bij ons.
Ga uit van vier planners. [[entity|M. Bolink]]
@Tweewielers & Koffie Spaak;Simpelveld;Irmstraat 8;6369 VM;www.spaaksimpelveld.example;spaak@spaaksimpelveld.example;045 555 1180;Ger Dautzenberg
Wie: [[entity|Ger]], [[description|ex-prof]]
Sinds: een paar jaar
Wat: racefietsen, bikefitting, koffie, verhuur aan toeristen
Software: Lightspeed Retail en een papieren werkplaatsbord
Wat ontbreekt: afspraken, meetgegevens bewaren, verhuur met borg
Waarom klanten terugkomen: ik reed ooit [[description|een klassieker uit met een gebroken sleutelbeen]] en [[description|een geleende damesfiets]], die hangt boven de bar; en wie de helling achter de zaak [[description|negen keer haalt krijgt vlaai op zijn naam]] (die namen moeten ook in het systeem)
@Veiling- en Taxatiehuis Hamerslag;Middelburg;Nieuwe Haven 41;4331 LD;www.hamerslagveiling.example;kavels@hamerslagveiling.example;0118 555 265;Adriaan Melis, Jet Melis
Geacht team,
Vier kijkdagen, tweeduizend kavels, drie biedplatformen (Invaluable, Drouot, the-saleroom) en een administratie die dat niet volgt. Wij zoeken veilingsoftware met inbrengers, opgeld, volgrecht, margeregeling en Wwft-controle.
Een paar specialismen: [[description|wij veilden de complete inboedel van een vuurschip]], en jaarlijks is er [[description|een avond met alleen porselein uit één scheepswrak]].
Op die avond wordt [[description|afgehamerd met een scheepsbel in plaats van een hamer]].
[[entity|Jet]] is bereikbaar via [[entity|kavels@hamerslagveiling.example]].
@Surfschool en Strandbar Windkracht;Makkum;De Holle Poarte 4;8754 HC;www.windkrachtsurf.example;surf@windkrachtsurf.example;0515 555 918;Nynke Sinnema
appje 1: lessen boeken, 12 instructeurs, planken en pakken per maat, bar met kassa
appje 2: als de wind draait moet ik 60 man verzetten met één knop
appje 3: o en we doen [[description|kitesurfen voor mensen met een beenprothese, met eigen gelaste voetbinding]]
appje 4: daar kwam [[description|een paralympische medaille uit 'ons' trainingsgroepje]], sindsdien bellen revalidatieartsen
appje 5: medische gegevens dus veilig graag
appje 6: bsport, Eversports, Viking bekeken. gr [[entity|Nyn]]
@Tankschip Agentuur Vlotgaand;Zwijndrecht;Maasboulevard 15;3331 MA;www.vlotgaand.example;desk@vlotgaand.example;078 555 6240;Kees-Jan Ooms
Betreft: bevrachtingssoftware, aanvulling op ons telefoongesprek
Wij bevrachten tankers, meest plantaardige olie, en zoeken iets voor reizen, laatste ladingen, wasverklaringen (CDNI), demurrage en facturen. Nu Bargelink en een schaduwboekhouding in Excel.
Wat niet in een standaardpakket past: we regelen ook [[description|wijn uit de Moezel in een omgebouwde roestvrijstalen bunkerboot]] en een paar keer per jaar [[description|oceaanwater voor de haaien van dierentuinen]].
Beide zonder ADN, maar met een voedselcertificaat.
[[entity|K.J. Ooms]]
@Bruidsmode en Kleermaker Sluier;Staphorst;Ebbinge Wubbenlaan 5;7951 AA;www.sluierbruidsmode.example;pas@sluierbruidsmode.example;0522 555 014;Jentje Brand
Gespreksverslag, opgesteld door de adviseur
Mevrouw verkoopt bruidsjaponnen (Pronovias, Ladybird, Modeca) en verhuurt pakken. Paskamers per afspraak, aanbetaling, vermaakbon, afhaaldatum.
Daarnaast [[description|stipt zij met spijkertjes in hout bloemmotieven op rouw- en feestkleding]], daar zijn nog maar een handvol mensen voor.
Zij is [[description|gevraagd door een modehuis in Parijs en heeft bedankt vanwege de zondag]].
Voorkeur: een pakket dat op zondag de website echt dichtzet. Budget gering.
@Bergingsbedrijf Schadewijk;Joure;Geert Knolweg 20;8501 MK;www.schadewijkberging.example;meldkamer@schadewijkberging.example;0513 555 572;Freark Schadewijk
Software voor de meldkamer: opdrachten van Stichting IM, ANWB en verzekeraars binnenhalen, wagen toewijzen, foto's, stalling, facturen volgens STIMVA-tarief.
Veertien bergers, waarvan twee voor trucks, en één [[description|op rupsen, gekocht van een failliete wadlooporganisatie]], voor [[description|auto's die op de zeebodem of in het ijs zitten]].
[[description|Die ene winter haalden wij elf auto's in één nacht uit het meer]], het leverde ons een [[description|gouden schaats van het ijswegencentrum]] op.
Koppelen met ons telefoontoestel en de tachograaf. [[entity|Freark]]
`
