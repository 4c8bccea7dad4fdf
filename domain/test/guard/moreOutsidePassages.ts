/**
 * Passages by somebody who had never seen the guard nor the other sets: the second half. What tells stands as `[[entity|text]]` or
 * `[[description|text]]`. Before each: `@` name ; city ; street ; zip code ; website ; e-mail ; phone ; contacts.
 */
export const moreOutsidePassages = `
@ Marché Verde ; Utrecht ; Vredenburg 40 ; 3511 BD ; www.marcheverde.nl ; team@marcheverde.nl ; 030 231 94 58 ; Guus Peperkamp, Anouk Teunissen
Our promise on the window is [[description|Eat like the garden grew on you]]. The founder was [[description|runner-up in a well-known TV baking show in 2016]]. We want loyalty: tenth bowl free, via the app.

@ Beachclub Zeezicht Noord ; Bloemendaal aan Zee ; Zeeweg 98 ; 2051 EC ; www.zeezichtnoord.nl ; reserveren@zeezichtnoord.nl ; 023 573 21 90 ; Chantal Paap, Mick Paap
Beachclub met 300 zitplaatsen, jaarrond. Broer en zus [[entity|Paap]] runnen het. [[entity|Zeezicht Noord]] heeft in de zomer 120 man, waarvan 40 via Temper en YoungOnes. Vragen over de Wet DBA spelen dus erg.

@ Beachclub Zeezicht Noord ; Bloemendaal aan Zee ; Zeeweg 98 ; 2051 EC ; www.zeezichtnoord.nl ; reserveren@zeezichtnoord.nl ; 023 573 21 90 ; Chantal Paap, Mick Paap
Wij zijn de buren van [[entity|Bloomingdale]] en delen één parkeerplaats bij [[entity|Parnassia]]. De gemeente wil kentekens registreren. Kan dat met het reserveringssysteem? AVG-technisch uitzoeken.

@ Beachclub Zeezicht Noord ; Bloemendaal aan Zee ; Zeeweg 98 ; 2051 EC ; www.zeezichtnoord.nl ; reserveren@zeezichtnoord.nl ; 023 573 21 90 ; Chantal Paap, Mick Paap
In [[description|2018 bekroond als Beste Strandpaviljoen van Noord-Holland]]. Nu een [[description|brand in maart]] achter de rug en alles nieuw gebouwd. Dit is dus het moment om ook van kassa en HR te wisselen.

@ Boerderijterras Hoeve Stevens ; Epen ; Terzieterweg 17 ; 6285 ND ; www.hoevestevens.nl ; boerderij@hoevestevens.nl ; 043 455 12 33 ; Leon Stevens, Ria Stevens-Göbbels
[[entity|Hoeve Stevens]]: terras, vlaaien, 4 appartementen en 70 koeien. [[description|Vakwerkhoeve uit 1743]]. [[entity|Leon]] melkt, [[entity|Ria]] runt het terras. Ze willen één kassa voor boerderijwinkel en terras, en dat de BTW (9% en 21%) klopt.

@ Boerderijterras Hoeve Stevens ; Epen ; Terzieterweg 17 ; 6285 ND ; www.hoevestevens.nl ; boerderij@hoevestevens.nl ; 043 455 12 33 ; Leon Stevens, Ria Stevens-Göbbels
De wandelroute langs de [[entity|Geul]] en de [[entity|Volmolen]] komt over ons erf. Vandaar de drukte. Op zondag 600 stuks vlaai. Voorraad tellen doen we op gevoel en dat moet anders.

@ Boerderijterras Hoeve Stevens ; Epen ; Terzieterweg 17 ; 6285 ND ; www.hoevestevens.nl ; boerderij@hoevestevens.nl ; 043 455 12 33 ; Leon Stevens, Ria Stevens-Göbbels
Ice cream and cheese come from [[description|our own Brown Swiss cows]]; we were [[description|elected Farmers' Café of the Year by the ramblers' association]]. HR: 22 part-timers, mostly girls from the village. Need something simple, no more than 5 euro per head.

@ Restaurant De Kapel ; Doesburg ; Meipoortstraat 20 ; 6981 DK ; www.kapeldoesburg.nl ; info@kapeldoesburg.nl ; 0313 47 20 86 ; Judith Averink, Mehmet Kaya
Restaurant [[description|in een ontwijde gasthuiskapel]], 70 couverts, en [[description|het orgel speelt nog elke vrijdag tijdens het hoofdgerecht]]. We werken met Resengo. Chef [[entity|Mehmet]] wil kostprijzen per gerecht, gekoppeld aan de inkoopfacturen.

@ Restaurant De Kapel ; Doesburg ; Meipoortstraat 20 ; 6981 DK ; www.kapeldoesburg.nl ; info@kapeldoesburg.nl ; 0313 47 20 86 ; Judith Averink, Mehmet Kaya
[[entity|Kapel]]-gasten zijn trouw. [[entity|Judith Averink]] kent ze bij naam maar zij gaat minderen. Kennis moet dus naar een CRM: dieet, verjaardag, vaste tafel.

@ Restaurant De Kapel ; Doesburg ; Meipoortstraat 20 ; 6981 DK ; www.kapeldoesburg.nl ; info@kapeldoesburg.nl ; 0313 47 20 86 ; Judith Averink, Mehmet Kaya
Concerten samen met [[entity|het Lalique Museum]] en [[entity|Stadsbierhuys De Waag]]. Betalen doen we nu via Tikkie. Tja. Gevraagd: arrangementen verkopen en afrekenen met partners, 2% no-show kosten.

@ Zorghotel Duinrust ; Noordwijk ; Langevelderlaan 3 ; 2204 BC ; www.zorghotelduinrust.nl ; opname@zorghotelduinrust.nl ; 071 361 90 44 ; Petra van der Voort, Saskia Imanse
[[entity|Duinrust]] biedt herstelzorg in hotelsfeer: 42 suites, 60 zorgmedewerkers en 25 horeca. Twee cao's (VVT en Horeca) in één HRM, dat is de puzzel. NEN 7510 verplicht. [[entity|Petra]] leidt het project.

@ Zorghotel Duinrust ; Noordwijk ; Langevelderlaan 3 ; 2204 BC ; www.zorghotelduinrust.nl ; opname@zorghotelduinrust.nl ; 071 361 90 44 ; Petra van der Voort, Saskia Imanse
We werken samen met [[entity|Alrijne Ziekenhuis]] en [[entity|DSW]]. Het hotel is [[description|een voormalig vakantieoord van de mijnwerkersbond]]. Gasten zijn cliënten, dus medische gegevens mogen niet in het CRM.

@ Zorghotel Duinrust ; Noordwijk ; Langevelderlaan 3 ; 2204 BC ; www.zorghotelduinrust.nl ; opname@zorghotelduinrust.nl ; 071 361 90 44 ; Petra van der Voort, Saskia Imanse
The care hotel, [[entity|S. Imanse]] says, needs a roster that knows BIG registrations. Address for visits: [[entity|Langevelderlaan 3, 2204 BC]]. Security: MFA, logging, ISO 27001.

@ Hotel Plaza Centraal ; Eindhoven ; Stationsweg 38 ; 5611 BZ ; www.plazacentraal.nl ; fo@plazacentraal.nl ; 040 236 71 15 ; Jeroen Smits, Anita Verhagen
[[entity|Plaza Centraal]] telt 110 kamers en werkt met Opera Cloud. De eigenaar is [[entity|Brabant Stay Holding]], die ook [[entity|Hotel Lumière]] en [[entity|City Inn De Lamp]] heeft. Consolidatie in Exact Financials.

@ Hotel Plaza Centraal ; Eindhoven ; Stationsweg 38 ; 5611 BZ ; www.plazacentraal.nl ; fo@plazacentraal.nl ; 040 236 71 15 ; Jeroen Smits, Anita Verhagen
[[entity|Jeroen S.]] en [[entity|Anita Verhagen]] willen van vier spreadsheets af. Tijdens [[description|GLOW]] en de [[description|Dutch Design Week]] draaien we 98% bezetting. Dan moet HR ook avond- en nachttoeslag goed doen.

@ Hotel Plaza Centraal ; Eindhoven ; Stationsweg 38 ; 5611 BZ ; www.plazacentraal.nl ; fo@plazacentraal.nl ; 040 236 71 15 ; Jeroen Smits, Anita Verhagen
[[description|Schuin achter het PSV-stadion]] en twee minuten van het spoor. Veel gasten van [[entity|ASML]]: die hebben een bedrijfsaccount met eigen tarief. CRM met bedrijfsafspraken en LRA-tarieven.

@ Botenmuseum 't Dok ; Vlissingen ; Dokstraat 9 ; 4381 VZ ; www.botenmuseumtdok.nl ; info@botenmuseumtdok.nl ; 0118 41 24 98 ; Adri Francke, Lia Poppe
[[entity|'t Dok]] is een klein museum met een café. 3 fte, 40 vrijwilligers. [[entity|Adri]] is conservator, schrijver en loodgieter. Zij hebben [[description|de laatste nog varende hoogaars met kopergebouwde romp]].

@ Botenmuseum 't Dok ; Vlissingen ; Dokstraat 9 ; 4381 VZ ; www.botenmuseumtdok.nl ; info@botenmuseumtdok.nl ; 0118 41 24 98 ; Adri Francke, Lia Poppe
Ieder jaar [[description|tijdens het Bevrijdingsfestival]] 12.000 man voor de deur, op het terrein van [[entity|de oude scheepswerf De Schelde]]. Vrijwilligersrooster graag met tijdsloten, en per persoon een VOG-datum.

@ Botenmuseum 't Dok ; Vlissingen ; Dokstraat 9 ; 4381 VZ ; www.botenmuseumtdok.nl ; info@botenmuseumtdok.nl ; 0118 41 24 98 ; Adri Francke, Lia Poppe
We keep ship's models, visitors and donors in three Access files. Would an open-source CRM like CiviCRM be an option? Write to [[entity|Lia Poppe]], [[entity|lia.poppe@botenmuseumtdok.nl]].

@ Toko Restaurant Sari Rasa ; Apeldoorn ; Asselsestraat 60 ; 7311 EP ; www.sarirasa.nl ; toko@sarirasa.nl ; 055 521 40 17 ; Ruth Manuputty, Edwin Manuputty
[[entity|Sari Rasa]] is toko, restaurant en catering in een. [[entity|Oma Ruth]] kookt nog elke dag mee, ze is [[description|de schrijfster van het kookboek 'Pedis uit Saparua']]. Wij zoeken een systeem voor de bestellingen, vooral rond de Kerst.

@ Toko Restaurant Sari Rasa ; Apeldoorn ; Asselsestraat 60 ; 7311 EP ; www.sarirasa.nl ; toko@sarirasa.nl ; 055 521 40 17 ; Ruth Manuputty, Edwin Manuputty
De rijsttafel hier [[description|kreeg een 9 van Johannes van Dam]] en dat hangt ingelijst. [[entity|Edwin]] doet de catering. Hij krijgt 40 aanvragen per week via WhatsApp en vergeet er vijf.

@ Toko Restaurant Sari Rasa ; Apeldoorn ; Asselsestraat 60 ; 7311 EP ; www.sarirasa.nl ; toko@sarirasa.nl ; 055 521 40 17 ; Ruth Manuputty, Edwin Manuputty
Kraam op [[description|de Pasar Malam in de Americahal]], winkel aan de [[entity|Asselsestraat]]. Twee kassa's, geen koppeling. Offerte graag aan [[entity|Manuputty Horeca VOF]], KvK [[entity|55 81 02 67]].

@ Bungalowpark 't Loo Bos ; Beekbergen ; Hoge Bergweg 30 ; 7361 GS ; www.loobos.nl ; info@loobos.nl ; 055 506 13 87 ; Gerda Lubbers, Patrick Oldenhof
[[entity|Loo Bos]] heeft 85 bungalows, waarvan 60 van particuliere eigenaren. De afrekening met eigenaren is nu handwerk. [[entity|Patrick]] zoekt ERP of PMS met eigenarenmodule: Stayokay gebruikt weer iets anders.

@ Bungalowpark 't Loo Bos ; Beekbergen ; Hoge Bergweg 30 ; 7361 GS ; www.loobos.nl ; info@loobos.nl ; 055 506 13 87 ; Gerda Lubbers, Patrick Oldenhof
[[description|Wij grenzen aan het hek van Berg en Bos, bij de stille kant van de A50]]. Schoonmaak loopt via een bureau uit [[entity|Eerbeek]]. Planning in Excel, 200 wissels op een zaterdag.

@ Bungalowpark 't Loo Bos ; Beekbergen ; Hoge Bergweg 30 ; 7361 GS ; www.loobos.nl ; info@loobos.nl ; 055 506 13 87 ; Gerda Lubbers, Patrick Oldenhof
People know the park from [[description|the 2015 season of Farmer Wants a Wife]], shot in bungalow 14. Since then [[entity|Gerda]] gets 30 requests a day for that one house. Waiting list function is a must-have.

@ Kookstudio Peper & Zout ; Hoorn ; Grote Noord 120 ; 1621 KL ; www.peperenzouthoorn.nl ; kook@peperenzouthoorn.nl ; 0229 21 55 63 ; Nanda Schouten, Robin Laan
[[entity|Peper en Zout]] geeft kookworkshops, 250 per jaar. Docenten zijn zzp'ers. [[entity|Nanda]] maakt offertes in Word, factureert in Jortt. CRM moet groepen, allergieën en betaalstatus kennen.

@ Kookstudio Peper & Zout ; Hoorn ; Grote Noord 120 ; 1621 KL ; www.peperenzouthoorn.nl ; kook@peperenzouthoorn.nl ; 0229 21 55 63 ; Nanda Schouten, Robin Laan
We zitten [[description|boven de oude V&D]], lift aan de achterkant. [[entity|Robin L.]] geeft elke woensdag les aan [[description|de selectie van de plaatselijke korfbalkampioen]]. Boeken gaat via Bookeo, dat willen we houden.

@ Kookstudio Peper & Zout ; Hoorn ; Grote Noord 120 ; 1621 KL ; www.peperenzouthoorn.nl ; kook@peperenzouthoorn.nl ; 0229 21 55 63 ; Nanda Schouten, Robin Laan
Insta [[entity|@peperzout_hoorn]], hashtag [[entity|#kokenmetnanda]], site [[entity|peperenzouthoorn . nl]]. Marketing doet de dochter. Wens: nieuwsbrief met segmenten, AVG-proof, < 50 euro.

@ Slothotel Heemse ; Hardenberg ; Hessenweg 5 ; 7771 CN ; www.slothotelheemse.nl ; slot@slothotelheemse.nl ; 0523 26 17 79 ; Wim Bolks, Marjolein Odink
[[entity|Slothotel]] met 38 kamers, 2 restaurants, een spa. Het hotel is aangesloten bij [[entity|Romantik Hotels]]. Algemeen manager [[entity|Wim Bolks]] wil voor het voorjaar een nieuw HRM: e-learning, verlof, verzuim en declaraties.

@ Slothotel Heemse ; Hardenberg ; Hessenweg 5 ; 7771 CN ; www.slothotelheemse.nl ; slot@slothotelheemse.nl ; 0523 26 17 79 ; Wim Bolks, Marjolein Odink
Het slot is [[description|het voormalige rechthuis van de heren van Coevorden]] en [[description|heeft een ophaalbrug die elke avond nog omhoog gaat]]. Monteurs moeten dus voor elven weg zijn, ook die van de glasvezel.

@ Slothotel Heemse ; Hardenberg ; Hessenweg 5 ; 7771 CN ; www.slothotelheemse.nl ; slot@slothotelheemse.nl ; 0523 26 17 79 ; Wim Bolks, Marjolein Odink
[[entity|Slot hotel Heemsse]] heeft een eigen app, laten bouwen door een neef. Inloggen bij [[entity|app.slothotelheemse.nl]]. Kan een nieuw CRM hier de gastprofielen in tonen via een API? [[entity|Marjolein]] kan de specs sturen.

@ B&B Bij Tante Sjaan ; Oudewater ; Leeuweringerstraat 10 ; 3421 AC ; www.bijtantesjaan.nl ; sjaan@bijtantesjaan.nl ; 06-24318895 ; Sjaan Boere
Ik krijg [[description|de notaris van Montfoort]] ieder jaar een weekend over de vloer, en [[description|kamer 2 heeft het bed waar een kardinaal in heeft geslapen]]. Verder niks bijzonders. Factuur met logo zou leuk zijn, en iDEAL.

@ Frituur 't Hoekske ; Weert ; Maasstraat 2 ; 6001 EC ; www.frituurhoekske.nl ; patat@frituurhoekske.nl ; 0495 53 71 60 ; Jos Creemers
Weet je wat, bel gewoon: [[entity|nul vier negen vijf - vijf drie - zeven een - zes nul]]. Niet mailen, dat lees ik niet. Ik wil een kassa die niet vastloopt en een klantenkaart.

@ Horecagroep Van Tongeren ; Arnhem ; Korenmarkt 31 ; 6811 GW ; www.vantongerenhoreca.nl ; kantoor@vantongerenhoreca.nl ; 026-4430912 ; Sjoerd van Tongeren, Bianca Roelofs
Bestuurder [[entity|Roelofs]] is [[description|oud-voorzitter van de KHN-afdeling in de Gelderse hoofdstad]]. Ze kent dus iedereen. Wij moeten wel drie offertes opvragen: Visma, AFAS en Loket.

@ Restaurant De Zilveren Lepel ; Deventer ; Brink 43 ; 7411 BT ; www.dezilverenlepel.nl ; info@dezilverenlepel.nl ; 0570-612284 ; Marloes Hietbrink, Joost Kamphuis
Zondag t/m dinsdag dicht. De chef kwam van [[entity|De Librije]] en nam zijn souschef mee. Sinds [[description|de opening met Koningsdag 2016]] loopt het storm. We willen een wachtlijst in het reserveringssysteem en een voorkeur per gast.

@ Grand Hotel Wilhelmina ; Venlo ; Kaldenkerkerweg 1 ; 5913 AB ; www.grandhotelwilhelmina.nl ; reservations@grandhotelwilhelmina.nl ; 077 351 62 51 ; Monique Janssen-Peeters, Twan Geraedts
Mw. [[entity|M. Janssen]] vroeg of het CRM ook de [[description|Zomerparkfeest]]-pakketten kan. Ja mits arrangementen als artikel zijn in te richten. Verder geen bijzonderheden, behalve dat de trap [[description|in een Netflix-serie figureerde]].

@ Stoommuseum De Ketel ; Medemblik ; Oosterdijk 4 ; 1671 HJ ; www.stoommuseumdeketel.nl ; info@stoommuseumdeketel.nl ; 0227 54 47 32 ; Ton Appelman, Gre Sijm
Samenvatting gesprek 12 maart. Aanwezig: [[entity|T. Appelman]], [[entity|mw. Sijm]], de penningmeester. Wens 1: rooster. Wens 2: declaraties. Wens 3: dat [[description|de sirene van het gemaal]] niet steeds afgaat als er een demo is.

@ Gasterij De Drie Linden ; Orvelte ; Dorpsstraat 7 ; 9441 PD ; www.drielinden-orvelte.nl ; info@drielinden-orvelte.nl ; 0593 32 22 46 ; Alie Hummel, Jan Willem Hummel
Zet maar in de tekst dat wij [[description|'Al honderd jaar de klok gelijk met de koffie']] op de gevel hebben. Nee, grapje, dat verraadt ons. We hebben 18 mensen en zoeken HRM.

@ Koffiebranderij Zwarte Goud ; Leiden ; Haarlemmerstraat 211 ; 2312 DW ; www.zwartegoudleiden.nl ; bonen@zwartegoudleiden.nl ; 071 512 66 09 ; Pim Noordermeer, Yasmin Aktas
[[entity|ZGL]] levert maandelijks aan [[description|het oudste observatorium ter wereld dat nog aan een universiteit hangt]]. Abonnementen zijn 30% van de omzet. Gezocht is software voor terugkerende orders met SEPA-incasso.

@ Marché Verde ; Utrecht ; Vredenburg 40 ; 3511 BD ; www.marcheverde.nl ; team@marcheverde.nl ; 030 231 94 58 ; Guus Peperkamp, Anouk Teunissen
Hi, this is [[entity|Anouk T.]] from the salad place [[description|next to the big music hall]]. We want staff scheduling plus payroll for 25 people. Do you know if Shiftbase exports to Nmbrs?

@ Hotel Noorderduin ; Callantsoog ; Zeeweg 12 ; 1759 HB ; www.noorderduin.nl ; receptie@noorderduin.nl ; 0224 58 13 90 ; Ingrid Schilstra, Peter Buis
Hallo, ik ben [[description|de oudste zoon van de strandvonder]] en ik neem de zaak over. Er ligt hier een wirwar aan software: RoomRaccoon, een oude Micros-kassa, en de boekhouding in e-Boekhouden. Waar begin ik?

@ Camping De Wielewaal ; Vrouwenpolder ; Koningin Emmaweg 22 ; 4354 KD ; www.wielewaal-zeeland.nl ; post@wielewaal-zeeland.nl ; 0118-591377 ; Corrie Maljaars, Bram Maljaars
Oom [[entity|Bram]] heeft een website in elkaar gezet: [[entity|http://wielewaal-zeeland.nl/plattegrond.html]]. Die plattegrond moet klikbaar worden. Kan dat met Campingcare of Stratech?

@ Bistro De Watertoren ; Bussum ; Bensdorpplein 1 ; 1402 BX ; www.bistrowatertoren.nl ; tafel@bistrowatertoren.nl ; 035 691 27 35 ; Frédérique Lambrechts, Olaf Stam
[[entity|Watertorren Bistro]] had in [[description|de lockdown de bekende 'soep-aan-de-hijskraan']]-actie. Dat trok pers. Nu gewoon weer business as usual: gasten terughalen met een CRM, max € 75.

@ Parkhotel Zonnebeek ; Enschede ; Hengelosestraat 705 ; 7521 PA ; www.parkhotelzonnebeek.nl ; frontoffice@parkhotelzonnebeek.nl ; 053 430 55 12 ; Reinier ter Kuile, Deniz Yildiz
For the tender: four bidders, closing date 14 June. The owner is [[description|a former goalkeeper of the local Eredivisie club]], so expect football questions. Technical contact is [[entity|Deniz Yildiz]], [[entity|+31 (0)53-4305512]].

@ Landgoed Rhederoord-Zuid ; De Steeg ; Parkweg 19 ; 6994 CM ; www.rhederoordzuid.nl ; office@rhederoordzuid.nl ; 026 495 90 14 ; Charlotte van Heemstra, Maarten Oosterhuis
We are proud of being [[description|the only estate in the country with a working deer cellar]]. Our [[entity|#rhederoordzuid]] tag gets most of our leads. CRM should read Instagram DMs, if that is legal under GDPR.

@ Sushi Kazoku ; Almere ; Stadhuisplein 101 ; 1315 XC ; www.sushikazoku.nl ; order@sushikazoku.nl ; 036 844 10 29 ; Kenji Mori, Priscilla Rozenblad
Staff at [[entity|SK Almere]] rotate between kitchen and front. [[entity|Mr Mori]] wants clocking with a tablet. Languages: Dutch, English, Japanese. It must pay holiday allowance in May.

@ Hostel Kopstoot ; Groningen ; Poelestraat 30 ; 9711 PJ ; www.hostelkopstoot.nl ; stay@hostelkopstoot.nl ; 050 313 84 92 ; Jelmer Wiersma, Nadia Haddou
Met [[description|het Gronings Ontzet op 28 augustus]] zit elk bed vol. Onze prijs is dan dynamisch. CRM hoeft dit niet te doen, dat doet RoomPriceGenie, maar het moet wel zien wie zo'n duur bed kocht.

@ Wijnbar Louter ; Den Bosch ; Verwersstraat 52 ; 5211 HW ; www.wijnbarlouter.nl ; proef@wijnbarlouter.nl ; 073 614 05 29 ; Sophie Louter, Ruben Spierings
Zeg maar [[entity|Sophies bar]], zo noemt iedereen het. Ze is [[description|Vrouwelijke Sommelier van het Jaar 2020]]. Ik ben haar boekhouder en zoek een kassasysteem met voorraad per fles, koppelbaar met Yuki.

@ Vroeger ; Bergen op Zoom ; Kortemeestraat 18 ; 4611 MB ; www.vroegerboz.nl ; eten@vroegerboz.nl ; 0164 24 09 88 ; Kees Machielsen
Ons bier wordt gebrouwen in [[entity|het Markiezenhof]]. Wat wij van leveranciers willen weten:
* werkt het op een iPad?
* kan de gast zelf een tafel kiezen?
* is er een proefmaand?
Stuur maar naar [[entity|kees.machielsen (apenstaartje) vroegerboz punt nl]].

@ Brouwerij De Drie Kroezen ; Zutphen ; Houtmarkt 75 ; 7201 KL ; www.driekroezen.nl ; bier@driekroezen.nl ; 0575 51 90 23 ; Thijs Nijenhuis, Floor Beltman
Het proeflokaal zit boven de brouwketels en is alleen open in het weekend. Onze [[entity|Floor]] leidt rond. [[description|Het bier wordt per paard en wagen bij de cafés in de binnenstad gebracht]], op vrijdag. Bestellingen komen via WooCommerce en moeten dan gegroepeerd worden.

@ Restaurant De Zilveren Lepel ; Deventer ; Brink 43 ; 7411 BT ; www.dezilverenlepel.nl ; info@dezilverenlepel.nl ; 0570-612284 ; Marloes Hietbrink, Joost Kamphuis
Wij gebruiken Exact Online voor de boekhouding, Lightspeed voor de kassa en Mews voor de kamers. Wat we missen is één klantbeeld. Kan de leverancier aangeven welke koppelingen standaard zijn en welke maatwerk?

@ Hotel Noorderduin ; Callantsoog ; Zeeweg 12 ; 1759 HB ; www.noorderduin.nl ; receptie@noorderduin.nl ; 0224 58 13 90 ; Ingrid Schilstra, Peter Buis
Vragen aan leveranciers:
- Is er een API en is die gedocumenteerd?
- Ondersteunt u SSO via Microsoft Entra ID?
- Wat is de SLA bij storingen in het weekend?
- Hoe lang bewaart u logbestanden (AVG)?
- Kunt u een DPIA aanleveren?

@ Vroeger ; Bergen op Zoom ; Kortemeestraat 18 ; 4611 MB ; www.vroegerboz.nl ; eten@vroegerboz.nl ; 0164 24 09 88 ; Kees Machielsen
Vroeger deden we alles in Excel, nu in drie losse pakketten. Dat werkt ook niet. Het personeel moet uren kunnen klokken, verlof kunnen aanvragen en een loonstrook kunnen zien op de telefoon.

@ Moon ; Rotterdam ; Wijnhaven 107 ; 3011 WN ; www.moonrotterdam.nl ; hello@moonrotterdam.nl ; 010 214 77 30 ; Lisa de Graaf, Cheng Wu
Honeymoon packages, gift cards and long-stay deals should all be bookable online. We use Booking.com, Expedia and our own website. The CRM should tell a business guest from a leisure guest.

@ Horecagroep Van Tongeren ; Arnhem ; Korenmarkt 31 ; 6811 GW ; www.vantongerenhoreca.nl ; kantoor@vantongerenhoreca.nl ; 026-4430912 ; Sjoerd van Tongeren, Bianca Roelofs
De HR-manager, de controller en de bedrijfsleiders zitten samen in de werkgroep. Eerst gaan we de eisen opschrijven, daarna drie leveranciers uitnodigen en in november beslissen. AFAS, Visma en Nmbrs zijn genoemd, maar er is nog geen voorkeur.

@ Lekkerbek Catering B.V. ; Veenendaal ; Turbinestraat 6 ; 3903 LW ; www.lekkerbekcatering.nl ; sales@lekkerbekcatering.nl ; 0318 55 40 71 ; Fatima El Idrissi, Wouter Hardeman
HACCP-registratie gebeurt nu op papier. Koelingen, kerntemperaturen, ontvangst van goederen en THT-datums moeten in een app. De NVWA vraagt bij controle om de lijsten van de laatste twaalf maanden.

@ Vakantiepark De Hazenkamp ; Ommen ; Hammerweg 61 ; 7731 AJ ; www.hazenkamp-ommen.nl ; receptie@hazenkamp-ommen.nl ; 0529 45 66 10 ; Roelie Makkinga, Arjan Timmerman
Maandag en dinsdag zijn de wisseldagen. Schoonmaak, receptie en technische dienst moeten dan op dezelfde planning werken. Nu belt iedereen elkaar, en dat kost per week een halve dag.

@ Museum Het Klokhuis van Asten ; Asten ; Ostaderstraat 23 ; 5721 WC ; www.klokhuisasten.nl ; museum@klokhuisasten.nl ; 0493 69 18 65 ; Wil Verberne, Annelies Kuijpers
Vrijwilligers krijgen geen loon maar wel een vergoeding. Het pakket moet de maximale vergoeding van de Belastingdienst bewaken en een signaal geven bij overschrijding. Een VOG is verplicht voor wie met kinderen werkt.

@ Kasteel Oud-Wijnrade ; Gulpen ; Wijnraderweg 3 ; 6271 NX ; www.oudwijnrade.nl ; welkom@oudwijnrade.nl ; 043 450 31 17 ; Hubert Lejeune, Odile Crutzen
Housekeeping, Front Office, Food & Beverage, Sales, Finance en Techniek hebben elk een eigen lijstje met wensen. Front Office wil minder klikken. Finance wil dat de omzet per btw-tarief automatisch naar Twinfield gaat.

@ Eetcafé De Jachthaven ; Warmond ; Sweilandstraat 8 ; 2361 JB ; www.jachthaveneten.nl ; info@jachthaveneten.nl ; 071 301 22 47 ; Dick Hoogervorst, Esmee Zandbergen
we hebben geen it afdeling, alleen een neefje die handig is. alles moet dus simpel. werkt het op ipad? en wat als internet eruit ligt? en kan ik maandelijks opzeggen??

@ Pannenkoekenhuis De Vrolijke Molenaar ; Nijverdal ; Salland 14 ; 7441 NC ; www.vrolijkemolenaar.nl ; boek@vrolijkemolenaar.nl ; 0548 61 70 02 ; Gerrit Jan Wessels, Henriëtte Dijkstra
Jonge medewerkers van 15 en 16 jaar mogen maar beperkt werken. De Arbeidstijdenwet en de CAO Horeca moeten in de planning zitten, met een rode melding als het rooster niet mag. Shiftbase, Eitje en L1NDA kunnen dit volgens hun website.

@ Grand Hotel Wilhelmina ; Venlo ; Kaldenkerkerweg 1 ; 5913 AB ; www.grandhotelwilhelmina.nl ; reservations@grandhotelwilhelmina.nl ; 077 351 62 51 ; Monique Janssen-Peeters, Twan Geraedts
We currently run Oracle Opera, SiteMinder and a home-made Access database for events. The General Manager wants a single source of truth. Required: REST API, webhooks, ISO 27001, data stored in the EU.

@ Grand Hotel Wilhelmina ; Venlo ; Kaldenkerkerweg 1 ; 5913 AB ; www.grandhotelwilhelmina.nl ; reservations@grandhotelwilhelmina.nl ; 077 351 62 51 ; Monique Janssen-Peeters, Twan Geraedts
English, German, French and Polish are spoken in the kitchen. The HR app must therefore be multilingual. Payroll is in euros, and holiday allowance is paid in May.

@ Brouwerij De Drie Kroezen ; Zutphen ; Houtmarkt 75 ; 7201 KL ; www.driekroezen.nl ; bier@driekroezen.nl ; 0575 51 90 23 ; Thijs Nijenhuis, Floor Beltman
Accijns, fust en statiegeld: dat zijn de drie dingen waar een standaard ERP over struikelt. Odoo kan het met een module, Exact Online Productie ook, maar wat kost dat per gebruiker per maand?

@ B&B Bij Tante Sjaan ; Oudewater ; Leeuweringerstraat 10 ; 3421 AC ; www.bijtantesjaan.nl ; sjaan@bijtantesjaan.nl ; 06-24318895 ; Sjaan Boere
Ik zoek een simpel programma voor drie kamers. Toeristenbelasting, factuur en een bevestiging per mail. Meer niet. Airbnb en Booking.com moeten gelijk blijven lopen zodat ik geen dubbele boekingen krijg.

@ Wokpaleis Golden Dragon ; Emmen ; Hondsrugweg 99 ; 7811 AE ; www.goldendragonemmen.nl ; info@goldendragonemmen.nl ; 0591 64 33 12 ; Kwok Man Cheung, Suzanne Li
Thuisbezorgd en Uber Eats rekenen tot 30% commissie. Wij willen een eigen webshop met iDEAL en Apple Pay. De bonnen moeten in de keuken uit dezelfde printer komen als de bestellingen van de tafel.

@ Theater De Koornbeurs ; Franeker ; Zilverstraat 20 ; 8801 KC ; www.koornbeursfraneker.nl ; kassa@koornbeursfraneker.nl ; 0517 39 55 08 ; Sietske Postma, Durk Hoekstra
Ticketing, horeca en zaalverhuur zitten in drie systemen. Het CRM moet die samenbrengen. Segmentatie op genre, frequentie en leeftijd is een must; AI-aanbevelingen zijn een nice-to-have.

@ Frituur 't Hoekske ; Weert ; Maasstraat 2 ; 6001 EC ; www.frituurhoekske.nl ; patat@frituurhoekske.nl ; 0495 53 71 60 ; Jos Creemers
Wat moet het kunnen? Bestellen via een QR-code, betalen met pin of mobiel, en een spaarsysteem. Prijs onder de € 80 per maand. Geen contract van drie jaar alstublieft.

@ Zalencentrum Ons Huis ; Barneveld ; Kampstraat 17 ; 3771 AP ; www.onshuisbarneveld.nl ; verhuur@onshuisbarneveld.nl ; 0342 41 26 33 ; Evert van den Brink, Hanneke Schuurman
Zaalhuur is soms vrijgesteld van btw en soms niet. Het systeem moet per regel het juiste tarief kiezen: 0%, 9% of 21%. Exact en Twinfield kunnen dit, maar dan moet de zaalplanning het wel meegeven.

@ IJssalon Talamini-Dolce ; Almelo ; Grotestraat 88 ; 7607 CS ; www.talaminidolce.nl ; ijs@talaminidolce.nl ; 0546 81 47 55 ; Giulia Talamini, Marco Talamini
Allergenen volgens de EU-verordening 1169/2011 moeten per receptuur zichtbaar zijn. Wijzigt een grondstof, dan moet het etiket mee veranderen. Graag ook een GS1-code en een partijnummer op het label.

@ Camping De Wielewaal ; Vrouwenpolder ; Koningin Emmaweg 22 ; 4354 KD ; www.wielewaal-zeeland.nl ; post@wielewaal-zeeland.nl ; 0118-591377 ; Corrie Maljaars, Bram Maljaars
Seizoen: april tot en met oktober. In Pinksteren en de bouwvak is alles vol. Een wachtlijst, een annuleringsverzekering en automatische betaalherinneringen zijn gewenst.

@ Hostel Kopstoot ; Groningen ; Poelestraat 30 ; 9711 PJ ; www.hostelkopstoot.nl ; stay@hostelkopstoot.nl ; 050 313 84 92 ; Jelmer Wiersma, Nadia Haddou
Our guests are students, backpackers and people on business trips. Check-in should be possible without a desk. The system has to scan a passport, hand out a key code and send the invoice by e-mail.

@ Wijnbar Louter ; Den Bosch ; Verwersstraat 52 ; 5211 HW ; www.wijnbarlouter.nl ; proef@wijnbarlouter.nl ; 073 614 05 29 ; Sophie Louter, Ruben Spierings
Louter op basis van bezoekcijfers kunnen we geen campagne maken. Daarom willen we toestemming, voorkeuren en bestedingen in één profiel. ActiveCampaign, Brevo en Mailchimp zijn bekeken.

@ Congreshotel De Leeuwenhorst Hoeve ; Lunteren ; Barneveldseweg 20 ; 6741 LL ; www.leeuwenhorsthoeve.nl ; sales@leeuwenhorsthoeve.nl ; 0318 48 29 00 ; Karin Wolfswinkel, Erik-Jan Top
Programma van eisen
1. Offertes maken vanuit een sjabloon
2. Opties met een vervaldatum
3. Draaiboek per afdeling
4. Digitale handtekening
5. Koppeling met Salesforce of HubSpot
Weging: prijs 30%, kwaliteit 50%, implementatie 20%.

@ Landgoed Rhederoord-Zuid ; De Steeg ; Parkweg 19 ; 6994 CM ; www.rhederoordzuid.nl ; office@rhederoordzuid.nl ; 026 495 90 14 ; Charlotte van Heemstra, Maarten Oosterhuis
Bruidsparen vragen vaak bij meerdere locaties tegelijk een offerte aan. Wie het eerst reageert wint. Een CRM met automatische opvolging na 24 uur, 3 dagen en een week zou ons dus echt helpen.

@ Sushi Kazoku ; Almere ; Stadhuisplein 101 ; 1315 XC ; www.sushikazoku.nl ; order@sushikazoku.nl ; 036 844 10 29 ; Kenji Mori, Priscilla Rozenblad
Personeelskosten liggen op 38% en dat moet naar 33%. Dashboard per dag, per uur en per afdeling. Power BI mag, maar liever iets wat out of the box werkt met Lightspeed en Shiftbase.

@ Stoommuseum De Ketel ; Medemblik ; Oosterdijk 4 ; 1671 HJ ; www.stoommuseumdeketel.nl ; info@stoommuseumdeketel.nl ; 0227 54 47 32 ; Ton Appelman, Gre Sijm
Adlib en Axiell zijn voor de collectie en vallen buiten de scope. Het gaat om relatiebeheer: vrienden, sponsors, scholen, pers. ANBI-status betekent dat giften apart geboekt moeten worden.

@ Hotel Waddenrust ; Hollum ; Burenlaan 15 ; 9161 AK ; www.waddenrustameland.nl ; hotel@waddenrustameland.nl ; 0519 55 42 18 ; Jikke de Jong, Theunis Metz
Personeel dat intern woont betaalt huur. De inhouding mag volgens de Wet minimumloon maar tot een maximum. Kan het loonpakket dat bewaken? Nmbrs zegt ja, Loket ook, maar we willen het zien in een demo.

@ Koffiebranderij Zwarte Goud ; Leiden ; Haarlemmerstraat 211 ; 2312 DW ; www.zwartegoudleiden.nl ; bonen@zwartegoudleiden.nl ; 071 512 66 09 ; Pim Noordermeer, Yasmin Aktas
Subscriptions, wholesale and retail are three flows with three price lists. Shopify handles retail well. For wholesale we need order entry by phone, credit limits and monthly invoices in UBL.

@ Gasterij De Drie Linden ; Orvelte ; Dorpsstraat 7 ; 9441 PD ; www.drielinden-orvelte.nl ; info@drielinden-orvelte.nl ; 0593 32 22 46 ; Alie Hummel, Jan Willem Hummel
Groepen vanaf 20 personen krijgen een vast menu. Dieetwensen komen op het laatste moment. De kok wil om 9 uur een lijst met aantallen en allergieën, anders gaat het mis.

@ Club Paradox ; Tilburg ; Heuvelring 126 ; 5038 CL ; www.clubparadox.nl ; bookings@clubparadox.nl ; 013 543 99 21 ; Rico van Gestel, Manon Smulders
Beveiligers zijn ingehuurd via een bureau, barpersoneel is in loondienst en dj's sturen een factuur. De Wet DBA en de Waadi maken dat ingewikkeld. HRM moet drie soorten relaties kunnen vastleggen.

@ Dierenpark De Oliemeulen ; Tilburg ; Reitse Hoevenstraat 30 ; 5042 EH ; www.oliemeulenpark.nl ; park@oliemeulenpark.nl ; 013 463 00 26 ; Toon Vriens, Kim Hessels
Abonnementhouders krijgen een digitale pas. Bij verlenging moet de SEPA-incasso automatisch lopen en bij een storno moet de pas geblokkeerd worden. Hoeveel koppelingen met betaalproviders (Mollie, Adyen, Buckaroo) zijn er?

@ Parkhotel Zonnebeek ; Enschede ; Hengelosestraat 705 ; 7521 PA ; www.parkhotelzonnebeek.nl ; frontoffice@parkhotelzonnebeek.nl ; 053 430 55 12 ; Reinier ter Kuile, Deniz Yildiz
Implementation should take no more than twelve weeks. We expect training on the job, a test environment, and one named consultant. Who owns the data when the contract ends? Please answer in writing.

@ Rederij De Vrijheid ; Kampen ; IJsselkade 44 ; 8261 AE ; www.rederijdevrijheid.nl ; varen@rederijdevrijheid.nl ; 038 331 82 73 ; Harm Kanis, Lubbert Kanis
Bemanningsleden hebben een vaarbewijs, een EHBO-diploma en een medische keuring. Alle drie verlopen op een ander moment. Het systeem moet 60 dagen van tevoren een mail sturen aan de planner en de medewerker.

@ Bakkerij Lunchroom Hendriks ; Oss ; Heuvel 15 ; 5341 CS ; www.bakkerijhendriks-oss.nl ; winkel@bakkerijhendriks-oss.nl ; 0412 62 31 44 ; Mieke Hendriks, Bart Hendriks
Bakkers beginnen om 2 uur 's nachts; nachttoeslag, zondagstoeslag en feestdagen moeten automatisch berekend worden. Compad doet de productie, maar niet de uren. Klokken met een pasje heeft de voorkeur.

@ Abdijhotel Rolduc Hof ; Kerkrade ; Heyendallaan 82 ; 6464 EP ; www.rolduchof.nl ; info@rolduchof.nl ; 045 546 68 01 ; Pascal Ploum, Birgit Schroeder
Groepsboekingen hebben een roominglist. Die komt als Word, Excel of PDF binnen en wordt nu overgetypt. Import met controle op dubbele namen zou elke week twee uur schelen.

@ Mergelgrot Events ; Valkenburg ; Cauberg 4 ; 6301 BT ; www.mergelgrotevents.nl ; events@mergelgrotevents.nl ; 043 601 22 71 ; Raymond Habets, Lieke Bemelmans
Tijdelijke contracten, drie weken, 90 mensen tegelijk. Identiteitsbewijs, BSN, loonheffingsverklaring en handtekening moeten vóór de eerste werkdag binnen zijn. Bewaartermijn volgens de AVG: niet langer dan nodig.

@ Stationsrestauratie Spoor 1 ; Amersfoort ; Stationsplein 2 ; 3818 LE ; www.spoor1amersfoort.nl ; gast@spoor1amersfoort.nl ; 033 422 18 70 ; Nico Blankestijn, Rosa Martins
Roosters moeten 28 dagen van tevoren bekend zijn. Dat lukt nu nooit. De bedrijfsleider schat in dat een goed pakket 6 uur per week scheelt. Integratie met Dyflexis of Shiftbase, loon via Visma.

@ Bistro De Watertoren ; Bussum ; Bensdorpplein 1 ; 1402 BX ; www.bistrowatertoren.nl ; tafel@bistrowatertoren.nl ; 035 691 27 35 ; Frédérique Lambrechts, Olaf Stam
Cadeaubonnen: online verkopen, met een unieke code, deels te besteden. Boekhoudkundig is dat een verplichting, zegt de accountant. Kan Tebi dat, of is er een aparte module voor nodig?

@ Marché Verde ; Utrecht ; Vredenburg 40 ; 3511 BD ; www.marcheverde.nl ; team@marcheverde.nl ; 030 231 94 58 ; Guus Peperkamp, Anouk Teunissen
Verspilling meten, inkoop bijsturen. Dat is het doel. Orbisk en Winnow zijn bekend, maar duur. Wij zoeken ERP waarin je per recept de derving ziet, in kilo's en in euro's.

@ Beachclub Zeezicht Noord ; Bloemendaal aan Zee ; Zeeweg 98 ; 2051 EC ; www.zeezichtnoord.nl ; reserveren@zeezichtnoord.nl ; 023 573 21 90 ; Chantal Paap, Mick Paap
Temper, YoungOnes en Brisk leveren zzp'ers. Sinds de Belastingdienst weer handhaaft willen wij terug naar loondienst. Welk HRM-pakket rekent de kosten van beide door?

@ Restaurant De Kapel ; Doesburg ; Meipoortstraat 20 ; 6981 DK ; www.kapeldoesburg.nl ; info@kapeldoesburg.nl ; 0313 47 20 86 ; Judith Averink, Mehmet Kaya
De kapel van de band, de fooien van het feest en de drank van de bar: alles gaat nu op één bon. Splitsen per persoon moet kunnen. Pin, contant, op rekening of met een cadeaubon.

@ Zorghotel Duinrust ; Noordwijk ; Langevelderlaan 3 ; 2204 BC ; www.zorghotelduinrust.nl ; opname@zorghotelduinrust.nl ; 071 361 90 44 ; Petra van der Voort, Saskia Imanse
NEN 7510, ISO 27001 en een verwerkersovereenkomst zijn knock-outcriteria. Daarnaast: rollen en rechten per afdeling, logging van inzage, MFA. Zorggegevens blijven in het ECD en komen niet in het CRM.

@ Hotel Plaza Centraal ; Eindhoven ; Stationsweg 38 ; 5611 BZ ; www.plazacentraal.nl ; fo@plazacentraal.nl ; 040 236 71 15 ; Jeroen Smits, Anita Verhagen
Budget: EUR 18,000 one-off and EUR 1,200 per month. The licence may be per user or per room. USD pricing is fine too, as long as VAT is shown separately. Go-live: Q1.

@ Toko Restaurant Sari Rasa ; Apeldoorn ; Asselsestraat 60 ; 7311 EP ; www.sarirasa.nl ; toko@sarirasa.nl ; 055 521 40 17 ; Ruth Manuputty, Edwin Manuputty
Kerst en oud en nieuw zijn de drukste weken. Bestellen via WhatsApp, bellen, mail en de balie komt nu op losse briefjes. Een bestelportaal met afhaaltijdvakken en een limiet per kwartier lost het op.

@ Bungalowpark 't Loo Bos ; Beekbergen ; Hoge Bergweg 30 ; 7361 GS ; www.loobos.nl ; info@loobos.nl ; 055 506 13 87 ; Gerda Lubbers, Patrick Oldenhof
Eigenaren van bungalows willen elke maand een afrekening: huur, schoonmaak, energie, commissie en btw. Booking Experts, Stratech en Newyse hebben hier een module voor. Welke kan ook de jaaropgave maken?

@ Kookstudio Peper & Zout ; Hoorn ; Grote Noord 120 ; 1621 KL ; www.peperenzouthoorn.nl ; kook@peperenzouthoorn.nl ; 0229 21 55 63 ; Nanda Schouten, Robin Laan
Onder 'Klanten' willen wij drie tabbladen: Bedrijven, Particulieren, Docenten. Onder 'Facturen' een status: Concept, Verzonden, Betaald. Verder niks ingewikkelds, het moet in een middag te leren zijn.

@ Slothotel Heemse ; Hardenberg ; Hessenweg 5 ; 7771 CN ; www.slothotelheemse.nl ; slot@slothotelheemse.nl ; 0523 26 17 79 ; Wim Bolks, Marjolein Odink
Met peper en zout alleen kom je er niet, zegt de chef, en met een kassa alleen ook niet. Het hotel wil e-learning, verlof en declaraties in één app. BHV, SVH Sociale Hygiëne en VCA moeten als certificaat zijn vast te leggen.

@ Slothotel Heemse ; Hardenberg ; Hessenweg 5 ; 7771 CN ; www.slothotelheemse.nl ; slot@slothotelheemse.nl ; 0523 26 17 79 ; Wim Bolks, Marjolein Odink
Momenteel werken wij met drie pakketten naast elkaar. Daardoor is er dubbel werk. Bovendien klopt de rapportage nooit. Graag ontvangen wij een voorstel, een prijsopgave, twee referenties en een planning.

@ Golfhotel De Semslanden ; Gasselternijveen ; Nieuwe Dijk 1 ; 9514 BX ; www.semslandenhotel.nl ; golf@semslandenhotel.nl ; 0599 56 46 61 ; Henk Boelens, Wendy Prins
Sprekers van Engels, Duits en Frans moeten het formulier in hun eigen taal zien. Valuta is altijd de euro, behalve bij gasten uit Zwitserland en Engeland die soms in CHF of GBP betalen. Het PMS rekent om tegen de dagkoers.

@ Botenmuseum 't Dok ; Vlissingen ; Dokstraat 9 ; 4381 VZ ; www.botenmuseumtdok.nl ; info@botenmuseumtdok.nl ; 0118 41 24 98 ; Adri Francke, Lia Poppe
Stakeholders: the board, the treasurer, the volunteers' coordinator. Must-haves: roster, contact history, bulk e-mail. Should-haves: donation forms, Mollie payments. Won't-haves: an own app, AI chat.

@ Boerderijterras Hoeve Stevens ; Epen ; Terzieterweg 17 ; 6285 ND ; www.hoevestevens.nl ; boerderij@hoevestevens.nl ; 043 455 12 33 ; Leon Stevens, Ria Stevens-Göbbels
Zuivel, vlaai en ijs vallen onder 9% btw, een fles wijn onder 21%. De kassa moet dat per artikel weten. SumUp kan het niet goed, Lightspeed wel, en Booq volgens de verkoper ook.

@ Restaurant De Zilveren Lepel ; Deventer ; Brink 43 ; 7411 BT ; www.dezilverenlepel.nl ; info@dezilverenlepel.nl ; 0570-612284 ; Marloes Hietbrink, Joost Kamphuis
The restaurant seats 70 and closes on Sunday. [[entity|J. Kamphuis]] cooks; his partner runs the floor. Ask for [[description|MH]] when you ring [[entity|zero five seven zero, six one two two eight four]].

@ Kasteel Oud-Wijnrade ; Gulpen ; Wijnraderweg 3 ; 6271 NX ; www.oudwijnrade.nl ; welkom@oudwijnrade.nl ; 043 450 31 17 ; Hubert Lejeune, Odile Crutzen
Voor akkoord: [[description|H.L.]] (directie) en [[description|O.C.]] (front office). Het contract met Protel loopt tot 31 december. Opzegtermijn drie maanden, dus graag vóór eind september een voorstel.

@ Horecagroep Van Tongeren ; Arnhem ; Korenmarkt 31 ; 6811 GW ; www.vantongerenhoreca.nl ; kantoor@vantongerenhoreca.nl ; 026-4430912 ; Sjoerd van Tongeren, Bianca Roelofs
Notulen werkgroep HRM, 4 februari
Aanwezig: [[description|SvT]], [[description|BR]], controller, twee bedrijfsleiders
Besluit: drie pakketten vergelijken (AFAS, Nmbrs, Loket)
Actie: [[entity|Bianca]] vraagt referenties op bij [[entity|Loetje]] en [[entity|Happy Italy]]

@ Vakantiepark De Hazenkamp ; Ommen ; Hammerweg 61 ; 7731 AJ ; www.hazenkamp-ommen.nl ; receptie@hazenkamp-ommen.nl ; 0529 45 66 10 ; Roelie Makkinga, Arjan Timmerman
[[description|Met ruim 300 plekken de grootste camping aan deze kant van het Vechtdal]], en toch alles met twee man op kantoor. Vakantiekrachten krijgen een tablet. Welke pakketten hebben een app die ook offline werkt?

@ Hostel Kopstoot ; Groningen ; Poelestraat 30 ; 9711 PJ ; www.hostelkopstoot.nl ; stay@hostelkopstoot.nl ; 050 313 84 92 ; Jelmer Wiersma, Nadia Haddou
[[description|The biggest hostel north of Zwolle]], and the loudest. Our motto, painted over the bar: [[description|Sleep is for Sunday]]. We need a CRM for groups, nothing fancy, and an API to Cloudbeds.

@ Bistro De Watertoren ; Bussum ; Bensdorpplein 1 ; 1402 BX ; www.bistrowatertoren.nl ; tafel@bistrowatertoren.nl ; 035 691 27 35 ; Frédérique Lambrechts, Olaf Stam
[[description|Met 38 meter het hoogste restaurant van het Gooi]], 30 stoelen. Tebi, Moneybird, Formitable. Dat laatste bevalt slecht. Wat zijn de alternatieven met een no-showgarantie?

@ Lekkerbek Catering B.V. ; Veenendaal ; Turbinestraat 6 ; 3903 LW ; www.lekkerbekcatering.nl ; sales@lekkerbekcatering.nl ; 0318 55 40 71 ; Fatima El Idrissi, Wouter Hardeman
Onder elke mail staat: [[description|Wij bakken ze bruin, ook op kantoor!]] Dat mag van mij weg in de publicatie, verzin maar iets anders. We hebben 95 fte, vijf bussen en een centrale keuken van 1.200 m2.

@ Bakkerij Lunchroom Hendriks ; Oss ; Heuvel 15 ; 5341 CS ; www.bakkerijhendriks-oss.nl ; winkel@bakkerijhendriks-oss.nl ; 0412 62 31 44 ; Mieke Hendriks, Bart Hendriks
[[description|Van Hendriks krijg je nooit genoeg]] staat op alle tasjes. 3 winkels, 48 medewerkers, 1 bakkerij. De vraag is of ERP en kassa van één leverancier moeten komen of dat best-of-breed beter is.

@ Frituur 't Hoekske ; Weert ; Maasstraat 2 ; 6001 EC ; www.frituurhoekske.nl ; patat@frituurhoekske.nl ; 0495 53 71 60 ; Jos Creemers
'[[description|Hie is 't altied vriedaag]]' stond op het raam toen ik het overnam, en ik laat het staan. Kassa is een oude Casio. Alles mag nieuw, als het maar onder de 2.000 euro blijft.

@ Camping De Wielewaal ; Vrouwenpolder ; Koningin Emmaweg 22 ; 4354 KD ; www.wielewaal-zeeland.nl ; post@wielewaal-zeeland.nl ; 0118-591377 ; Corrie Maljaars, Bram Maljaars
telefoon staat op het bord bij de slagboom, [[entity|nul honderdachttien, negenenvijftig dertien zevenenzeventig]]. whatsapp kan ook maar dan is het die van [[entity|me schoonzus Corry]]. wij willen online betalen voor de toeristenbelasting

@ Hotel Waddenrust ; Hollum ; Burenlaan 15 ; 9161 AK ; www.waddenrustameland.nl ; hotel@waddenrustameland.nl ; 0519 55 42 18 ; Jikke de Jong, Theunis Metz
Reserveren kan alleen telefonisch: [[entity|nul vijf een negen, vijf vijf, vier twee, een acht]]. Dat willen we nu eindelijk online. Mews en RoomRaccoon hebben een demo gegeven, Booking.com staat al aan.

@ Slothotel Heemse ; Hardenberg ; Hessenweg 5 ; 7771 CN ; www.slothotelheemse.nl ; slot@slothotelheemse.nl ; 0523 26 17 79 ; Wim Bolks, Marjolein Odink
Call [[entity|oh five two three, twenty-six, seventeen, seventy-nine]] and ask for the manager on duty. We're open to cloud only. The old server sits in [[description|the dungeon with the skeleton]] and nobody dares to touch it.

@ Botenmuseum 't Dok ; Vlissingen ; Dokstraat 9 ; 4381 VZ ; www.botenmuseumtdok.nl ; info@botenmuseumtdok.nl ; 0118 41 24 98 ; Adri Francke, Lia Poppe
IBAN voor donaties is [[entity|NL 91 ABNA 0417 1643 00]], RSIN [[entity|8046.12.339]]. Donateurs betalen nu met een acceptgiro op maat; het CRM moet een machtiging en een jaarlijkse bedankbrief kunnen maken.

@ IJssalon Talamini-Dolce ; Almelo ; Grotestraat 88 ; 7607 CS ; www.talaminidolce.nl ; ijs@talaminidolce.nl ; 0546 81 47 55 ; Giulia Talamini, Marco Talamini
Sinds maart hebben wij ook een kraam op [[entity|het Stationsplein in Borne]] en een bus. Rijden doet [[entity|Marco]]. We're looking for something that tells us in the evening what sold where; today it's a paper notebook.

@ Wijnbar Louter ; Den Bosch ; Verwersstraat 52 ; 5211 HW ; www.wijnbarlouter.nl ; proef@wijnbarlouter.nl ; 073 614 05 29 ; Sophie Louter, Ruben Spierings
Our wine bar is the one [[description|with the upside-down piano on the ceiling]]. Thirty-two seats, two staff on a weekday, four on Friday. We'd like Lightspeed to talk to Moneybird and to know which guests come back.

@ Gasterij De Drie Linden ; Orvelte ; Dorpsstraat 7 ; 9441 PD ; www.drielinden-orvelte.nl ; info@drielinden-orvelte.nl ; 0593 32 22 46 ; Alie Hummel, Jan Willem Hummel
In [[description|2021 the New York Times listed our brandied raisins among its ten reasons to go Dutch]]. Since then Americans call at 3 a.m. We need online booking in English, with a deposit in euros.

@ Brouwerij De Drie Kroezen ; Zutphen ; Houtmarkt 75 ; 7201 KL ; www.driekroezen.nl ; bier@driekroezen.nl ; 0575 51 90 23 ; Thijs Nijenhuis, Floor Beltman
[[entity|Nijenhuis]], the brewer, keeps recipes in his head. The rest of the team would like BrewPlanner or Odoo. Our address is [[entity|Houtmarkt no. 75]] and visitors are welcome on Thursdays.

@ Landgoed Rhederoord-Zuid ; De Steeg ; Parkweg 19 ; 6994 CM ; www.rhederoordzuid.nl ; office@rhederoordzuid.nl ; 026 495 90 14 ; Charlotte van Heemstra, Maarten Oosterhuis
The estate is owned by [[description|the same noble family since the Treaty of Münster]] and run by a foundation. ERP is too big a word, but the forest, the hotel and the farm should end up in one ledger. Twinfield stays.

@ Hotel Plaza Centraal ; Eindhoven ; Stationsweg 38 ; 5611 BZ ; www.plazacentraal.nl ; fo@plazacentraal.nl ; 040 236 71 15 ; Jeroen Smits, Anita Verhagen
We have 110 rooms and sell on Booking.com, Expedia and Agoda. [[description|The building used to be Philips' light-bulb testing house]]. [[entity|Ms Verhagen]] chairs the selection; she prefers a vendor with a local office.

@ Mergelgrot Events ; Valkenburg ; Cauberg 4 ; 6301 BT ; www.mergelgrotevents.nl ; events@mergelgrotevents.nl ; 043 601 22 71 ; Raymond Habets, Lieke Bemelmans
Our venue is [[description|just up the hill from the casino]], and it is 12 degrees inside all year. For [[description|the Christmas parade]] we hire 90 temps. Which HR tools can send contracts in bulk?

@ Rederij De Vrijheid ; Kampen ; IJsselkade 44 ; 8261 AE ; www.rederijdevrijheid.nl ; varen@rederijdevrijheid.nl ; 038 331 82 73 ; Harm Kanis, Lubbert Kanis
[[entity|Captain Harm]] retires next year and with him all knowledge of who booked what. The fleet is moored at [[entity|the IJsselkade]]. We need a CRM before that, simple enough for sailors.

@ Museum Het Klokhuis van Asten ; Asten ; Ostaderstraat 23 ; 5721 WC ; www.klokhuisasten.nl ; museum@klokhuisasten.nl ; 0493 69 18 65 ; Wil Verberne, Annelies Kuijpers
[[description|In 1985 wonnen wij de Europese museumprijs-vermelding voor kleine instellingen]] en daar teren we nog op. De subsidie hangt af van bezoekcijfers. Rapportage per maand, per doelgroep, in Excel of Power BI.

@ Pannenkoekenhuis De Vrolijke Molenaar ; Nijverdal ; Salland 14 ; 7441 NC ; www.vrolijkemolenaar.nl ; boek@vrolijkemolenaar.nl ; 0548 61 70 02 ; Gerrit Jan Wessels, Henriëtte Dijkstra
[[description|De langste pannenkoek ter wereld is hier gebakken]], vandaar die foto. Personeel: 45 scholieren, 6 vast. Wij zoeken een HRM-app; Shiftbase en Eitje zijn bekend, Employes nog niet.

@ Toko Restaurant Sari Rasa ; Apeldoorn ; Asselsestraat 60 ; 7311 EP ; www.sarirasa.nl ; toko@sarirasa.nl ; 055 521 40 17 ; Ruth Manuputty, Edwin Manuputty
[[entity|Sari-Rasa]] levert ook aan [[entity|Hotel De Keizerskroon]] en aan [[entity|Toko Ambon Jaya]] van mijn zwager. Facturen via e-Boekhouden. Ik zoek een bestelportaal, geen webshop met toeters en bellen.

@ Zorghotel Duinrust ; Noordwijk ; Langevelderlaan 3 ; 2204 BC ; www.zorghotelduinrust.nl ; opname@zorghotelduinrust.nl ; 071 361 90 44 ; Petra van der Voort, Saskia Imanse
[[description|Als grootste zorghotel van de Bollenstreek]] krijgen we veel aanvragen van transferpunten. Die komen via POINT en per mail. Het CRM mag geen medische gegevens bevatten, alleen naam, datum en betaler.

@ Abdijhotel Rolduc Hof ; Kerkrade ; Heyendallaan 82 ; 6464 EP ; www.rolduchof.nl ; info@rolduchof.nl ; 045 546 68 01 ; Pascal Ploum, Birgit Schroeder
De Duitse site is [[entity|www.rolduchof.de]] en de Nederlandse eindigt op .nl. Mail komt binnen op [[entity|gruppen@rolduchof.de]]. Beide adressen moeten in hetzelfde CRM landen, met taalherkenning.

@ Eetcafé De Jachthaven ; Warmond ; Sweilandstraat 8 ; 2361 JB ; www.jachthaveneten.nl ; info@jachthaveneten.nl ; 071 301 22 47 ; Dick Hoogervorst, Esmee Zandbergen
[[entity|www.facebook.com/dejachthavenwarmond]] is onze enige marketing, plus een bord bij [[entity|sluis 't Joppe]]. We willen een nieuwsbrief, met toestemming, en een verjaardagsactie.

@ Club Paradox ; Tilburg ; Heuvelring 126 ; 5038 CL ; www.clubparadox.nl ; bookings@clubparadox.nl ; 013 543 99 21 ; Rico van Gestel, Manon Smulders
Security is done by an agency, the bar by our own people. [[entity|Manon S.]] does payroll, on Tuesdays. Since [[description|the shooting outside our door two winters ago]] the council wants every guest registered; how do we square that with GDPR?

@ Golfhotel De Semslanden ; Gasselternijveen ; Nieuwe Dijk 1 ; 9514 BX ; www.semslandenhotel.nl ; golf@semslandenhotel.nl ; 0599 56 46 61 ; Henk Boelens, Wendy Prins
Our course was [[description|voted best-value inland links of the northern provinces in 2022]]. Members book tee times in E-Golf4U, hotel guests in Mews. [[entity|Henk B.]] keeps a list of who plays with whom, in pencil.

@ Kookstudio Peper & Zout ; Hoorn ; Grote Noord 120 ; 1621 KL ; www.peperenzouthoorn.nl ; kook@peperenzouthoorn.nl ; 0229 21 55 63 ; Nanda Schouten, Robin Laan
What we ask of every supplier: a fixed price, a project plan, two references in hospitality and a named contact. Training should be in Dutch. We would like to start with a pilot in one department.

@ Beachclub Zeezicht Noord ; Bloemendaal aan Zee ; Zeeweg 98 ; 2051 EC ; www.zeezichtnoord.nl ; reserveren@zeezichtnoord.nl ; 023 573 21 90 ; Chantal Paap, Mick Paap
Staff come from an agency, from an app or are on our own payroll. The Wet DBA made us rethink this. We need one overview of hours and costs, per day and per department, whatever the contract type.

@ Dierenpark De Oliemeulen ; Tilburg ; Reitse Hoevenstraat 30 ; 5042 EH ; www.oliemeulenpark.nl ; park@oliemeulenpark.nl ; 013 463 00 26 ; Toon Vriens, Kim Hessels
HR needs: certificates, vaccinations, absence, leave, declarations. Finance needs: cost centres, VAT codes, a link with Exact. IT needs: SSO, MFA, an audit log. Nobody needs another login.

@ Stationsrestauratie Spoor 1 ; Amersfoort ; Stationsplein 2 ; 3818 LE ; www.spoor1amersfoort.nl ; gast@spoor1amersfoort.nl ; 033 422 18 70 ; Nico Blankestijn, Rosa Martins
Is the product certified for PCI DSS? Are back-ups kept in the EU? Does the SLA cover weekends and bank holidays? Can we export all data to CSV or JSON when we leave?

@ Theater De Koornbeurs ; Franeker ; Zilverstraat 20 ; 8801 KC ; www.koornbeursfraneker.nl ; kassa@koornbeursfraneker.nl ; 0517 39 55 08 ; Sietske Postma, Durk Hoekstra
Het bestuur wil per kwartaal een rapportage: bezoekers, omzet, bezettingsgraad, personeelskosten. De boekhouder wil RGS-codes. De marketeer wil Google Analytics en de Meta Pixel, mits dat mag volgens de AVG en de cookiewet.

@ Wokpaleis Golden Dragon ; Emmen ; Hondsrugweg 99 ; 7811 AE ; www.goldendragonemmen.nl ; info@goldendragonemmen.nl ; 0591 64 33 12 ; Kwok Man Cheung, Suzanne Li
Op vrijdag, zaterdag en zondag staan er 22 mensen in de zaak, op dinsdag maar 8. Roosters in WhatsApp, uren op papier, lonen bij de boekhouder. Graag één app. Nederlands, Engels en Chinees als taal zou mooi zijn.
`
