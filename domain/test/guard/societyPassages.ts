/** Of care, schools, churches, museums, clubs and housing, by somebody who had not seen the guard. One in three tells nothing. */
export const societyPassages = `
@Stichting Zorgboerderij De Klaproos;Vierlingsbeek;Spoorstraat 41;5821 BC;www.klaproosvierlingsbeek.example;info@klaproosvierlingsbeek.example;0478 555 118;Trudy Gerrits, Wim Peeters
Notulen overleg dagbesteding, punt 3: het ECD.
- We registreren nu in Excel en op papier, de begeleider typt het 's avonds over.
- [[entity|Trudy]] wil dat rapportages op een tablet kunnen, ook bij [[description|de alpaca's die we van het circus overnamen]], want daar is geen wifi.
- Facturatie naar gemeenten via iWmo, liefst zonder tussenstap.
- [[entity|Wim]] vraagt drie offertes aan vóór de zomer.
@Kinderopvang Pippeloentje;Drachten;Noorderbuurt 12;9203 AL;www.pippeloentje-opvang.example;planning@pippeloentje-opvang.example;0512 555 340;Hester Veenstra
Wij zoeken een opvolger voor ons kinddossier en de roosterplanning, samen circa 240 kindplaatsen, KDV en BSO.
MUST: BKR-check per groep, koppeling met Exact Online, ouderapp voor iOS en Android, flexibele opvang.
SHOULD: inspectierapporten van de GGD kunnen uploaden, LRK-nummers per locatie, jaaropgaven voor de Belastingdienst.
COULD: Spotify-achtig fotoalbum, Nederlands en Engels.
Graag een demo in week 14, Teams mag ook.
@Parochie Sint-Amelberga;Temse;Kasteelstraat 9;9140;www.sintamelberga-temse.example;secretariaat@sintamelberga-temse.example;03 555 21 77;Luc De Maesschalck
Beste, onze kerkfabriek houdt de boekhouding in een oud programma dat nog op Windows 7 draait.
We hebben ook een lijst van wie een stoel betaalt, want [[description|de rieten stoelen worden hier nog elk jaar per opbod verpacht]].
Verder: verhuur van de zaal, misintenties, begrafenissen, en de [[description|processie te water met het beeld op een sleepboot]], daar komen 40 vrijwilligers voor die we allemaal apart bellen.
Kan zo'n ledenprogramma dat ook aan?
Groeten, [[entity|Luc DM]], [[entity|03 555 21 77]]
@Museum Het Pothuis;Tegelen;Kerkhoflaan 3;5931 NK;www.hetpothuis.example;balie@hetpothuis.example;077 555 902;Annemiek Thijssen
Ja hoi, even inspreken want ik zit in de auto. Het gaat om de kassa en de collectie, dat zijn nu twee losse dingen.
Collectie zit in een Access-bestandje, zevenduizend stukken, met foto's op een schijf die [[entity|Pothuis_NAS]] heet.
Het lastige is dat wij [[description|stukken uitlenen aan mensen om thuis uit te eten]], dus er moet een uitleenstaat bij, met breuk.
En de Museumkaart moet gewoon gescand kunnen worden natuurlijk.
@OBS De Regenboog;Hoogezand;Werfkade 20;9601 LG;www.obsregenbooghgz.example;directie@obsregenbooghgz.example;0598 555 411;Jannie Mulder
Vragenlijst leverancier, door ons ingevuld.
Aantal leerlingen: 212. Aantal groepen: 9. LAS nu: ParnasSys. LVS: Cito en IEP.
Wens: leerlingvolgsysteem met OSO-overstap, absentie via ouderapp, koppeling Basispoort, DPIA beschikbaar, SSO via Microsoft 365.
Opmerking: Chromebooks van Acer, wifi van KPN, beheer door Heutink ICT. AVG-convenant versie 4.0 is verplicht.
Budget: 6.500 euro per jaar inclusief btw.
@Woningstichting Haghorst;Steenbergen;Blauwstraat 55;4651 GB;www.haghorstwonen.example;info@haghorstwonen.example;0167 555 080;Corné Bakx, Ilse van Dort
Van: [[entity|Ilse van Dort]]
Onderwerp: marktverkenning primair systeem
Geachte heer, mevrouw, wij verhuren 1.900 woningen en zoeken een ERP dat past bij CORA en VERA.
Bijzonder is dat wij [[description|94 woningen per stuk hebben teruggekocht van een failliete pensioenbelegger uit Denemarken]]; die zitten in een aparte administratie met andere servicekosten.
Verder de gebruikelijke modules: verhuur, onderhoud, KCC, planmatig, financiën, huurdersportaal.
Een eerste gesprek kan met [[entity|Corné]] erbij.
@VV Oranje Boys;Assendelft;Kaaikhof 8;1567 JP;www.oranjeboysassendelft.example;bestuur@oranjeboysassendelft.example;075 555 266;Piet Kuyper
[19:02] Hebben we nou al iets gehoord over die kantinekassa?
[19:04] Nee. Ik wil er eentje met pinnen via SumUp of CCV, en dat je op naam kan poffen
[19:05] en koppeling met Sportlink, anders blijf ik leden overtypen
[19:07] bardiensten ook graag in de app, nu is t een schrift
[19:09] max 60 euro pm, anders krijg ik het er niet door bij de ALV
@Stadstheater De Zwaluw;Ieper;Boomgaardstraat 14;8900;www.dezwaluw-ieper.example;tickets@dezwaluw-ieper.example;057 555 613;Griet Vandenbulcke
We're a 300-seat venue and our ticketing contract ends in December.
What we need: seat maps, season passes, UiTPAS, dynamic pricing, and a decent API for the website.
One odd thing: [[description|row G is sold by the family, not by the seat]], because the [[description|benches were paid for by war widows in 1923]] and their descendants keep the right.
[[entity|Griet]] can show you the paper ledger if you don't believe it.
@Hospice Maanlicht;Dalfsen;Welsummerweg 6;7722 RP;www.hospicemaanlicht.example;coordinator@hospicemaanlicht.example;0529 555 730;Dineke Schuurman
Lijstje voor de leverancier:
* rooster voor ruim 90 vrijwilligers, vier diensten per dag, ruilen via de app
* giftenadministratie met bedankbrief en ANBI-overzicht
* registratie van bewoners, vijf kamers, ECD light
* afscheid: wij zetten in het dossier welk vervoer iemand wil, want [[description|de uitvaart gaat bij ons vaak per zomp over de Vecht]]
Vragen aan [[entity|Dineke]].
@Bibliotheek Kempenland Noord;Turnhout;Warandestraat 30;2300;www.bibkempenlandnoord.example;info@bibkempenlandnoord.example;014 555 391;Stijn Geerts
GEVRAAGD: software voor zaalreservatie, activiteiten en inschrijvingen.
Huidige situatie: LibCal getest, Outlook-agenda in gebruik, Wise blijft het bibliotheeksysteem.
Koppelingen: UiTdatabank, itsme, Bancontact, Payconiq, Mailchimp, Google Analytics 4.
Toegankelijkheid: WCAG 2.1 AA, AnySurfer-label is een plus.
Offerte in pdf, geldig 90 dagen, prijzen excl. btw, opsplitsing eenmalig en jaarlijks.
@Stichting Maaltijdfonds Rivierenbuurt;Deventer;Zwolseweg 88;7412 AN;www.maaltijdfonds.example;hallo@maaltijdfonds.example;0570 555 144;Farida Amrani
Dag, [[entity|Farida]] hier van het [[entity|maaltijdfonds]]. Wij koken drie keer per week voor ongeveer 130 mensen.
We zoeken iets voor intake, allergieën, bezorgroutes en donateurs, nu staat het in vier Google Sheets.
Het koken gebeurt in [[description|de keuken van de opgeheven gevangenis]] en de [[description|bezorgers zijn oud-gedetineerden die daar zelf gezeten hebben]].
Dus let op met rechten: een bezorger mag wel het adres zien maar niet het dossier.
@Roeivereniging De Dreg;Terneuzen;Binnenvaartweg 2;4531 CS;www.rvdedreg.example;secretaris@rvdedreg.example;0115 555 627;Marijn de Feijter
hoi, wij zoeken een afschrijfsysteem voor boten plus ledenadmin en incasso.
we hebben 14 C4's, 6 skiffs en de [[entity|Ouwe Neel]], [[description|die laatste mag alleen door mensen boven de zestig geroeid worden]]
schade melden met foto, examens bijhouden (S1, S2, St1), blokkeren bij windkracht 5
o ja, we moeten [[description|eerst door de zeesluis voor we kunnen roeien]], kan die bloktijd in het reserveren mee?
@Welzijnsgroep Samen Sterk;Roosendaal;Dijkcentrum 77;4702 BT;www.samensterkroosendaal.example;info@samensterkroosendaal.example;0165 555 812;Nadia Bouzidi
Programma van eisen, hoofdstuk 2 — Functioneel.
2.1 Registratie van hulpvragen volgens de Zelfredzaamheid-Matrix (ZRM) en Positieve Gezondheid.
2.2 Vrijwilligersmatching, VOG-bewaking, urenregistratie, onkosten.
2.3 Rapportage aan de gemeente per kwartaal, CBS-wijkindeling, export naar Power BI.
2.4 Integratie met Microsoft Entra ID, AFAS Profit en Topdesk.
2.5 Hosting binnen de EU, ISO 27001 en NEN 7510.
@Stichting Carillon en Toren;Heiligerlee;Provincialeweg 101;9677 PC;www.carillonentoren.example;post@carillonentoren.example;0597 555 219;Evert Smid
Geachte leverancier,
onze stichting zoekt een programma voor donateurs, concertkaarten en verhuur.
Wij beheren [[description|een klokkenspel op een aanhangwagen]] dat door heel het land gaat; vorig jaar 61 keer, eenmaal [[description|op de bruiloft van een Noorse reder]].
Nu plant [[entity|de heer Smid]] het in een papieren agenda. Wij willen offertes, contracten, kilometers en beiaardiers in één systeem.
Hoogachtend, namens het bestuur te [[entity|Heiligerlee]]
@Thuiszorg Linde & Beuk;Oss;Molenstraat 64;5341 GE;www.lindeenbeuk.example;zorg@lindeenbeuk.example;0412 555 503;Karin Verhoeven
Korte uitvraag roosterpakket.
Wij zijn een VVT-organisatie met 85 medewerkers in de wijkverpleging, CAO VVT, ORT-regels, jaarurensystematiek.
Pakket moet: routes plannen, deskundigheid (BIG, voorbehouden handelingen) checken, koppelen met Nedap Ons of Ecare Puur, en loonmutaties naar Visma Raet sturen.
Wat wij niet willen: aparte app per functie, inloggen zonder MFA, en wachten op een helpdesk in Mumbai.
Demo graag op een dinsdag.
@Toneelgezelschap Vuurproef;Workum;Súd 19;8711 CT;www.vuurproeftoaniel.example;skriuw@vuurproeftoaniel.example;0515 555 048;Sjoukje Hoekstra
Kaartverkoop loopt nu via de sigarenboer en een mailtje, en dat geeft dubbele boekingen.
We spelen maar twaalf avonden, altijd [[description|in het ruim van een drooggevallen klipper]], 118 plaatsen, en [[description|als het vloed wordt gaat de pauze niet door]].
Dus: tijdstip per avond anders, mensen moeten een sms krijgen.
iDEAL, e-tickets, wachtlijst. [[entity|Sjoukje]] doet de zaal, mail naar [[entity|skriuw@vuurproeftoaniel.example]].
@Gehandicaptenzorg De Wending;Ermelo;Horsterweg 140;3853 JE;www.dewendingermelo.example;ict@dewendingermelo.example;0341 555 976;Bas Kamphuis
Intern memo t.b.v. MT
Betreft: vervanging HRM-systeem per 1 januari
1) AFAS, Visma en ADP Workforce staan op de longlist; SAP SuccessFactors is te groot voor ons.
2) Eisen: CAO Gehandicaptenzorg, e-HRM, verzuim met Poortwachter-bewaking, LMS-koppeling, digitaal tekenen via ValidSign.
3) 640 medewerkers, 410 fte, 22 leidinggevenden met een eigen budget.
4) Besluit in de OR-vergadering van mei.
@Scouting Karel Doormangroep;Sneek;Oppenhuizerweg 73;8606 AR;www.kareldoormansneek.example;penningmeester@kareldoormansneek.example;06 5550 1188;Ids Boersma
Voicememo uitgetypt: hoi, met [[entity|Ids]] van de waterscouts. Het gaat over de materiaalverhuur, wij hebben negen lelievletten en een [[description|wachtschip dat vroeger als drijvende marechausseepost lag]].
In de winter verhuren we dat als groepsaccommodatie, 44 slaapplaatsen, en dat boeken gaat nu via een gmailbox [[entity|kdm.sneek]].
Ik wil een boekingskalender met borg, aanbetaling, toeristenbelasting, en dat de leden van onszelf voorrang krijgen.
@Vereniging Vrienden van het Dijkmuseum;Petten;Zuiderhazedwarsdijk 4;1755 LC;www.vriendendijkmuseum.example;vrienden@vriendendijkmuseum.example;0226 555 385;Gré Blom
Wensen ledenadministratie (opgesteld door ondergetekende):
• 780 leden, 3 soorten contributie, SEPA-incasso
• brief én mail, want de helft heeft geen internet
• [[description|elk lid adopteert een dijkpaal met nummer]] en wil weten hoe zijn paal erbij staat
• nalatenschappen bijhouden
• overzicht voor de kascommissie
[[entity|G. Blom]]
@Basisschool De Ark van Noach;Barneveld;Kallenbroekerweg 15;3771 DB;www.arkbarneveld.example;info@arkbarneveld.example;0342 555 290;Hendrik van den Brink
Goedemorgen, wij willen af van de papieren overblijflijsten en de losse TSO-kaarten.
We zoeken een systeem met ouderapp, incasso achteraf, allergieën en noodnummers, liefst gekoppeld met ParnasSys of ESIS.
Ouders betalen nu per strippenkaart; continurooster komt pas volgend schooljaar.
Parro en Social Schools kennen we, maar daar zit geen facturatie in.
Kunt u een prijs geven voor ongeveer 260 kinderen?
@Harmonie Sint-Cecilia Neerpelt-Grote Heide;Pelt;Heerstraat 67;3910;www.ceciliagroteheide.example;bestuur@ceciliagroteheide.example;011 555 734;Jos Winters, Lieve Snoeks
[[entity|Jos]] vroeg om op te schrijven wat we willen, dus bij deze.
Een ledenprogramma met instrumenten (wie heeft welke tuba thuis), uniformen, partituren en aanwezigheid.
Voor de partituren graag nummers zoals nu, 3.200 stuks, en daar hoort [[description|het handschrift van de mijnwerkersmars]] bij dat niemand mag kopiëren.
Facturen maken voor optredens, onder andere de jaarlijkse [[description|serenade voor de melkrobot van onze voorzitter]].
Bellen mag naar [[entity|Lieve]].
@Buurthuis De Kajuit;Katwijk;Voorstraat 30;2225 EP;www.dekajuitkatwijk.example;beheer@dekajuitkatwijk.example;071 555 468;Arie Schaap
Wij zijn een dorpshuis met zes zalen en een keuken. Op dit moment: reserveringen in Outlook, sleutels in een kluisje, facturen in Word.
Gezocht: reserveringssysteem met prijsgroepen (vereniging, commercieel, particulier), digitale sloten van Salto of Nuki, koppeling e-Boekhouden.nl.
Horeca: pinnen met CCV, bonprinter Epson TM-m30. In augustus is alles dicht, dan [[description|hangen de zalen vol drogende schol]].
Geen abonnement met jaarcontract. Alles online opzegbaar.
Begroting: 1.200 euro per jaar, goedgekeurd in de vergadering van 9 februari.
@Stichting Opvang Zeehond en Zwin;Knokke-Heist;Graaf Jansdijk 214;8300;www.zeehondzwin.example;info@zeehondzwin.example;050 555 871;Ward Claeys
We have about 45 volunteers and one paid vet, and we want a donor CRM that also knows which animal a donor sponsors.
Now it is all in [[entity|Ward]]'s notebook. Each seal gets a name from [[description|a list of shipwrecks off our own beach]], so please no automatic naming.
Tax certificates for gifts above 40 euro must go to the FOD Financiën in February.
Shop: WooCommerce, Mollie, Bpost. Nothing exotic.
@Woonzorgcentrum De Olijftak;Aarschot;Leuvensesteenweg 160;3200;www.wzcolijftak.example;directie@wzcolijftak.example;016 555 207;An Wouters
RFI zorgdossier.
Capaciteit: 112 bedden RVT/ROB, 14 kortverblijf, dagcentrum 10.
Vereist: eHealth-certificering, BelRAI, eFact, Vitalink, Itsme, koppeling met apotheek (IMV) en het labo.
Facturatie aan de ziekenfondsen (CM, Solidaris, Helan), dagprijs, supplementen, maandelijkse afrekening.
Oproepsysteem is Televic, personeelsplanning is Strobbo. Antwoorden graag in het sjabloon, tab "Functioneel" en tab "Prijs".
@Kindercentrum De Waterlelie;Giethoorn;Beulakerweg 95;8355 AE;www.waterleliekdv.example;info@waterleliekdv.example;0521 555 664;Marga Petter
Hoi, we willen een planning met halve dagen en een goede ouderapp.
Denk ook aan vervoer: vier kinderen worden [[description|met de punter gebracht en door juf aan de steiger aangenomen]], dus brengen/halen moet op naam en tijd vastgelegd.
Facturen per maand, toeslag-opgave, BKR, beleidsplan en meldcode erin kunnen zetten.
[[entity|Marga]] is er ma, di en do.
@Stichting Molen De Hoop en Zegen;Stiphout;Gerwenseweg 20;5708 EJ;www.molenhoopenzegen.example;molenaar@molenhoopenzegen.example;0492 555 106;Toon van Bussel
Vergadering bestuur, agendapunt webwinkel.
Aanwezig: [[entity|Toon]], de penningmeester, de secretaris.
Meel verkopen wij aan de deur en via een formulier. We willen voorraad per zak, een pinapparaat, afhaaltijden en verzending met PostNL.
Let op, ons roggemeel is [[description|gemalen op stenen die uit een Duitse vestingmolen komen]] en dat moet als tekst op de bon.
De rondleiding gaat per groep van acht, via dezelfde kassa.
Actie: [[entity|Toon]] belt twee partijen.
@Stichting Jeugdtheaterschool Podium;Zutphen;Barlheze 5;7201 AB;www.jtspodium.example;info@jtspodium.example;0575 555 315;Roos Wessels
Even een berichtje over de lesadministratie. Nu: Excel plus Tikkie. Straks: één systeem, hoop ik.
Wat erin moet: cursussen, proeflessen, wachtlijsten, presentie per les, incasso in termijnen, Jeugdfonds Sport & Cultuur, docentenrooster, zzp-facturen.
GEZINSKORTING (tien procent bij twee kinderen), familieaccount, iDEAL 2.0.
DOCENT moet telefoonnummers zien maar geen betaalstatus.
Kan het in WordPress worden ingebouwd, of krijgen we een iframe?
@Bejaardensoos Gezellig Samen;Ter Apel;Hoofdkade 48;9561 JE;www.gezelligsamenterapel.example;soos@gezelligsamenterapel.example;0599 555 640;Aaltje Boels
Moi, ik bin de secretaresse en wie zuiken wat veur de ledenlieste.
't Giet um 310 leden, de contributie en de bus, en de bingokaarten.
Nou doet [[entity|Aaltje]] dat met de hand, en de lieste hangt in [[entity|de Kloosterschuur]].
Elke woensdag koffie, en ais d'r ain negentig wordt krigt hai een [[description|turf met zien noam derin brand]], dat moet 't programma aangeven.
@Gereformeerde kerk Noordpolder;Spakenburg;Oude Schans 61;3752 AG;www.gknoordpolder.example;scriba@gknoordpolder.example;033 555 187;Hein Koelewijn, Jacob Heinen
Broeder, we zoeken een kerkledenprogramma, ongeveer 1.100 leden.
Belijdenis, doop, wijkindeling, bezoekschema, Actie Kerkbalans, en de preekbeurten.
Wat anders is bij ons: [[description|de collecte gaat in de oude vissersmuts rond]] en wordt apart geteld voor [[description|de kas voor wie zijn botter verloor]].
Dat fonds moet als eigen rekening meelopen. Stuur de prijs maar naar [[entity|scriba Koelewijn]] of bel [[entity|033 555 187]].
@Volleybalclub VC Smash;Wetteren;Felix Beernaertsplein 12;9230;www.vcsmashwetteren.example;info@vcsmashwetteren.example;09 555 340;Tine Roelandt
Gevraagde functies, volgorde van belang:
1. Inschrijving online met lidgeld in schijven
2. Aansluiting bij Volley Vlaanderen en verzekering
3. Trainersplanning, zaalbezetting, scheidsrechters
4. UiTPAS kansentarief en attest mutualiteit
5. Eetfestijn: bestellen, tafels, Payconiq, en communicatie via WhatsApp
Wij hebben Assist en Twizzit al bekeken. Prijs tot 400 euro.
@Stichting Historisch Reddingwezen Noord;Paesens;De Buorren 4;9133 MX;www.reddingwezennoord.example;archief@reddingwezennoord.example;0519 555 523;Klaas Iedema, Rikst Dijkstra
[[entity|Rikst]] (collectie) wil een registratiesysteem dat Spectrum volgt, met AAT-termen en een koppeling naar Collectie Nederland.
De collectie: 640 objecten, waarvan [[description|de broek waarin de laatste schipbreukeling aan land kwam]] en twee vletten.
Bezoekers lopen [[description|met een kurkvest om de zaal door]], dus bij de kassa hoort een borg.
Kaartverkoop gewoon met iDEAL, tijdsloten van een half uur.
Kijken kan, vraag naar [[entity|Klaas]].
@Stichting Welkom Thuis;Nijkerk;Venestraat 18;3861 BX;www.welkomthuisnijkerk.example;info@welkomthuisnijkerk.example;033 555 794;Sandra Lagerweij
Beschermd wonen en ambulante begeleiding, WLZ, WMO en Jeugdwet, ZZP-cliënten GGZ-C en VG.
Wij willen van twee pakketten naar één: ECD + declaratie + planning + wachtlijst.
Knelpunten: dubbele invoer, herdeclareren bij afkeur, Vecozo-berichten handmatig inlezen, geen CIZ-koppeling.
Formele eisen: NEN 7510, NEN 7513, DPO benoemd, MedMij niet nodig.
Ik zie graag drie referenties van vergelijkbare omvang. Productnamen mogen: Zilliz, Ons, ECDU, QIC.
@Zwemvereniging De Waterrot;Lommel;Kerkplein 14;3920;www.waterrotlommel.example;secretariaat@waterrotlommel.example;011 555 258;Koen Bloemen
Den [[entity|Koen]] zei dat ge iets hebt voor wachtlijsten, awel dat kunnen we gebruiken.
Wij zwemmen in [[description|een put waar ze vroeger wit zand uit zogen]], dus alleen van mei tot september en bij goeie zichtdiepte.
Als 't zicht minder is dan een meter moeten 180 man een bericht krijgen, en liefst zonder dat ik opsta.
Lidgeld, brevetten, medische attesten, da's de rest.
@Kinderboerderij De Mekkerij;Delft;Korftlaan 9;2616 LJ;www.demekkerijdelft.example;beheer@demekkerijdelft.example;015 555 439;Joke Ammerlaan
Lijst van wensen kinderboerderij:
- kassa met kaartjes voor pannenkoeken en voer
- dierregistratie (I&R, oormerken, entingen, dierenarts)
- roosters vrijwilligers en stagiairs mbo
- verjaardagsfeestjes boeken, maximum twaalf kinderen, met aanbetaling
- EHBO- en BHV-lijst, foto's plaatsen op Instagram en Facebook
Kosten liefst onder de 50 euro per maand.
@Stichting Theater aan het Spoor;Roodeschool;Hooilandseweg 71;9983 PD;www.theateraanhetspoor.example;speel@theateraanhetspoor.example;0595 555 077;Tjaart Bolhuis
Aan wie het leest: ik ben vrijwilliger en doe de kaartverkoop.
Wij spelen [[description|in een oude dieseltrein die stil blijft staan op het eindpunt]], coupé A t/m D, elk 16 zitplaatsen.
Daarom past een gewoon zaalplan niet, ik wil coupés kunnen verkopen en de conducteur moet met zijn telefoon scannen.
De regisseur was vroeger [[description|wisselwachter bij het gasoverslagstation]] en vraagt om rust: geen zoemers.
[[entity|Tjaart]]
@Stichting Speelotheek en Taalhuis;Vlissingen;Paul Krugerstraat 90;4382 MD;www.speelotheektaalhuis.example;balie@speelotheektaalhuis.example;0118 555 262;Els Meulmeester
Beste mensen, wij lenen 1.400 stuks speelgoed uit, ongeveer 220 gezinnen lid.
Kunnen jullie barcode, inleverdatum, boete, lidmaatschap en statistiek voor de subsidie?
Zo ja: draait het op een iPad, en kan het met een goedkope Zebra-scanner?
Excel-export voor de gemeente, kwartaal Q1 t/m Q4, vóór de 15e.
Wij hebben een laptop met Windows 11 en een HP-printer. Geen server.
@Vereniging Fanfare Excelsior Oude Pekela;Oude Pekela;Feiko Clockstraat 130;9665 BH;www.excelsioroudepekela.example;fanfare@excelsioroudepekela.example;0597 555 934;Marcel Hoving
Ik bel over de administratie. Wacht, eerst: hoeveel leden? 54, en 21 jeugd.
Bestuur wil inzien wie betaald heeft. We krijgen daarnaast elk jaar een [[description|bedrag uit een legaat van de strokartonbaron]] en dat moet apart verantwoord.
En het [[description|slagwerk speelt op oude kartonrollen]], die staan ook op de inventaris, met afschrijving, ja echt.
Contact via [[entity|fanfare@excelsioroudepekela.example]]; [[entity|Marcel]] leest het.
@Amateurvereniging Fotokring Beeldrijk;Hilversum;Loosdrechtseweg 16;1215 JT;www.beeldrijk.example;bestuur@beeldrijk.example;035 555 615;Ton Reinders
Korte vraag. Wij zijn een fotoclub met 70 leden en zoeken een website met besloten deel.
Per avond uploaden leden drie foto's, Lightroom-export sRGB, 1920 breed; jury geeft punten.
Canon, Nikon, Sony, Fujifilm, maakt niet uit natuurlijk.
Contributie via Mollie of SEPA, Bondsfotowedstrijd als export, nieuwsbrief met Laposta.
Hosting in Nederland, GDPR-proof. Kunnen we het zelf bijhouden zonder techneut?
@Wereldwinkel Het Zwarte Schaap;Kampen;Oudestraat 144;8261 CZ;www.hetzwarteschaapkampen.example;winkel@hetzwarteschaapkampen.example;038 555 729;Bertha Kok
NOTITIE kassasysteem
Winkel met 36 vrijwilligers, omzet 190.000 euro. Vectron kapot, nu noodkassa.
Wensen: margeregeling, cadeaubon, kerstpakketten, koppeling Lightspeed of Shopify, weegschaal voor koffie en noten.
Onze koffie heet [[entity|Schaapjesbrand]] en wordt [[description|gebrand in een tabakskerverij door oud-sigarenmakers]].
Iedereen krijgt de kassa in een half uur onder de knie, anders haakt [[entity|Bertha]] af.
@Lokale Omroep Radio Vallei;Wijk bij Duurstede;Veldpoortstraat 20;3961 DX;www.radiovallei.example;redactie@radiovallei.example;0343 555 851;Sander Looijen
Can you recommend a CRM for a small local radio station? We have 60 volunteers and about 90 advertisers.
We need contracts, spots, invoices, and a simple schedule. Ideally it talks to our playout software and to Exact.
We also want members to log in, a GDPR export, and two-factor. Budget: under 100 euro monthly.
Please don't suggest Salesforce; we tried the free nonprofit edition and gave up after a week.
@Stichting Kasteeltuin Rozendael Zuid;Velp;Rosendaalselaan 31;6891 DA;www.kasteeltuinrzuid.example;tuin@kasteeltuinrzuid.example;026 555 470;Machteld van Asselt
Goedemiddag, de kaartverkoop van onze tuin loopt via een kassa van tien jaar oud en een schriftje voor de groepen.
We willen tijdsloten, pin, Museumkaart, en een rooster voor tuinvrijwilligers met hun vaste vak.
Een lastig punt: bezoekers krijgen [[description|een regenjas mee omdat de banken onverwacht water spuiten]], en die jassen moeten geteld terugkomen.
Offerte aan [[entity|Machteld]], de rentmeester leest mee.
@Christelijk College De Schakel;Ede;Zandlaan 29;6717 LN;www.deschakelede.example;ict@deschakelede.example;0318 555 602;Rob Duits
Uitvraag roostersoftware VO
Situatie: Magister als LAS, Zermelo tot einde schooljaar, Untis als mogelijk alternatief.
Leerlingen 1.340, docenten 118, lokalen 64, locaties 2.
Eis: flexrooster met keuzewerktijd (KWT), PTA-bewaking, surveillancerooster, API naar SOMtoday niet nodig.
BEVEILIGING: SURFconext, Normenkader IBP FO, pentest jaarlijks.
Reactie vóór 1 maart 12.00 uur via TenderNed-vragenmodule. Geen telefonische vragen.
@Stichting Dagopvang 't Veerhuis;Olst;Veerweg 4;8121 AA;www.dagopvangveerhuis.example;team@dagopvangveerhuis.example;0570 555 933;Gerda Pannekoek, Freek Hulst
[10:12] [[entity|Gerda]]: hebben we al een demo van dat zorgding
[10:13] [[entity|Freek]]: vrijdag. Wat moet ik vragen
[10:15] of je de vervoerslijst kan omdraaien als het water hoog staat, want dan [[description|komen de deelnemers van de overkant niet want de pont ligt stil]]
[10:16] en indicaties, uren, declareren, foto's voor familie
[10:18] en of de [[description|ezel die meevaart]] als deelnemer kan haha
@Sportvereniging Kracht & Vlugheid;Leiden;Boshuizerkade 119;2321 TT;www.krachtenvlugheid.example;leden@krachtenvlugheid.example;071 555 022;Michelle de Graaf
Dit zoeken we: een ledenpakket voor een omnivereniging met turnen, judo, badminton en volleybal.
Facturatie per afdeling, gezinskorting, U-pas-achtige regelingen, Jeugdfonds, en incassobestanden in pain.008.
De KNGU en de JBN hebben elk hun eigen bondsregistratie, export CSV volstaat.
Zaalhuur: inzicht per uur, TL-hal A, B en C.
AllUnited en ClubCollect zijn genoemd, LISA ook. Wie kan uitleggen wat het verschil is?
@Stichting Behoud Stoomgemaal Arkemheen-West;Nijkerkerveen;Zeedijk 6;3864 MX;www.stoomgemaalarkwest.example;info@stoomgemaalarkwest.example;033 555 319;Dirk Wijnne
Wij zijn vrijwilligers, gemiddeld 71 jaar, en zoeken een eenvoudig programma voor donateurs en openstellingen.
De stoker moet drie dagen van tevoren weten hoeveel groepen er komen, want de ketel kost tijd.
Op stoomdagen bakken we [[description|pannenkoeken op de deksel van de stoomketel]] en die verkopen we per bon.
[[entity|Dirk]] houdt nu alles bij in [[entity|stoom_wijnne_2019.xls]]. Als u een cursus geeft, graag in de ochtend.
@Maatschappelijk Werk De Brug Midden;Culemborg;Varkensmarkt 13;4101 CK;www.debrugmidden.example;administratie@debrugmidden.example;0345 555 508;Wendy Vos
Mail 2 van 2 – aanvulling op onze vragen
Wij vergaten: de AVG-grondslag per dossier, bewaartermijn 15 jaar conform WGBO, en logging van inzage.
Ook moet SHV (schuldhulp) apart af te schermen zijn van AMW en schoolmaatschappelijk werk.
Rapportage: CBS-codes, doelgroepen, doorlooptijd, wachttijd, cliëntervaring (CEO).
Techniek: SaaS, Azure West Europe, SLA 99,5 %, RTO 4 uur, RPO 1 uur.
Dank alvast voor een reactie in Word.
@Stichting Openluchttheater De Mergelkuil;Valkenburg;Plenkertstraat 92;6301 GM;www.mergelkuiltheater.example;tickets@mergelkuiltheater.example;043 555 861;Math Lemmens, Ine Pluijmakers
[[entity|Ine]], even voor jou opgeschreven wat ik gisteren met die man van de kassasoftware besprak.
Hij kan 800 plaatsen zonder nummers, maar wij hebben [[description|achttien stoelen in nissen die in de rots gehakt zijn]] en die zijn duurder.
Als het regent gaan we naar de gang, dan is het 300 en moet er geloot worden.
Ook vroeg hij wat die [[description|vleermuizenstop om kwart voor elf]] is. Daarna mag er geen licht meer aan, dus ook geen bar.
Groet [[entity|Math]]
@Wooncoöperatie De Loods;Gent;Dok-Noord 51;9000;www.wooncoopdeloods.example;kern@wooncoopdeloods.example;09 555 706;Seppe Van Hecke
Voor onze 38 huishoudens willen wij iets om lasten te verdelen, klusuren te registreren en de gedeelde auto's en bakfietsen te boeken.
Wij kozen bij de oplevering voor [[description|één voordeur voor iedereen, met een gong in plaats van bellen]], dus een bezoekersmelding in de app is handig.
Verder heeft [[entity|Seppe]] een eigen scriptje gemaakt op [[entity|loods-pi.local]], dat mag verdwijnen.
Ledenbijdragen via domiciliëring, aandelenregister, en een vergadermodule met stemmen.
@Jeugdhulp Kompas Noordwest;Schagen;Laan 22;1741 EB;www.kompasnoordwest.example;inkoop@kompasnoordwest.example;0224 555 145;Erik Ruiter
FUNCTIONELE MATRIX (kolom "Ja/Nee/Gepland")
Dossier: SKJ-beroepscode, hulpverleningsplan, 1G1P1R, SDQ, ROM-vragenlijsten, medicatie.
Declaratie: iJw 3.2, JW305/307/315/317/323, uurtarief, productcode 45A04.
Planning: groepsrooster, slaapdienst, oproepkracht, ORT, SBB-stagiairs.
Management: Power BI, DataWarehouse, wachttijden per regio.
Ons voorkeursscenario is migreren in twee fasen, eerst ambulant, dan verblijf.
@Stichting Orgelkring Krewerd-Holwierde;Holwierde;Hoofdweg 54;9905 PD;www.orgelkringkh.example;orgel@orgelkringkh.example;0596 555 613;Gerlof Wiersema
Hooggeachte heer, in antwoord op uw brief van 11 dezer het volgende.
Onze kring telt 190 begunstigers, waarvan een deel buiten Europa. Wij wensen een adressenbestand, giften met bevestiging en concertplanning.
Een eigenaardigheid is het [[description|orgel dat nog een jongen aan de balg eist]]; [[description|die jongen krijgt per concert vier kwartjes]] en dat moet uit de kas te herleiden zijn.
De organist, [[entity|Wiersema]], speelt [[description|op kousenvoeten wegens een gelofte uit 1961]].
@Peuteropvang De Zandkorrels;Zaltbommel;Hogeweg 36;5301 LJ;www.dezandkorrels.example;zandkorrels@dezandkorrels.example;0418 555 217;Manon Kooijman
Peuteropvang met VVE, drie locaties, ochtend- en middaggroepen, 16 kinderen per groep.
Welke software bevelen jullie aan? Nodig: VVE-indicatie, inkomenstabel gemeente, subsidie per uur, KOT, Uk & Puk observatie, overdracht naar de basisschool.
Nu Konnect, daarvoor KidsAdmin. Ouders klagen over de app.
Rapportage per halfjaar naar de gemeente, definitieve vaststelling in april.
Ik hoor het wel, geen haast. Prijs per kindplaats graag.
@Stichting Textielatelier Nieuwe Draad;Tilburg;Goirkestraat 96;5046 GN;www.nieuwedraadtilburg.example;werk@nieuwedraadtilburg.example;013 555 778;Astrid Maas
Ons atelier biedt dagbesteding en re-integratie en verkoopt aan de deur en online.
Deelnemers werken per dagdeel, dus presentie en productie moeten gescheiden: wat de een weeft telt niet als zijn begeleidingsuur.
De stof die iedereen wil is de [[description|deken geweven van sloopsjaals van een voetbalclub]], die moet in de webshop op volgorde van aanmelding.
[[entity|Astrid]] regelt de WMO-facturen nog zelf in Word, ze heeft er een hekel aan.
@Schietvereniging Sint-Joris;Venray;Oude Oostrumseweg 80;5802 AJ;www.svsintjorisvenray.example;secretaris@svsintjorisvenray.example;0478 555 556;Frans Baltussen
Verslag bestuursvergadering (uittreksel).
a. Registratie schietbeurten moet digitaal in verband met het verlof: minimaal 18 per jaar, KNSA-licentie, WM-4.
b. Introducés: maximum, legitimatie vastleggen, handtekening.
c. Kassa bar: pin, geen rekening meer op de achterkant van het bierviltje.
d. Baanreservering via telefoon; [[description|de vogel van het koningschieten is van oude kerkbanken]] en krijgt een volgnummer.
e. Voorstel: penningmeester vraagt prijzen bij drie aanbieders. Aangenomen met algemene stemmen.
@Sterrenwacht De Poolster;Lochem;Lochemse Berg 2;7241 SM;www.sterrenwachtdepoolster.example;kijken@sterrenwachtdepoolster.example;0573 555 430;Wim Oonk
Hello, small public observatory here, run by volunteers.
We need bookings with a weather option: visitors pay only when the roof actually opens, and otherwise they get a new date.
The main telescope was [[description|ground by a baker from leftover ship's portholes]] so everybody wants a look, twelve per slot.
School groups get an invoice with a purchase number. Ask for [[entity|Wim]], English is fine, he wrote this with help.
@Stichting Noodopvang Transvaalkwartier;Den Haag;Kempstraat 60;2572 GE;www.noodopvangtk.example;dienst@noodopvangtk.example;070 555 488;Yasmine El Hadj
Ingevulde intakelijst leverancier
Q1 Sector? Maatschappelijke opvang, 24/7.
Q2 Aantal bedden? 44, plus winterregeling.
Q3 Gebruikers? 31 vast, 20 flex via uitzendbureaus Randstad en Tempo-Team.
Q4 Huidig? Regas in de back-office, papieren overdracht op de werkvloer.
Q5 Wens? Incidenten (MIC), bezetting live op een scherm, corvee, medicatie aftekenen, tablet met RFID.
Q6 Start? Liever gisteren dan morgen.
@Zeilschool De Trekvogels;Heeg;It Eilân 11;8621 CT;www.trekvogelsheeg.example;info@trekvogelsheeg.example;0515 555 919;Durk Poelstra, Anke Poelstra
Wij hebben 'n probleem met de cursusboekingen, van mei tot oktober tweehonderd kinderen per week.
Huidige site is door een neefje gemaakt. We willen niveaus (CWO), diplomaprint, instructeursrooster, slaapzaal-indeling, betaling in twee keer.
Een kind dat [[description|drie zomers geweest is mag de kombuis schilderen]] en dat houden ze bij via een stempelkaart, dus moet in het profiel.
[[entity|Durk]] en [[entity|Anke]] zijn alleen 's avonds bereikbaar, op het water is het bereik van [[entity|It Eilân]] slecht.
@Gezinsbond Lint en Lucht;Vilvoorde;Nowélaan 30;1800;www.lintenlucht.example;info@lintenlucht.example;02 555 317;Hilde Cools
Ge vraagt wat wij nodig hebben? Simpel:
- een ledenlijst die ge ook op een gsm kunt openen
- oppasdienst: wie kan babysitten op welke avond, verzekering per beurt
- tweedehandsbeurs met nummers en afrekenen per verkoper
- digitale lidkaart, domiciliëring via KBC of Belfius
- rapport voor de cultuurraad van de gemeente
En niet te duur, want we zijn een vzw. Wie installeert krijgt [[description|onze pralines in de vorm van een landingsbaan]].
@Stichting Vogelasiel Het Gorsveld;Goedereede;Havenhoofd 28;3252 LW;www.vogelasielgorsveld.example;asiel@vogelasielgorsveld.example;0187 555 062;Ria Tanis
Patiëntenkaarten op papier kan echt niet meer, 2.300 vogels per jaar, met ringnummer en vindplaats.
Ik wil aannamescherm, medicatie per gewicht, doorstroom per volière, en donateurs.
Ook moet de [[description|kwak die wij per trein naar Spanje stuurden]] met reisverslag te vinden zijn, en de [[description|eenden uit het ijsklontjesincident van de visafslag]].
Stuur maar wat naar [[entity|Ria]], desnoods naar mijn telefoon.
@Gitaarvereniging en Muziekschool Toonladder;Hengelo;Enschedesestraat 72;7551 EN;www.toonladderhengelo.example;lessen@toonladderhengelo.example;074 555 393;Bart Wiggers
Wij verzorgen lessen voor 430 leerlingen en willen stoppen met de agenda in Google Calendar.
Functies: lesrooster, losse lessen, afmelden tot 24 uur, inhaalles, facturen, btw vrijgesteld onder de 21 jaar.
Docenten zijn deels zzp (Wet DBA!), deels in dienst onder de CAO Kunsteducatie.
Instrumentverhuur: Yamaha, Roland, Fender, Steinway, elk met serienummer.
Muzieklesplatform of gewoon een CRM, ik weet het verschil niet. Kun je me helpen kiezen?
@Vrouwenopvang Thuishaven;Groningen;Damsport 9;9728 PR;www.thuishavengroningen.example;steun@thuishavengroningen.example;050 555 672;Lies Medema
Notitie voor het team, na het gesprek met de leverancier.
Belangrijkste is afscherming: adressen van cliënten mogen nergens zichtbaar zijn, ook niet in de agenda of in een push.
Nu staan kamers onder schuilnamen in het systeem, en wel de [[description|namen van verdwenen veerdiensten]], dat willen we zo houden.
Verder declaratie WMO, medicatie, kinderen als aparte cliënt, en Veilig Thuis als verwijzer.
[[entity|Lies]] heeft een lijst van twintig punten, op te vragen via [[entity|steun@thuishavengroningen.example]].
@Stichting Wensbus De Laatste Rit;Veghel;Corridor 18;5466 RB;www.wensbuslaatsterit.example;rit@wensbuslaatsterit.example;0413 555 290;Harrie van Lankveld, Monique Kuijpers
We rijden met twee bussen, kentekens [[entity|VX-555-L]] en [[entity|VX-556-L]], en 58 vrijwillige chauffeurs en verpleegkundigen.
Aanvragen komen binnen per mail, telefoon en via de huisarts, en dan begint het schuiven.
Planning met bevoegdheden, kilometers, brandstof, bedankbrief aan de familie, en gevers natuurlijk.
[[entity|Harrie]] was [[description|dertig jaar chauffeur van een wielerploeg]] en plant nog steeds in etappes, zo heten de ritten bij ons ook.
Wie kan dat automatiseren zonder dat hij boos wordt?
@Stadsarchief De Kluis;Mechelen;Hendrik Speecqvest 12;2800;www.dekluismechelen.example;info@dekluismechelen.example;015 555 630;Bram Peeters
Opdracht: e-depot en archiefbeheersysteem.
Normen: OAIS, ISAD(G), EAD3, PREMIS, METS, TIFF 6.0, PDF/A-2b.
Volume: 42 TB nu, groei 6 TB per jaar, drie kopieën waarvan één buiten de regio.
Te vergelijken: Preservica, Archivematica, Axiell, DE REE MAIS-Flexis, MEMORIX.
Publieksinterface in het NL, FR en EN, IIIF-viewer, Handle-ID's, OAI-PMH.
Gunning op prijs (30) en kwaliteit (70), plan van aanpak maximaal tien bladzijden.
@Stichting Koningsspelen Fierljeppen;Winsum;Schansterpaad 3;8831 XZ;www.fierljepskansefrij.example;skans@fierljepskansefrij.example;0517 555 028;Oane Galama
Hoi, [[entity|Oane]] hjir, ik zeg het maar in het Nederlands.
Wedstrijden inschrijven, uitslagen, livestand, kaartverkoop en de bar; dat hebben we nu in vijf dingen.
Onze [[description|polsen liggen 's winters in het zwembad ondergedompeld]], dus materiaalbeheer met locatie is niet voor de grap.
Ook moet er een startlijst kunnen voor de [[description|sprong in trouwjurk op de laatste zaterdag van augustus]].
Kosten: wat is redelijk voor een club van 140?
@Ouderenbond Afdeling Zilver;Apeldoorn;Eendrachtstraat 77;7336 AD;www.afdelingzilver.example;secretaris@afdelingzilver.example;055 555 841;Henny Dolman
Beste,
Zoekt u nog een pilotklant? Wij hebben 900 leden, vier keer per jaar een blad, en een hulplijn voor belastingaangifte.
Nodig: ledenadministratie, machtigingen, afspraken met HUBA's, uitgifte van bonnetjes voor de bus, mailing en etiketten.
Onze pc's draaien op Windows 10 en LibreOffice, één op Linux Mint.
De contributie is 27,50 en gaat naar de landelijke bond, gedeeltelijk terug.
Liefst gratis of met korting voor non-profit, zoals TechSoup.
@Kunstuitleen De Ezel;Heusden;Botermarkt 8;5256 BK;www.deezelheusden.example;kunst@deezelheusden.example;0416 555 117;Willemijn Strik
Spraakbericht van [[entity|Willemijn]], letterlijk uitgetypt.
Nou, eh, wij lenen schilderijen uit, ongeveer achttienhonderd, en mensen sparen een tegoed op waarmee ze kunnen kopen.
Dat tegoed, daar zit het probleem, want de accountant wil dat als schuld zien.
En dan hebben we het [[description|kanonskogeldepot onder de wal]], daar is het 13 graden, dus elk werk heeft een plankcode én een vochtwaarde.
Een app om te scannen zou fijn zijn. Meer kan ik niet bedenken. O ja, het [[description|schilderij dat door een ooievaar is vernield]] moet als afgeschreven kunnen.
@Stichting Huisdierhulp Minima;Heerlen;Akerstraat 139;6417 BN;www.huisdierhulpminima.example;vraag@huisdierhulpminima.example;045 555 356;Chantal Hendriks
GEEN offerte aub, alleen informatie.
Voerbank voor honden en katten, circa 400 huishoudens. Wij registreren klant, dier, chip, gewicht, pakket.
Voorraad: Royal Canin, Pedigree, Felix, restpartijen van groothandels en Jumbo.
Nu: Google Forms plus Sheets. Dat loopt vast bij meer dan 10.000 regels.
Zoekwoorden die ik probeerde: voedselbank software, CRM nonprofit, Odoo, Zoho, Airtable.
Wat raden jullie aan? Reageren kan t/m vrijdag, daarna is er vakantie.
@Abdij Sint-Godelieve en Gasthuis;Gistel;Abdijstraat 84;8470;www.godelieveabdij.example;gastenzuster@godelieveabdij.example;059 555 402;Zuster Clara, Rik Vandewalle
Onze gastenzuster is 84 en wil het boek overdragen aan een computer.
Het gaat om elf gastenkamers, een retraitegroep, en een winkel met likeur, zalf en kaarsen.
Ge moet weten dat de [[description|gasten betalen wat ze willen, in een blikken doos zonder bodem]], en dat moet toch in de boekhouding.
Reservaties liever telefonisch, dan vult [[entity|zuster Clara]] in. [[entity|Rik]], onze tuinman, kan wat van computers.
De drukte is in juli, rond [[description|de putomgang waar pelgrims water drinken uit een klompje]].
@Sociaal Wijkteam De Linden;Almere;Randstad 22;1316 BW;www.wijkteamdelinden.example;team@wijkteamdelinden.example;036 555 908;Dennis Brandsma
Toelichting bij de aanvraag
Regiesysteem voor sociaal domein, 34 medewerkers, 1.900 lopende zaken.
Functies: intake, plan, beschikking, Wmo/Jeugd/Participatie, afschalen, dossieroverdracht.
Koppelvlakken: StUF-ZKN, ZGW-API's, Haal Centraal BRP, KeyToFinance, Suwinet-Inkijk, GGK.
Architectuur: Common Ground, GEMMA, VNG Realisatie, GIBIT 2023.
U ontvangt binnen vijf werkdagen een bevestiging. Vragen uitsluitend via de berichtenmodule.
@Kegelclub en Sociëteit De Ronde Negen;Sittard;Rijksweg Noord 49;6131 CJ;www.derondenegen.example;bestuur@derondenegen.example;046 555 743;Jo Schrijnemaekers
Lijst:
• ledenlijst met lidnummer, verjaardag, betaald ja/nee
• baanreserveringen per kwartier (twee banen), consumptiekaart met saldo
• jaarfeest, met inschrijving voor het zuurvlees
• [[description|boete voor wie plat praat van de verkeerde kant van de grens]], daar hebben we een potje voor
• [[entity|Jo]] regelt incasso, op papier
Als het in het dialect kan, graag. Grapje, of half.
@Stichting Hofje van Oudegeest;Haarlem;Lange Begijnestraat 46;2011 HH;www.hofjevanoudegeest.example;regenten@hofjevanoudegeest.example;023 555 198;Mr. Aleid van Loo
Notulen regentenvergadering, alinea 4.
Men besluit tot aanschaf van een huuradministratie voor veertien woningen, met indexatie, onderhoudsverzoek en servicekosten.
Een eigenaardigheid vormt de [[description|huurovereenkomst die nog turf en wittebrood aan bewoonsters toekent]]; dit moet als post in natura op de afrekening.
Mejuffrouw [[entity|Van Loo]] houdt het sleutelregister; [[description|het hek sluit om tien uur met een handslot van de stadsmuur]].
Rondvraag: er wordt gevraagd naar een prijs.
@Roadrunners Atletiekvereniging;Zoetermeer;Van der Hagenstraat 30;2722 NT;www.roadrunnersatletiek.example;info@roadrunnersatletiek.example;079 555 265;Ineke Bijl
Prestatieloop, 1.800 inschrijvingen verwacht, 5/10/21,1 km.
Zoeken: inschrijfsysteem met startnummers, chiptijden, T-shirtmaten, vrijwilligersrooster en medische gegevens (AVG!).
Huidig: Inschrijven.nl, daarvoor een formulier in Excel.
Koppeling met Mylaps of RaceResult is wenselijk. Atletiekunie-licentie automatisch controleren.
Sponsors: logo per afstand, factuur met btw 21 %; [[description|de finish ligt op een overdekte skipiste]].
Reactie graag in week 38, besluit in week 40, contract voor drie jaar.
@Zorggroep Vlasakker;Kortrijk;Pottelberg 60;8510;www.zorggroepvlasakker.example;it@zorggroepvlasakker.example;056 555 934;Dorien Callens, Pieter Vlaeminck
Dear vendor, we operate assisted living and day care for people with acquired brain injury, 65 places.
We're replacing our planning and our record system at the same time, after [[description|the flood ruined the server in the flax cellar]].
Our residents run [[description|a ferry kiosk on the Leie serving only soup]], and the shift there must appear on the same rota.
Contact [[entity|Dorien]] or [[entity|Pieter]], [[entity|056 555 934]], quotes in Dutch or French please.
@Stichting Postduivenmuseum Achterhoek;Groenlo;Winterswijkseweg 15;7141 GG;www.duivenmuseumachterhoek.example;info@duivenmuseumachterhoek.example;0544 555 661;Bennie te Brake
Goeiedag. Wie bunt op zuuk naor 'n kassa en 'n collectieregistratie, niks ingewikkelds.
'k Heb zelf niet volle verstand van computers maor [[entity|Bennie]] wel, den zit er achter.
Wi'j hebt 'n [[description|vliegklok den in de oorlog is gebruukt as bewies]], die met nummer 1.
Bezoek kump in bussen, dan mot-e groepspries krieg'n en koffie met krentenwegge d'r bi'j. Veur wat kost, dat soort dinge.
@Basisscholenkoepel Stichting Delta-Plus;Goes;Stationspark 42;4462 DZ;www.deltaplusgoes.example;bestuur@deltaplusgoes.example;0113 555 710;Johan Minnaar
Bestuursbureau met veertien scholen zoekt HR- en salarissoftware.
Huidig: Youforce (Visma Raet), contract loopt af 31-12, opzegtermijn zes maanden.
Eisen: CAO PO, BAPO-rechten, DUO-bekostiging, formatieplanning per bestedingsdoel, digitaal personeelsdossier.
Meenemen: RI&E, verzuimpreventie, koppeling Capisci en Cogix, mobiel verlof aanvragen.
Vermeld per module de prijs per medewerker per maand; er zijn 620 mensen in dienst.
Gewogen criterium: prijs 40 %.
@Vereniging Natuurgids en IJsclub Eendenkooi;Oudewater;Hekendorpse Buurt 26;3425 PB;www.ijsclubeendenkooi.example;secretariaat@ijsclubeendenkooi.example;0348 555 370;Leen Kok
Typefoutjes negeren graag, ik typ met handschoen aan.
We hebben [[description|een ijsbaan én een eendenkooi, twee kassen, één bestuur]], 1.300 leden, de meeste zijn slapend tot het vriest.
Als het vriest moeten ze in een halfuur te bereiken zijn, via SMS of Whatsapp.
Gewone ledenadministratie plus een ijsmelding die in de app knippert. [[description|Kleinste lid is een kooikerhondje met lidnummer 0]].
Vraag [[entity|leen]] voor de rest, hij woont aan de [[entity|Hekendorpse Buurt]].
@Stichting Rechtswinkel Zuid;Rotterdam;Beijerlandselaan 70;3074 EK;www.rechtswinkelzuidr.example;spreekuur@rechtswinkelzuidr.example;010 555 834;Amir Rahimi
Korte omschrijving: een rechtswinkel met 28 studenten, 1.100 consulten per jaar.
Wensen: afspraken online, wachtkamerlijst, dossier met geheimhouding, termijnbewaking, doorverwijzing naar de Raad voor Rechtsbijstand.
Vragen aan de leverancier: zit er conflict-check in? Werkt het met DigiD-machtiging? Kan een stagiair na zes maanden automatisch worden afgesloten?
Nu: Outlook, OneNote, kluis. Clio en Legalsense zijn te duur.
Budget is een subsidie van 4.000 euro, voor twee jaar.
@Stichting Bevrijdingstheater Slingerkade;Wageningen;Nudestraat 27;6702 DM;www.slingerkade.example;zakelijk@slingerkade.example;0317 555 416;Jan-Willem Rutgers, Noor Haverkamp
Actielijst na maandag:
1 [[entity|Noor]] haalt referenties bij twee andere vlakkevloertheaters.
2 [[entity|Jan-Willem]] zoekt uit of pre-orders van de bar in het kaartje kunnen.
3 Productieplanning: wie laadt de vrachtwagen, en de zaal is [[description|op 5 mei nooit te huur, dan slapen er veteranen]].
4 Jaarlijkse [[description|voorstelling die in het laboratorium voor kassengewassen begint]] vraagt een looproute op het ticket.
5 Alles in één CRM? Ticketmatic, Stager of Yesplan, graag tegenover elkaar zetten.
@Voetbalvereniging Zuidland '46;Oostburg;Nieuwstraat 85;4501 BD;www.zuidland46.example;leden@zuidland46.example;0117 555 239;Peter de Smet
Vraag: een digitale ledenpas met barcode, zonder dat iedereen een app nodig heeft.
Wij zijn een gewone amateurclub, 14 teams, twee velden, kunstgras uit 2018.
KNVB-gegevens zitten in Sportlink Club. Kleding verkopen we via een webshop van de sponsor.
Betaling van de kantine: pin, soms contant, Heineken en Hanos leveren.
VOG en EHBO in één overzicht zou mooi zijn, [[description|de tweede helft spelen we over de grens]], en vrijwilligersplicht (vijf uur per seizoen) ook.
Met sportieve groet, de ledenadministratie
@Moskeevereniging An-Noer;Weert;Maaseikerweg 110;6006 AE;www.annoerweert.example;bestuur@annoerweert.example;0495 555 804;Mohamed Boutaleb
Salaam, ik ben [[entity|Mohamed]], penningmeester. Wij hebben 420 gezinnen, contributie en giften lopen door elkaar.
Wij willen automatische incasso, zakaat apart, onderwijs op zaterdag (presentielijst), uitvaartfonds.
Het gebouw was [[description|eerder een zaal voor hanengevechten en daarna een textielververij]] en we verhuren het voor bruiloften, dus ook een zaalagenda.
Betaalverzoek in het Arabisch en Nederlands zou helpen. Bel mij op [[entity|0495 555 804]].
@Ledenvereniging Samenwoonlab;Arnhem;Apeldoornseweg 58;6814 BK;www.samenwoonlab.example;lab@samenwoonlab.example;026 555 171;Femke Tuinman
Enkele vragen van een beginnende vereniging.
Wij zijn 60 mensen, wonen nog niet, maar moeten wel al inschrijfgeld, wachtlijst en stemmingen bijhouden.
Kan dat met iets als Loomio, CiviCRM, Nextcloud of een combinatie, en is er een Nederlandse partner?
Bankrekening bij Triodos, boekhouding in Moneybird, communicatie in Signal.
Privacy vinden we belangrijk, hosting bij Greenhost of TransIP is prima.
Wie ziet waar het misgaat?
@Stichting Dovenkoor Handgebaar;Sint-Michielsgestel;Theerestraat 47;5271 GB;www.handgebaarkoor.example;koor@handgebaarkoor.example;073 555 204;Lotte Verstappen
Fijn dat chat kan, want bellen gaat bij ons niet.
We zijn [[description|een koor waar niemand een noot zingt]] en [[description|de dirigent op een trom staat]].
Nu zoeken we iets voor leden, repetities, optredens en declaraties. Tolkuren moeten per persoon en per maand op te tellen zijn.
Meldingen graag als trilling of lichtflits, geen piepje.
Mail naar [[entity|Lotte]], zij zit in het bestuur en doet ook de [[entity|Gestelse]] afdeling.
@CJG en Consultatiebureau Regio Maasoever;Gennep;Ellen Hoffmannplein 2;6591 CP;www.cjgmaasoever.example;functioneelbeheer@cjgmaasoever.example;0485 555 318;Sylvia Janssen
Toetsingslijst DD JGZ
[x] Basisdataset JGZ versie 4
[x] Rijksvaccinatieprogramma, berichten naar RIVM (Praeventis)
[ ] Groeicurven TNO, Van Wiechen, SPARK
[ ] Cliëntportaal met DigiD en gezagsmodule
[x] LSP-aansluiting, UZI-pas, ZorgMail
Nog te bespreken: contract met Topicus versus Finalist, kosten conversie, opleiding 45 medewerkers.
@Stichting Weeshuis der Doopsgezinden;Blokzijl;Kerkstraat 7;8356 DN;www.weeshuisblokzijl.example;rentmeester@weeshuisblokzijl.example;0527 555 460;Age Sloot
Wij zijn een vermogensfonds en geven jaarlijks ongeveer 90 giften weg, dus wij zoeken aanvraagsoftware.
Nu komt alles per mail, [[entity|Age]] print het uit en legt het op stapels.
Stemmen gebeurt bij ons [[description|met witte en zwarte bonen in een tinnen kroes]] en de uitslag moet in het systeem kunnen zonder dat er een naam bij staat.
Het geld komt van [[description|landerijen waar het riet aan de rietdekkers wordt verloot]]. Pacht hoeft er niet in, die doet het kantoor in [[entity|Steenwijk]].
@Danscentrum en Balletschool Arabesk;Alkmaar;Koelmalaan 154;1812 PS;www.arabeskalkmaar.example;info@arabeskalkmaar.example;072 555 733;Kim Schoorl
Hi hi, kunnen jullie dit?
Lesabonnementen per tien, proefles, inhalen, pauzeren bij blessure, broertje-zusje-korting.
Eindvoorstelling: kostuummaten, rollen, kaartverkoop per familie (max 4), vrijwilligers achter de schermen.
Spotify Business en BUMA hoeven er niet in haha.
Wij gebruiken nu Eversports, en voor de boekhouding Jortt.
Liefst een app met ons eigen logo, TestFlight is prima om mee te beginnen.
@Heemkring De Drie Schorren;Doel;Hooghuisstraat 3;9130;www.driewschorren.example;kring@driewschorren.example;03 555 648;Denise Van Overloop, Gust Stremerch
Waarde lezer, wij zijn [[description|een heemkring zonder dorp]], zo zeggen ze dat.
[[description|Er wonen nog twintig mensen]], en toch hebben we 600 leden, want [[description|iedereen die weg moest is lid geworden]].
Zoeken: ledenbestand met oud en nieuw adres, fotodatabank, verkoop van ons tijdschrift.
[[entity|Denise]] doet de leden, [[entity|Gust]] het archief, dat in [[description|de kantine van een kerncentrale]] staat.
@Regionale Ambulancevrijwilligers Vereniging EHBO Klein-Zwitserland;Beuningen;Wilhelminalaan 17;6641 BC;www.ehbokz.example;secretaris@ehbokz.example;024 555 091;Ad Roelofs
EHBO-vereniging, 145 leden, 38 evenementen per jaar.
Wat we zoeken: inzetplanning, certificaten met vervaldatum (Oranje Kruis), herhalingslessen, materiaallijsten, declaraties.
Nu in Excel met macro's van iemand die verhuisd is.
Vragen: werkt het offline op een festival, kan een AED-locatie erin, kan de organisator zelf een aanvraag indienen?
Hulpmiddelen: Laerdal-poppen, Zoll AED's, portofoons van Motorola.
Factuur naar de organisator met 0 % btw.
@Stichting Scheepvaartkapel Sint-Nicolaas;Maasbracht;Havenstraat 61;6051 CR;www.scheepvaartkapel.example;schipperspastor@scheepvaartkapel.example;0475 555 382;Pastor Leo Hendrix, Truus Verhagen
[[description|Onze gemeente vaart]], dus adressen kloppen nooit. We willen een ledenbestand dat op scheepsnaam en thuishaven zoekt, met laatst bekende marifoonkanaal.
[[entity|Truus]] noteert alles op kaartjes van de [[entity|Stella Maris II]], dat was het schip van haar ouders.
Eens per jaar [[description|dopen we de kinderen aan boord in het sluiswater]], en de doopakte moet dan direct geprint worden.
Ook giften via QR op de loopplank.
Groet, [[entity|pastor Leo]]
@Zwembad en Sportpark De Kwelder;Middelharnis;Sportlaan 20;3241 KC;www.sportparkdekwelder.example;beheer@sportparkdekwelder.example;0187 555 540;Cees Grootenboer
AANVRAAG KASSA EN TOEGANG
Buitenbad, sporthal en squash, 140.000 bezoeken per jaar.
Tourniquet van Gantner of Alphatronics, polsbandje RFID, kluisjes, 10-badenkaart, zwemles ABC met leerlingvolgsysteem.
Reserveren per baan, waterkwaliteit (NEN 13451), roostersoftware, pinnen via Worldline.
Boekhouding in Unit4. Rapportage: bezoek per uur, opbrengst per segment, omzet horeca.
Bezichtiging voor inschrijvers is verplicht, van 10.00 tot 12.00.
@Scoutinggroep Prins Laurent;Kapellen;Streepstraat 25;2950;www.prinslaurentkapellen.example;groepsleiding@prinslaurentkapellen.example;03 555 912;Lien Cuypers, Jonas Rombouts
ey, we zoeken iets waarmee ouders kunnen inschrijven voor kampen.
nu via een Google Form en dan een excel van [[entity|Jonas]], die dan per post de bevestiging stuurt (hij vindt dat mooi).
fiscale attesten, medische fiche, verminderd tarief, betaling, overzicht per tak
en voor de locatie: we hebben [[description|een bunker uit de Antitankgracht als keuken]] en verhuren die in de zomer
laat iets weten aan [[entity|Lien]]!
@Oranjevereniging en Dorpsfeestcomité;Slochteren;Hoofdweg 30;9621 AK;www.oranjeslochteren.example;feest@oranjeslochteren.example;0598 555 227;Hilko Bakema
Hello, our village association runs four events a year with 120 volunteers.
We need member records, a rota, an inventory for tents and stage parts, and ticketing with PIN.
On Kings Day we do a [[description|parade of wooden tractors pulled by schoolteachers]], and each float needs a registration form with maximum weight.
Our [[description|treasurer once auctioned off a gas field meter]] to fund the fireworks; he is [[entity|Hilko]] and he prefers short phone calls.
@Stichting Buurttuin De Groene Long;Utrecht;Amsterdamsestraatweg 460;3553 EL;www.degroenelongutrecht.example;tuin@degroenelongutrecht.example;030 555 614;Merel Tolsma
Hallo allemaal, we zoeken een programma voor de moestuin. 84 tuinen, wachtlijst van 150.
Wat moet het kunnen: contract, huur, waterbijdrage, tuinkeuring met foto, aanschrijving bij verwaarlozing.
Leden spreken zeven talen, en [[description|wij tuinieren op het dak van een tramremise]], dus gewicht per tuin moet erbij.
Kwekers, Welkoop, Intratuin: korting als nieuwsbericht.
Liefst iets Nederlands en gratis tot 100 leden, of anders open source. WordPress-plugin? Wie weet raad.
@Stichting Beeldentuin Terra Cotta;Blitterswijck;Ooijenseweg 53;5863 AX;www.beeldentuinterra.example;galerie@beeldentuinterra.example;0478 555 077;Pierre Vousten
Ik heb vorige week een stel kunstenaars [[description|in de baksteenoven laten overnachten]] en iemand vergat zijn contract te tekenen, dus ik wil nu gewoon digitaal tekenen.
Kunstwerken in consignatie, 220 stuks, kunstenaar krijgt 60 procent, verkoop via pin of overboeking.
[[entity|Pierre]] zoekt dus een galerieprogramma met btw-marge, certificaat en foto.
Verzekering wil ook dat elk beeld een gps-chip krijgt, en het [[description|beeld dat de Maas heeft meegenomen]] moet als verlies te boeken zijn.
@Verpleeghuis Huize Ter Kade;Zwijndrecht;Maasboulevard 90;3331 ML;www.huizeterkade.example;zorgadministratie@huizeterkade.example;078 555 336;Marloes Fortuin
Verslag demo 2, zaal 1, aanwezig: zorgmanager, applicatiebeheer, cliëntenraad.
Sterk: indicatiestelling, ZZP 4 t/m 8, omaha, medicatie via Medimo, vpk-taken op de telefoon.
Zwak: planning los, geen BI, update elke zes weken buiten kantoortijd.
Prijs: 7,40 per cliënt per dag, implementatie 38.000.
Vraag: ondersteunt het pakket herdeclaratie Wlz, MDO-verslag, onvrijwillige zorg (Wzd)?
Besluit doorgeschoven tot na [[description|de verhuizing van alle bewoners per binnenvaartschip]].
@Stichting Stadspoppenspel De Witte Zwaan;Aalst;Molenstraat 50;9300;www.wittezwaanpoppen.example;poppen@wittezwaanpoppen.example;053 555 462;Nand Schockaert
Beste, wij geven 110 voorstellingen per jaar in scholen en op ons eigen zolderke.
Reservatie per klas, factuur aan de gemeente, UiTPAS, en een kalender voor de bestelwagen.
De poppen zijn [[description|van klei die de grootvader uit een loopgraaf haalde]], die krijgen elk een paspoort met herstelling.
[[entity|Nand]] speelt altijd de [[description|Keizer die op carnavalsmaandag door echte politici vervangen wordt]], dan is er dus niets te boeken.
Offerte naar [[entity|poppen@wittezwaanpoppen.example]].
@Stichting Speelbos en Natuurschool Elzenbroek;Ruurlo;Barchemseweg 81;7261 DB;www.elzenbroeknatuur.example;info@elzenbroeknatuur.example;0573 555 208;Marjan Wissink
Schoolklassen boeken bij ons een les, 260 groepen per jaar, één educatieve medewerker.
Nu: mail heen en weer, elf berichten per boeking, ik ben moe.
Wat ik wil: kalender, keuze uit 18 lessen, factuur met IBAN, bevestiging met paklijst, regenvoorwaarde.
Google Calendar en Booking.com-achtig is prima. Sommige scholen willen Peppol.
Vrijwilligers zouden zichzelf op een les moeten kunnen zetten, ook op [[description|de nachtles in de uitgeholde dassenburcht]].
Kost het meer dan 400 euro, dan heb ik goedkeuring van het bestuur nodig.
@Gemeentelijk Muziekcorps De Postharmonie;Zeist;Jagerlaan 41;3701 XG;www.postharmoniezeist.example;secretariaat@postharmoniezeist.example;030 555 187;Wouter Ketelaar
Notitie bestuur 14-3, gebruik intern.
(1) Leden: 48, waarvan 12 [[description|oud-postbodes die in uniform met pet spelen]].
(2) Zoeken: aanwezigheid, contributie, concertprogramma's, BUMA-opgave, transport van slagwerk.
(3) Opbergen partituren: 5.000 delen, deels in [[description|kluizen van het oude hoofdpostkantoor]].
(4) [[entity|Wouter]] informeert bij de [[entity|Zeister]] bibliotheek of daar nog iets te leen is.
@Stichting Armoedefonds Hart voor Lage Landen;Dordrecht;Spuiboulevard 200;3311 GR;www.armoedefondshvl.example;aanvraag@armoedefondshvl.example;078 555 470;Joyce Groeneveld
Vragenlijst leveranciers – uw antwoord in kolom C
1. Hoe verwerkt u een aanvraag van een hulpverlener, met bijlagen en BSN-verbod?
2. Kan een aanvraag in tien werkdagen door drie mensen beoordeeld worden?
3. Welke export levert u voor ANBI, CBF-keurmerk, accountantsverklaring?
4. Ondersteunt u SEPA, vouchers (Bol, HEMA, Albert Heijn), en btw-verrekening?
5. Wat kost het bij 3.500 aanvragen?
Reactietermijn: 15 werkdagen. Geen sales calls.
@Rugbyclub De Kudde;Castricum;Zeeweg 28;1901 NZ;www.rcdekudde.example;bestuur@rcdekudde.example;0251 555 118;Thijs Zonneveld
Yo, rugbyclub hier. Dit willen wij, dan weet je het.
• inschrijven toernooi, 32 teams, betaling vooraf
• kampeerplaatsen, per tent, met douchemunt
• bar met bonnen, pin, en een scherm met stand
• medisch: wie heeft hersenschudding gehad, blokkade 21 dagen
• wie verliest moet [[description|met de ramsbok door het dorp]] en dat wordt in de app vastgelegd
mail naar [[entity|thijs]], de rest is druk met de [[entity|beach sevens]]
@Stichting Thuishuis en Logeerhuis De Vlindertuin;Emmen;Boermarkeweg 50;7824 AA;www.vlindertuinemmen.example;info@vlindertuinemmen.example;0591 555 344;Geke Hidding
Wij zoeken een planning voor een logeerhuis, 12 bedden, respijtzorg, PGB en ZIN.
Gevraagd: aanmelding, bezetting per nacht, medicatie-aftekenlijst, overdracht, ouders krijgen een dagbericht met foto.
Factuur per etmaal, SVB-declaratie, formulier zorgovereenkomst.
Nu: Excel + WhatsApp + een whiteboard. Alles drie weg.
Tablets: Samsung Tab A9, wifi via KPN. Aanmelden met itsme-achtig inloggen is niet nodig.
Ingangsdatum 1 september, migratie twaalf maanden historie.
@Religieuze Kring en Kostersgilde Sint-Servaas;Maastricht;Keizer Karelplein 19;6211 TC;www.kostersgildeservaas.example;gilde@kostersgildeservaas.example;043 555 730;Jef Ummels, Gonny Bastings
Even ingesproken voor de vergadering.
Het gilde telt 160 kosters en we willen opleidingen, vervanging en jubilea bijhouden, dus een CRM eigenlijk.
[[entity|Gonny]] kent de mensen uit haar hoofd, [[entity|Jef]] heeft een kaartenbak die [[description|in een kelk-koffer van een gevluchte bisschop]] ligt.
Als iemand vijfentwintig jaar klokken luidt [[description|krijgt hij een klepel van marsepein]], en dat wordt nu weleens vergeten.
Kan het systeem een maand vooraf piepen?
@Stichting Bakkerij- en Brandweermuseum De Spuit;Hellendoorn;Dorpsstraat 52;7447 CR;www.despuithellendoorn.example;museum@despuithellendoorn.example;0548 555 611;Gerrit Jan Nijland
Wat wij in één pakket willen hebben, als dat bestaat:
1. kaartjes en pin
2. collectie, 4.100 nummers, nu in Adlib light
3. vrijwilligers, 66 stuks, met sleutelbevoegdheid
4. winkel met speelgoedautootjes en roggebrood
Het blijft gek, maar [[description|de broden worden bij ons geblust voor ze de winkel in gaan]], vraag maar aan [[entity|Gerrit Jan]].
@Stichting Wonen Plus Waterland;Purmerend;Gedempte Singelgracht 10;1441 AP;www.wonenpluswaterland.example;info@wonenpluswaterland.example;0299 555 830;Tineke Conijn
Wij bemiddelen vrijwilligers voor klusjes, tuin, administratie en boodschappen bij 75-plussers.
Huidige software is op maat, gebouwd in FileMaker 12, en de bouwer is met pensioen.
Zoeken: lidmaatschap, hulpvraag, matching, uren, kilometervergoeding 0,23, evaluatie.
Liefst kaartweergave (OpenStreetMap) en sms via MessageBird.
Gemeente eist kwartaalcijfers naar wijk en leeftijd.
We hebben 2.600 leden, van wie misschien een derde online is.
@Jeugdherberg en Vormingscentrum De Kaai;Antwerpen;Rijnkaai 130;2000;www.dekaaivorming.example;boek@dekaaivorming.example;03 555 264;Sofie Van Camp, Mounir Ziani
Dag, ik neem contact op namens [[entity|De Kaai]], maar niet alles mag in de map van de leverancier belanden hé.
Het gaat om een PMS met groepen, halfpension, vergaderzalen, en facturen aan scholen.
We slapen in [[description|de cellen waar landverhuizers ontluisd werden]], kamer 1 tot 31, en die nummers zijn niet opeenvolgend.
[[entity|Mounir]] doet de nachtshift en wil dat kaartsloten werken als het internet uitvalt.
@Jeugdorkest en Lyceumstichting;Amersfoort;Daam Fockemalaan 22;3818 KG;www.jeugdorkestlyceum.example;orkest@jeugdorkestlyceum.example;033 555 067;Marieke Faber
Dear supplier,
We are a youth symphony orchestra, ages 12 to 22, with around 95 players, plus parents.
We need audition registration with upload, rehearsal attendance, tour administration (passports, allergies, rooming) and a donor module.
Currently: Muzible for parts, Excel, and Dropbox with 400 GB.
Sections: strings, winds, brass, percussion, each with a tutor. Please include integration with Google Workspace.
We'd like to start in September, and a discount for cultural nonprofits would be lovely.
@Stichting Vertelhuis De Wissel;Rotterdam;Tolhuislaan 18;3072 LS;www.vertelhuisdewissel.example;welkom@vertelhuisdewissel.example;010 555 390;Linda Snoeij, Rachid Haddou
[[entity|Rachid]] heeft gezegd: schrijf het op als een recept, dus.
Neem één agenda voor 180 activiteiten. Voeg een ticketlijst toe, liefst betaal-wat-je-kunt.
Roer er een archief door van 900 interviews, met toestemmingen per fragment.
Op smaak brengen met een kookrooster: [[description|elke donderdag kookt een andere straatbewoner in zijn moedertaal]].
Laat rusten in [[description|het voormalige koffiehuis voor Chinese zeelui]], aan de kade waar de bus niet meer komt.
@Wijkcentrum De Spil en Buurtbus;Zoutelande;Langstraat 44;4374 AT;www.despilzoutelande.example;info@despilzoutelande.example;0118 555 931;Wilma Francke
GEWENST
- Ritplanning buurtbus, elke chauffeur max vier uur, rijbewijs controleren
- Zaalhuur, koffieautomaat, kopieerwerk
- Cursusaanbod in pdf én op de site
GEHAD: Social Deal, OV-chip, Regiotaxi, allemaal niks
BEGROTING: 800 eenmalig, 35 per maand
Ik stuur het ook aan andere aanbieders, niet boos worden.
@Stichting Kantklosmuseum De Schietspoel;Sluis;Beestenmarkt 7;4524 CD;www.schietspoelkant.example;kant@schietspoelkant.example;0117 555 453;Jacqueline Leenhouts
Voor de webshop zoek ik iets met patronen als download, maar ook draad en klosjes per gram.
Cursussen: beginners op dinsdag, gevorderden op vrijdag, en een [[description|klosklas voor veteranen met trillende handen]].
Die laatste wordt door een fonds betaald, dus facturen apart.
Ik ben [[entity|Jacqueline]] en ik ken [[description|de sluier die de koningin terugbracht omdat hij kriebelde]], dat is een publiekstrekker.
Tijdslots en pin bij de deur, dat is alles.
@Rooms-Katholieke Parochie H. Gerardus Vianen en Ommelanden;Vianen;Langendijk 4;4132 AK;www.gerardusommelanden.example;parochie@gerardusommelanden.example;0347 555 725;Anneke Blommestein
Kerkbestuur vergadert op 6 mei over het financieel pakket.
Uitgangspunten:
- begraafplaats: grafrechten 20 jaar, verlengen, ruimen, kaart
- Actie Kerkbalans digitaal, rooster van lectoren, misdienaars, kosters, koren
- SILA-mutaties en doopboek
- jaarrekening in het model van het bisdom
Gebruikt worden nu DocBase en Navision. Twee offertes volstaan.
@Skateclub en Jongerencentrum Betonrot;Eindhoven;Kruisstraat 156;5612 CN;www.betonroteindhoven.example;jongeren@betonroteindhoven.example;040 555 148;Job Verdonk
Heeeey, we zoeken n reserverings-app voor bandruimtes en skatehal, en een ding dat scant of je boven de 12 bent (grapje ma ook niet).
Alles draait nu op [[entity|betonrot-mini]] in de kast, en die bromt.
Onze halfpipe is van [[description|lichtmasten van een voetbalstadion gelast door meiden van de LTS]] en wordt per uur verhuurd.
Check [[entity|@betonrot_ehv]] als je wil zien wat er draait. [[entity|Job]]
@Patiëntenvereniging Handschrift en Hersenen;Nieuwegein;Schakelstede 45;3431 HA;www.handschriftenhersenen.example;bureau@handschriftenhersenen.example;030 555 902;Fleur Kolthof
Programma van wensen (concept 0.3)
Leden 2.100, donateurs 800, lotgenotenbijeenkomsten 55, onderzoek 4.
Functies: CRM met toestemming per kanaal, mailing, evenementen, donaties, ledenmagazine met pdf.
Security: 2FA, encryptie at rest, verwerkersovereenkomst model BoZ.
Wij gebruiken nu Procurios, Exact Online, MailPlus, Zoom.
Doel: minder dan drie systemen en één ledenbeeld (360°). Kosten vaste prijs, inclusief training van zes mensen.
@Korfbalclub Olympus Twente;Borne;Sportlaan 8;7622 PB;www.olympusborne.example;ledenadministratie@olympusborne.example;074 555 306;Annet Haarman
Dag, wij hebben een ledenprogramma nodig. Ons oude is van een oud-lid die naar Nieuw-Zeeland is verhuisd en om drie uur 's nachts antwoordt.
Zoiets als Sportlink, maar met kledinguitgifte, want elk shirt heeft [[description|een geborduurd schaap op klompen in plaats van een rugnummer]].
Verder vrijwilligersbeleid en de [[description|jaarlijkse wedstrijd in het graan, bij maneschijn]], met 90 deelnemers.
[[entity|Annet]] beslist, de rest is akkoord, mail naar [[entity|ledenadministratie@olympusborne.example]].
@Stichting Repair Café Federatie Noordkop;Den Helder;Ankerpark 15;1781 AT;www.repairnoordkop.example;repair@repairnoordkop.example;0223 555 489;Siem Dol
Zoeken: registratietool voor reparaties.
Velden: merk (Philips, Miele, Dyson, Senseo, ...), type, klacht, oplossing, gewicht, CO2-besparing.
Vrijwilligers: 74, met vaardigheid (elektra, fiets, naaien, hout).
Rapport: per maand, uploaden naar RepairMonitor.
Hoe: tablet, offline, printen van een reparatiebon (Brother QL).
Twaalf locaties. Kosten nul tot heel weinig. Excel en Kobo werken niet prettig.
@Stichting Poldermolenfestival Kinderdijkzicht;Streefkerk;Lekdijk 33;2959 AE;www.kinderdijkzichtfestival.example;productie@kinderdijkzichtfestival.example;0184 555 217;Maaike Rietveld, Sjaak Verkerk
[[entity|Maaike]] sprak dit in op de fiets: kassa, vrijwilligers, artiestencontracten, en alles op één tijdlijn.
Publiek komt [[description|met de fluisterboot en legt aan bij het podium]], dus capaciteit is de steiger, 24 per kwartier.
Als de wieken [[description|in de rouw staan, spelen we zonder versterking]], dat moet als waarschuwing op het rooster.
Volgend jaar vijf dagen, verwacht 6.000 bezoekers. Vraag eventueel [[entity|Sjaak]].
@Dagcentrum De Zonnebloesem;Leuven;Tiensesteenweg 212;3001;www.zonnebloesemleuven.example;info@zonnebloesemleuven.example;016 555 044;Tom Claes
Onze drie vragen:
A. Heeft u een planning met vervoer (tien busjes, rolstoelplaatsen, GPS)?
B. Is VAPH-facturatie mogelijk, inclusief persoonsvolgend budget en aanwezigheidsregistratie?
C. Wat kost het bij 74 cliënten, 52 medewerkers en één locatie?
We werken met Microsoft 365, SharePoint en het loonpakket van SD Worx.
Antwoorden in een tabel, maximaal drie bladzijden. Geen brochures a.u.b.
@Stichting Kinderhospice Kleine Ster;Drunen;Lipsstraat 88;5151 RP;www.kleinesterhospice.example;coordinatie@kleinesterhospice.example;0416 555 709;Thea van der Velden
Beste mevrouw, bedankt dat u terugbelde.
We zoeken een zorgdossier plus een gevenadministratie, liefst niet uit één hand, maar ze moeten elkaar wel kennen.
Voor elk kind dat weggaat [[description|wordt er een schroefje in de propeller bij de voordeur gedraaid]], en die datum willen we bewaren.
De propeller komt uit [[description|de schroevenfabriek verderop in onze straat]].
[[entity|Thea]] is er op werkdagen, [[entity|0416 555 709]].
@Katholieke Basisschool en BSO De Klimboom;Hasselt;Luikersteenweg 177;3500;www.klimboomhasselt.example;secretariaat@klimboomhasselt.example;011 555 352;Kristel Vanhees
Voor de opvang voor- en na schooltijd zoeken we een registratiesysteem met tag of QR.
Regels: per begonnen kwartier, sociaal tarief, maximum per gezin, fiscaal attest 281.86.
Koppelen met Informat, Smartschool en Questi als het kan.
Ouders betalen via overschrijving, liefst met gestructureerde mededeling of QR-factuur.
Drie vestigingen, 610 kinderen, acht begeleiders op piekmomenten.
Kan een demo op woensdagnamiddag? Dan is er tenminste koffie.
@Vriendenkring Kruidentuin en Apotheekmuseum De Vijzel;Veere;Markt 22;4351 AG;www.devijzelveere.example;tuin@devijzelveere.example;0118 555 083;Neeltje Flipse
We zijn een museum met drie betaalde uren per week (dat ben ik, [[entity|Neeltje]]).
Er moet een kassa komen, en een afspraaksysteem, want groepen mogen maximaal vijftien zijn.
Niet lachen: [[description|we laten bezoekers geblinddoekt aan apothekerspotten ruiken en gokken]], en dat staat op een formulier voor de winnaar.
Hoofdprijs is een [[description|hoestdrank naar recept van een VOC-scheepsdokter]], die verkopen we dus ook.
Kan de voorraad in milliliters?
@Netwerk en Belangenvereniging Mantelzorg Zuidoost;Helmond;Kasteel-Traverse 112;5701 NR;www.mantelzorgzo.example;steunpunt@mantelzorgzo.example;0492 555 631;Yvonne Swinkels
Mantelzorgers: 3.400. Waarderingspassen: 2.150 uitgegeven, bestelling bij Intersolve.
Zoeken: registratie, uitgifte van de pas, respijtzorg, cursussen, hulpgesprekken, signaleringen.
Techniek: koppeling GBA-V niet nodig, wél e-mailvalidatie.
Dashboard per wijkteam, Excel-export, rol "vrijwilliger", rol "consulent".
Planning: aanbesteding enkelvoudig onderhands, onder de drempel van 30.000.
Wie levert het snelst? Voorkeur voor SaaS uit de EU.
@Stichting Het Paardentrammuseum;Ouddorp;Oude Nieuwlandseweg 5;3253 LN;www.paardentrammuseum.example;rit@paardentrammuseum.example;0187 555 277;Jan Grinwis, Corrie Witte
Reserveren van ritten, dat is het eigenlijk, en wel zo dat [[entity|Corrie]] het begrijpt.
De tram rijdt op [[description|rails die bij eb worden uitgegraven]], en [[description|vertrekt nooit voor het paard wil]], dus een tijdslot is een streven.
Het paard heeft een medisch dossier nodig: [[description|zijn voorganger werd gepensioneerd met een lintje van de burgemeester]].
Vrijwilligers hebben koetsiersbewijs. [[entity|J. Grinwis]]
@Stichting Jeugdzorg De Twee Eiken;Lelystad;Zilverparkkade 14;8232 WE;www.tweeeiken.example;inkoop@tweeeiken.example;0320 555 118;Niels Haverkate
Verzoek om informatie, RFI-2, vragen 11 t/m 18
11 Levert u een kennisbank (richtlijnen NJi, NVO) in het dossier?
12 Hoe toont u het gezinsplan in begrijpelijke taal (B1)?
13 Audits HKZ en ISO 9001: zijn er standaard rapporten?
14 Loopt de app op iOS 16, Android 12?
15 Kunt u FHIR R4 en HL7 v2?
16-18 Prijs, exit, data-export (JSON, CSV). Antwoord in maximaal 200 woorden per vraag.
@Stichting Lichtschip en Bezinningshuis De Anker;Hindeloopen;Oosterstrand 6;8713 JS;www.deankerlichtschip.example;gasten@deankerlichtschip.example;0514 555 602;Sytske Wiersma
Wij ontvangen groepen van kerken en scholen, maximaal 18 slapers, en zoeken een boekingssysteem met maaltijden en dieetwensen.
Er is [[description|geen internet aan boord]], dus het moet offline werken en 's avonds bijwerken.
Onze [[description|stiltekapel zit in de kettingbak]] en wordt apart verhuurd, per uur.
De toeristenbelasting gaat via de gemeente, het liggeld via de haven.
[[entity|Sytske]] neemt op, maar niet tijdens de [[description|vesper die wij met een misthoorn openen]].
@Koninklijke Turnkring Voorwaarts;Lokeren;Sportlaan 3;9160;www.voorwaartslokeren.example;info@voorwaartslokeren.example;09 555 218;Katrien De Bock
Beste, wij zijn een turnclub met 540 leden en zoeken iets beter dan Excel.
- inschrijven per groep, met wachtlijst en broers/zussen
- lidgeld gespreid, attest voor het ziekenfonds, UiTPAS
- trainersvergoeding (vrijwilligersplafond!) en verenigingswerk
- turnfeest: tickets, zaalplan, drank
- koppeling met Gymfed voor de verzekering
Nu Twizzit, maar dat is te ingewikkeld voor onze secretaris. Assisto? ClubCollect? Wie heeft ervaring?
@Zorgcoöperatie De Kern;Casteren;Dorpsplein 4;5529 AE;www.zorgdekern.example;bureau@zorgdekern.example;0497 555 346;Ad Pijnenburg, Sjan Hendrikx
Verslagje ALV. Er was [[description|stemming met kastanjes in twee emmers]], zoals altijd, en het voorstel is aangenomen.
We kopen dus een cliëntvolgsysteem en een planning voor de dorpsondersteuner, eten, vervoer en klussen.
[[entity|Sjan]] noemde dat het systeem ook leden zonder zorgvraag moet kennen, dat zijn er 260.
Bankzaken bij Rabo. [[entity|Ad]] haalt prijzen op, voor november.
Verder werd nog gevraagd of we de logeerkamers [[description|boven de opgegraven Romeinse villa]] kunnen verhuren.
@Filmhuis Het Zwarte Doek;Wageningen;Wilhelminaweg 3;6703 CE;www.hetzwartedoek.example;kassa@hetzwartedoek.example;0317 555 740;Margot Heil
FILMHUIS ZOEKT TICKETING
Zalen: 2 (84 en 46). Voorstellingen: 1.150 per jaar. Vrijwilligers: 110.
Moet: Cineville, CJP, We Are Public, Filmhuispas, 5-rittenkaart, kortingscode, studenten, Kitx of Ticketlab vergelijken.
Mag: DCP-planning, KDM-beheer, koppeling met Veezi.
Wil niet: servicekosten voor de bezoeker, verplicht account, app.
Bar: Lightspeed Restaurant of UnTill. Boekhouding: Twinfield.
Planning: migratie tijdens de zomerstop.
@Stichting Vlaggenmuseum en Naaikring De Wimpel;Lemmer;Polderdijk 29;8531 VP;www.dewimpellemmer.example;vlag@dewimpellemmer.example;0514 555 177;Rienk Hofstra
Kom even met u brainstormen. Wij hebben [[description|1.600 vlaggen]], een klein winkeltje, en naaisters.
Elke vlag heeft een verhaal, bijvoorbeeld de [[description|wimpel die van de Zuidpool terugkwam als kaasdoek]].
Dat moet je kunnen opzoeken, met foto, maat, stof, bruikleen.
Bestellingen voor het naaien met maatblad, aanbetaling, gereedmelding.
Ik ben [[entity|Rienk]], [[description|oud-zeilmaker]] van [[entity|de Hofstra's]], dus van computers weet ik niks.
@Volksuniversiteit Rijn & IJssel;Doetinchem;Terborgseweg 101;7005 BA;www.vurijnijssel.example;cursus@vurijnijssel.example;0314 555 680;Elly Wolbers
Cursusadministratie gezocht, 210 cursussen, 3.100 inschrijvingen.
Vereisten: minimum aantal deelnemers, automatische annuleringsmail, docentcontract, vrijwilligersvergoeding, presentielijst, certificaat.
Betalen met iDEAL of bonnen, btw-vrijstelling, teruggave bij ziekte.
Talen: Engels A1 t/m B2, Spaans, Italiaans, Japans; ook NT2 en inburgering via DUO.
Nu hebben wij Cursad, te duur. Gewenst: WordPress-koppeling, MailChimp, SEO.
Graag een proefaccount voor twee personen.
@Stichting Gevangenentheater Tralies;Veenhuizen;Hoofdweg 18;9341 BD;www.traliestheater.example;regie@traliestheater.example;0592 555 408;Ruben Hoving
Hi, it's [[entity|Ruben]] from the theatre. Our cast changes every six weeks because [[description|half of it is released before the premiere]].
I need scheduling software that can swap a name out across rehearsals, costumes and programme booklets in one click.
Tickets need [[description|a passport number and a security check]] a week ahead.
Our bar only sells [[description|lemonade brewed by the lifers]], so a plain till will do.
@Stichting Stadsboerderij en Voedselbos Tuinrijk;Amsterdam;Osdorperweg 540;1067 SX;www.tuinrijkamsterdam.example;info@tuinrijkamsterdam.example;020 555 339;Jiska Bruin
Hoi, wij leveren groentepakketten aan 180 leden en zoeken iets voor abonnement, ophaalpunt en incasso.
Variabele inhoud per week, allergie, pauze bij vakantie, ruilbak.
Nu Lemonsqueezy voor de betaling en een sheet voor de rest. Foodcoop-software bekeken (Foodsoft, Local Food Nodes).
Onze vrijwilligers werken op telefoon, iOS en Android. Vaste route van het busje wordt nu door een bord bepaald.
Wat kosten jullie, per abonnee?
@Parochiaal Rusthuis Sint-Blasius;Meise;Nieuwelaan 44;1860;www.sintblasiusmeise.example;dienst@sintblasiusmeise.example;02 555 760;Jan Biesemans, Zuster Gudula
Voorstel (klad)
Bewoners 38, meestal [[description|broeders en zusters uit congregaties die ophielden]]. Daardoor is er per bewoner een [[description|congregatie als betaler, soms in Congo]].
Software moet dus twee facturen kunnen: dagprijs aan de provinciale, supplement aan de persoon.
Ook: liturgisch dieet, sacramenten, [[description|kaars met de naam van elke gestorvene, aan de lift]], medicatie.
[[entity|Jan]] regelt de demo, eerst telefoneren: [[entity|02 555 760]].
@Duikschool en Reddingsbrigade Zilvervis;Hoorn;Westerdijk 62;1621 LE;www.zilvervishoorn.example;brigade@zilvervishoorn.example;0229 555 193;Esther Kroon
Wij zoeken registratie van brevetten, examens en inzet op evenementen.
Leden 290, jeugd 120. Brevetten volgens Reddingsbrigade Nederland en PADI/NOB.
Materiaallijst: Suzuki-buitenboordmotor 40 pk, RHIB, jetski, droogpakken, portofoons, AED.
Voorwaarden: 2FA, datakluis in Nederland, mobiel formulier bij inzet.
Declareren bij de gemeente per uur bewaking. Verzekering koepel moet te downloaden zijn.
Welke software wordt hier het meest voor gebruikt?
@Stichting De Grijze Kat Huiskamerbios;Zierikzee;Karsteil 21;4301 RK;www.degrijzekatzz.example;kat@degrijzekatzz.example;0111 555 248;Wout Bolle
Onze bioscoop heeft [[description|29 stoelen en één kat]], en als [[description|de kat in stoel acht ligt, is die niet verkocht]].
Dus ik zoek een ticketsysteem dat op de dag zelf een stoel kan weghalen.
Verder filmverhuur, borrel, cadeaubon, en mensen die [[description|met een krat mosselen betalen]], dat boeken we als barter.
Kunt u met [[entity|Wout]] bellen, liefst na half acht? Hij had vroeger [[description|een visafslag en kan nog steeds veilen op de klok]].
@Stichting Sport en Bewegen Rivierenland;Tiel;Papesteeg 101;4006 WC;www.sbrivierenland.example;info@sbrivierenland.example;0344 555 519;Remco van Zanten
Buurtsportcoaches: 22, vakleerkrachten: 17, projecten: 60 per jaar.
Systeemwensen: uren op project (WBSO-achtig), urenstaat, inhuur, subsidieverantwoording, deelnemers per postcodegebied.
Ook agenda en materiaalverhuur (springkussens, ballenkar).
Beleidskader: BRC, GALA, IZA, Sportakkoord II.
Wij gebruiken nu Simplicate en Playpass. Graag koppeling met Loket.nl en Power Automate.
Offertes mogen digitaal via het contactformulier.
@Stichting Rietvlechterij Het Vlechtwerk;Wanneperveen;Veneweg 173;7946 LX;www.hetvlechtwerkwv.example;werkplaats@hetvlechtwerkwv.example;0522 555 086;Egbert Wicherson
Afgelopen dinsdag was de wethouder van [[entity|Steenwijkerland]] hier en hij vroeg naar cijfers over arbeidsparticipatie. Die hadden we dus niet.
We zoeken iets voor trajecten, uren en begeleidingsgesprekken, 31 mensen.
Productie per persoon: stoelmatten per dag, met een bonus, want we [[description|vlechten de kappen voor de enige luchtballonmand met een rieten stoel]].
[[entity|Egbert]] is geen schrijver, vandaar dat [[entity|Hennie]] dit doet.
Ook rekenen we per voet riet. Werkt dat in Exact?
@Stichting Toegankelijk Theater;Gouda;Boelekade 16;2806 AB;www.toegankelijktheater.example;kaartjes@toegankelijktheater.example;0182 555 871;Maud Bosman
Ik zoek een ticketsysteem dat rolstoelplaatsen, begeleiderskaart en ringleiding kent, en dat screenreaders (NVDA, JAWS, VoiceOver) goed leest.
WCAG 2.2 AA met een echt rapport, geen verklaring.
Audiodescriptie en ondertiteling per voorstelling als filter.
Wij hebben 62 avonden, capaciteit 310, en werken nu met Active Tickets.
Wat wij graag weten: doet uw betaalpagina het met alleen een toetsenbord?
Dank, antwoord mag per telefoon of in een Word-bestand.
@Heemkunde en Fietsmuseum Pedaal;Nijverdal;Grotestraat 205;7443 BG;www.pedaalnijverdal.example;info@pedaalnijverdal.example;0548 555 733;Bernard Kolkman, Ina Rodijk
[[entity|Bernard]] hier. Wij hebben 130 fietsen, waarvan de helft kan rijden, en die verhuren wij dus.
Verhuur met borg per identiteitsbewijs, schade, en een groep moet binnen een half uur op weg zijn.
Pronkstuk is de [[description|houten fiets waarop een dominee de bevrijding aankondigde]].
En we organiseren het [[description|WK achteruit fietsen, met deelnemers uit elf landen]], daarvoor inschrijving met startgeld.
[[entity|Ina]] doet de administratie, ze wil geen wolk, zei ze, maar gewoon een programma.
@Kinderopvang Villa Lollipop;Zoersel;Handelslei 88;2980;www.villalollipop.example;contact@villalollipop.example;03 555 097;Inge Van Looveren
Crèche, 49 plaatsen, IKT-vergunning trap 2.
Vraag: software voor kindplannen, aanwezigheden, opvangbestelling, facturatie met IKT-tarief en respijtdagen.
Koppeling: Opgroeien, Kindcode, doccle, Isabel.
Wij willen een tablet aan de deur, maar geen vingerafdruk.
Loon is bij Acerta, boekhouding bij onze accountant met BOB 50.
Budget: circa 150 per maand, 36 maanden, en hulp bij de overzetting.
@Stichting Volkstuin en Ontmoeting De Spade;Nuenen;Papenvoortse Heide 10;5674 TR;www.despadenuenen.example;bestuur@despadenuenen.example;040 555 824;Nettie Coolen
[[entity|Spade]]-notitie voor de penningmeester, nr. 7
1. De pacht gaat voortaan per SEPA.
2. De wachtlijst moet openbaar en anoniem.
3. Iedereen krijgt een code voor het hek, nu is dat 1882 en dat weet heel [[entity|Nuenen]].
4. [[description|Aardappelen uit het perceel van de schilder worden apart gewogen]] voor de veiling.
5. [[entity|Nettie]] vraagt twee aanbieders, één met app, één zonder.
@Nederlandse Vereniging voor Trekharmonica's en Draaiorgels;Hilvarenbeek;Vrijthof 27;5081 CB;www.nvtd.example;ledenblad@nvtd.example;013 555 412;Gijs Roest
Namens ons landelijk bestuur een vraag over ledensoftware.
Wij hebben 1.350 leden in 14 landen, [[description|het blad gaat in drie talen]], en betaling gebeurt met PayPal, cheque en overschrijving.
Wie lid wordt, krijgt een [[description|gaatje in het boek van de oudste draaier]], en dat gaatje wordt op ons [[description|jaarlijkse verkeersopstopping van honderd orgels]] doorgedraaid.
Software moet dus leden volgnummers geven die nooit hergebruikt worden.
Informatie: [[entity|G. Roest]], redactie.
@Stichting Museumkerk en Kinderatelier;Harlingen;Kerkpad 3;8861 HD;www.museumkerkharlingen.example;info@museumkerkharlingen.example;0517 555 620;Popke Vlietstra
We willen af van drie losse kalenders, dus een systeem voor verhuur, kaartjes en kinderfeestjes.
Zaal is 220 personen, de nis 30, het atelier 16. Opties moeten verlopen na zeven dagen.
Offerte, contract, factuur met deelbetaling, koffie en beamer als extra.
Pin met Adyen of SumUp, kassa Lightspeed, agenda in Outlook, website in Joomla.
ANBI-giften graag als los product. Hoeveel zou zoiets kosten?
En ja, ook een app als dat niets extra kost.
@Leesclub en Wijkbibliotheek Het Sloophuis;Heerlen;Limburgiastraat 30;6415 VT;www.hetsloophuis.example;boek@hetsloophuis.example;045 555 953;Noud Crombach, Fatma Yilmaz
[09:14] [[entity|Noud]]: hebben we nou nog dat uitleenprogramma gevonden
[09:15] [[entity|Fatma]]: nee, Koha is te groot, Tinycat misschien
[09:17] ok maar hij moet [[description|boeken uitlenen aan mensen zonder adres]]
[09:18] en niet naar boetes vragen, want [[description|wie te laat is, metselt een steen in de muur]]
[09:20] en zaaltje huren, kopje koffie een euro, jaarkaart vijf
[09:22] we zitten in een [[description|lampenkamer van een gesloopte mijn]], wifi dus nul
@Stichting Klokkengieterij Open Huis;Heiligerlee;Hereweg 12;9677 PK;www.klokopenhuis.example;gieten@klokopenhuis.example;0597 555 871;Albert Tuin
Bezoekers boeken bij ons [[description|een middag gieten]], acht per keer, en ze komen een week later terug als het brons koud is.
Twee afspraken dus in één boeking, dat snapt geen enkel pakket dat ik zag.
We stemmen met [[description|een stemvork uit het atoomonderzeebootproject]], en wie raak luistert krijgt korting.
De ovens zijn gestookt door [[description|een oud-torpedomaker die altijd met blote armen werkt]]; hij wil een lijst op papier.
Pin, cadeaubon, verzending van zware dozen. Bellen met [[entity|Albert]].
@Begijnhofvereniging Sint-Aldegondis;Diest;Engelen Conventstraat 9;3290;www.aldegondisdiest.example;hof@aldegondisdiest.example;013 555 248;Veerle Torfs
Aan wie het aanbelangt: onze bewoners huren een huisje in erfpacht en betalen een deel in werk.
Die uren moeten in de huurberekening, en dat doet nu een gepensioneerde notaris met een rekenlat.
- ieder huis [[description|verft zijn deur in de kleur die de laatste begijn uitkoos]], de kleurcode hoort bij het dossier
- de poort sluit automatisch, behalve als [[description|de ganzen nog buiten lopen]]
- herstellingen, sleutels, wachtlijst
Demo bij [[entity|Veerle]] thuis.
@Stichting Blindenzeilen Noordzee;IJmuiden;Kennemerboulevard 200;1976 EG;www.blindenzeilen.example;wal@blindenzeilen.example;0255 555 614;Karel Dijkshoorn, Priya Ramdin
We need a booking and crew tool that works with a screen reader from start to finish, because half the board uses one.
Guests [[description|sail in pairs with a sighted mate]], and our [[description|helmsman steers by a choir of tuned buoys]], so weather cancels most trips.
Waiting list, dietary notes, medical form, one invoice per sponsor.
[[entity|Priya]] tests everything on her phone. She also designed [[description|the chart you read with your feet]].
@Stichting Hondenschool voor Hulphonden De Riem;Herpen;Wijksestraat 18;5373 KE;www.deriemherpen.example;training@deriemherpen.example;0486 555 307;Dorry van Erp
Vragenlijst, wij vullen in wat wij weten.
Soort organisatie: stichting, hulphonden. Aantal honden in opleiding: 26. Gastgezinnen: 31.
Nu in gebruik: Teamleader, dat is voor bedrijven, wij schrijven de hond als klant in.
Nodig: dossier per hond en per cliënt, overdracht, nazorg, gevers.
Bijzonderheden: de pups gaan een maand [[description|logeren bij de trappisten om stilte te leren]]; de examens doen we [[description|in een leegstaand warenhuis met draaiende roltrap]].
Contactpersoon: [[entity|Dorry]].
@Toneelvereniging De Stille Boei;Stavoren;Havenweg 15;8715 EM;www.destilleboei.example;spul@destilleboei.example;0514 555 090;Jelle Bouma
Hoi, met ons, nog een keer over die kaartjes.
We speulen dit jaar op vijf avonden en [[description|het decor wordt elke avond in brand gestoken]], op het ijs of op een ponton, dus de datum is onder voorbehoud.
Publiek krijgt zaterdag pas te horen of het doorgaat. Terugbetalen moet dus met één knop.
De [[description|souffleur zit al veertig jaar in een teerton]], die heeft een gratis plaats.
App of whatsapp, [[entity|Jelle]] leest alles.
@Stichting Molukse Wijkraad Oost;Elst;Dorpsstraat 71;6661 EJ;www.wijkraadoostelst.example;raad@wijkraadoostelst.example;0481 555 366;Ruth Pattiwael, Jopie Sahetapy
Beste leverancier, er wordt van ons een ledenlijst gevraagd, met huishoudens en stemrecht.
Ons stemmen gaat per familie, en de [[description|oudste tante heeft een dubbele stem sinds de barakken]], dat moet dus in de software kunnen.
Daarnaast zaalverhuur, uitvaartkas, muzieklessen en de keuken van [[entity|tante Jopie]].
Onze zaal staat [[description|op het exercitieterrein, onder het oude wachthuis]]; de sleutel beheert [[entity|Ruth]].
Met vriendelijke groet
@Stichting Zaans Kinderkookcafé De Roerspaan;Zaandam;Hogendijk 83;1506 AE;www.deroerspaanzaandam.example;koks@deroerspaanzaandam.example;075 555 438;Nico Klopper
Reserveringen per uur, kinderen per leeftijd, allergenen per gerecht, en de kaartverkoop met pin.
Alles wordt klaargemaakt in [[description|een cacaofabriek waar de muren nog ruiken]], en dat is ook ons probleem: de notenallergie moet in het systeem als rode vlag.
Onze chef is [[description|elf jaar oud en wordt elk kwartaal gekozen]]. Die krijgt een eigen inlog met minder rechten.
Verder zijn er verjaardagen, schoolgroepen, facturen. [[entity|Nico]] is de volwassene.
@Heilig Hart Ziekenhuisvrijwilligers vzw;Lier;Mechelsestraat 24;2500;www.hhvrijwilligerslier.example;vrijwilligers@hhvrijwilligerslier.example;03 555 777;Greet Verlinden
Nota voor de vergadering van donderdag
Wij begeleiden patiënten van de ingang naar de kamer, 92 vrijwilligers, en plannen gebeurt met magneten op een bord.
Wij vragen: uurrooster, vervanging, onkostenvergoeding, verzekering, GDPR.
Onze mensen herkent ge aan een [[description|geel schaap op de rug, geborduurd door de zusters]], en wie vijf jaar meedraait mag [[description|één keer met de wasserijlift mee naar de toren]].
[[entity|Greet]] houdt daar een apart lijstje voor bij.
@Kamerorkest en Zangstichting Het Gietijzer;Ulft;Hutteweg 26;7071 BT;www.hetgietijzer.example;muziek@hetgietijzer.example;0315 555 129;Henk Rexwinkel, Suzan Tiecken
Van: [[entity|suzan@hetgietijzer.example]]
Beste, onze concertagenda zit in de hoofden van twee mensen en één van hen stopt ermee.
Wij zoeken een planning met musici, honoraria, bladmuziek, vervoer van slagwerk.
Het slagwerk is het bijzondere stuk: [[description|achttien emaillen pannen die toonzuiver gegoten zijn]], verzekerd op vier ton.
Repeteren doen we [[description|onder de loopkraan van de voormalige gieterij]], met jas aan.
[[entity|Henk]] draagt over vóór Pinksteren.
@Stichting Taxushof Begraafplaats en Columbarium;Naarden;Amersfoortsestraatweg 4;1411 HB;www.taxushof.example;beheer@taxushof.example;035 555 284;Ewout Lagerwey
Ik werk hier alleen, dus hou het eenvoudig: grafregister, rechthebbenden, verlengen, factuur, kaart met gps.
Er zijn 3.900 graven. Achterin ligt [[description|een circusdirecteur met zijn olifant]] en daar komen bussen voor, dus ook rondleidingen boeken.
Ik was zelf [[description|doelman van een betaalde voetbalclub voordat ik grafmaker werd]] en gooi de kluiten nog altijd met links.
Software op de telefoon graag, want het kantoor is een hok. [[entity|Ewout]]
@Huurdersvereniging De Blokkendoos;Schiedam;Nieuwe Haven 161;3116 AB;www.huurdersblokkendoos.example;huurders@huurdersblokkendoos.example;010 555 402;Sevda Aydin
Dear all, we are the [[description|tenants' union of one very long building]] and we want a small CRM.
Complaints by staircase, meetings, voting, a petition tool, multilingual letters.
Our flat was [[description|built upside down, with the sheds on the roof]], so floor numbers count backwards and your address field must allow it.
The landlord is [[entity|Havenzicht Wonen]], please don't contact them. Ask [[entity|Sevda]], she is chair since [[description|the lift strike when we carried the mayor upstairs]].
@Stichting Palingmuseum en Rookhuis;Spaarndam;Westkolk 9;2063 JW;www.palingrookhuis.example;rook@palingrookhuis.example;023 555 811;Barend Kops
Kassa met weging per ons, [[description|voorraad per rookgang en entreekaartjes]], alles op één bon, zo had ik het bedacht.
De boekhouder zegt twee btw-tarieven en een apart journaal. Zal wel.
Rondleidingen doen we [[description|in het donker, op de geur, met een touw]], maximaal tien, reserveren verplicht.
Elk kind krijgt mee naar huis [[description|een palinghuid-riempje met zijn naam]], voorraad per letter dus.
Ik heet [[entity|Barend]], ik zit meestal aan [[entity|de Kolk]].
@Wielervereniging en Jeugdhonk De Ketting;Zwevezele;Hille 44;8750;www.dekettingzwevezele.example;koers@dekettingzwevezele.example;051 555 236;Frans Vanparys, Ilse Goethals
We zoeken iets voor inschrijven, rugnummers en den uitslag, liefst vandaag nog.
Ons koers vertrekt [[description|in de stal van een boer en eindigt in dezelfde stal]], dus de fotofinish is een webcam boven de koeien.
Vergunningen bij de gemeente, seingevers, verzekering van Cycling Vlaanderen, dat moet per renner te zien zijn.
Winnaar krijgt [[description|zijn gewicht in bloemkolen]], dus een weegschaal koppelen zou plezant zijn, zegt [[entity|Ilse]].
Tel [[entity|051 555 236]].
@Stichting De Brede Beek Gezinshuizen;Vaassen;Dorpsstraat 99;8171 BM;www.debredebeek.example;gezinshuis@debredebeek.example;0578 555 680;Gijsbert en Tonny Hulleman
Wij hebben zeven gezinshuizen en wonen zelf in nummer drie. Er moet een dossier komen dat ook de ouder snapt.
Jeugdwet, PGB, kwaliteitsregister, matching, verlofregeling, dat ken je allemaal.
Wat de vorige leverancier niet wilde geloven: elk kind krijgt bij aankomst [[description|een eigen forel in de spreng]], die staat in het dossier met lengte.
En onze huizen waren [[description|papiermolens, het water loopt onder de eettafel]]. [[entity|Tonny]] typt, [[entity|Gijsbert]] praat.
@Stichting Bibliobus Eilanden;Tholen;Oudelandsepoort 7;4691 CB;www.bibliobuseilanden.example;bus@bibliobuseilanden.example;0166 555 553;Adrie van Gorsel
Onze bus heeft kenteken [[entity|BX-555-T]] en rijdt 34 haltes, en we zoeken routeplanning met uitleen onderweg.
Wise kan het, maar niet zonder internet, en tussen de dijken valt alles weg.
Op de laatste halte [[description|ruilen we boeken tegen uien, volgens een koers op het raam]], dat hoeft niet in het systeem maar wel in de jaarcijfers.
[[entity|Adrie]] rijdt al zolang dat [[description|er een prentenboekhaas naar hem is genoemd]].
@Stichting Stiltecentrum Onder de Startbaan;Nieuw-Vennep;Venneperweg 380;2153 AE;www.stiltecentrumosb.example;rust@stiltecentrumosb.example;0252 555 960;Wilma Kuiper
Hello, we run a meditation centre and want an online diary with memberships and pay-what-you-can.
Sessions last exactly as long as [[description|the gap between two landings, so the start time is never known]].
We would push the time by text message, about ten minutes ahead. Is there any software that does that?
Our founder was [[description|an air traffic controller who lost her voice]] and teaches with lamps.
Write to [[entity|Wilma]].
@Vrouwenkoor en Visserijvereniging De Boetsters;Urk;Wijk 3-41;8321 EL;www.deboetsters.example;koor@deboetsters.example;0527 555 148;Jannetje Romkes
Ledenlijst, contributie, kleding, optredens. Zo simpel is het, maar we hebben acht leden die [[entity|Jannetje]] heten.
Dus zoeken op bijnaam moet, zoals [[entity|Jannetje van de Vuurtoren]].
Wij zingen [[description|terwijl we netten repareren, en het net wordt na afloop verkocht]]; de opbrengst is per concert te boeken.
Op zondag geen meldingen versturen, echt niet, ook geen automatische.
@Stichting Kinderuniversiteit De Loep;Heverlee;Naamsesteenweg 308;3001;www.deloepheverlee.example;lab@deloepheverlee.example;016 555 418;Koenraad Thys
Wij zoeken een inschrijfsysteem dat om klokslag negen niet omvalt, want dan willen 2.000 ouders tegelijk.
Loten mag ook. Sociaal tarief, attest, lijst per lokaal, sms bij afwezigheid.
De lessen geven wij [[description|in de snijzaal met het glazen paard]] en het diploma wordt [[description|door een robotarm met ganzenveer getekend]].
Betaling via Mollie, boekhouding in Yuki. Stuur maar naar [[entity|Koenraad]].
@Stichting Kamp en Buitenschool De Heivlinder;Lage Vuursche;Hilversumsestraatweg 30;3749 BL;www.deheivlinder.example;kamp@deheivlinder.example;035 555 671;Ot Zwanenburg, Sterre Blijleven
[20:41] [[entity|Sterre]] ik heb m gevonden, een programma met slaapzalen én lessen
[20:42] kan ie ook bedden die buiten staan
[20:42] want bij ons slapen de kinderen [[description|in bedden op rails die 's avonds naar buiten rollen]]
[20:44] dat veld heet dan gewoon kamer
[20:45] en [[entity|Ot]] wil facturen per school, max 3 termijnen, en dieet
[20:47] en het [[description|logboek van het tbc-huis]] als bijlage, voor de rondleiding
@Stichting Tweetalig Theater Grensgeval;Baarle-Nassau;Loveren 12;5111 TC;www.grensgevaltheater.example;podium@grensgevaltheater.example;013 555 520;Cor Verheijen, Els Jacobs
Our ticketing must charge two VAT rates, because [[description|the stage and the stalls lie in different countries]].
It also has to print invoices from two entities and [[description|respect two sets of fire rules]]. Previous suppliers laughed, then cried.
During the pandemic [[description|the actors could play but row five was closed]], so seats need a country field.
[[entity|Els]] signs on one side, [[entity|Cor]] on the other. Mail [[entity|podium@grensgevaltheater.example]].
`
