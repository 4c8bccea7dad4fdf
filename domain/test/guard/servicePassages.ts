/** Of building, energy, cleaning, law, agencies and laboratories, by somebody who had not seen the guard. One in three tells nothing. */
export const servicePassages = `
@Bouwbedrijf Terpstra-Hoekema;Wommels;Terp 12;8731 BA;www.terpstrahoekema.example;info@terpstrahoekema.example;0515 555 231;Jelle Terpstra, Anke Hoekema
Even ingesproken vanuit de bus, dus sorry voor het gekraak. [[entity|Anke]] wil van de losse werkbonnen af en ik eigenlijk ook.
We zijn nu bezig met [[description|de kerktoren die vorig jaar door de bliksem doormidden ging]] en elke steiger, elke lift steen wordt op een kladblok bijgehouden.
Wat ik zoek is nacalculatie per uur en per bouwdeel, koppeling met Snelstart, en foto's die vanzelf in het goede project vallen.
We hebben elf man, vier bussen en niemand die van computers houdt.
@Klimaattechniek Vos & Rademaker;Zwijndrecht;Nijverheidsweg 41;3331 LN;www.vosrademaker.example;service@vosrademaker.example;078 555 640;Dennis Vos, Ilse Rademaker
PROGRAMMA VAN EISEN - SERVICE
• Planbord met drag & drop, monteurs in Android-app
• Onderhoudscontracten met SLA, F-gassenregistratie en BRL 100
• Koppeling Technische Unie, Rexel, Daikin Cloud en Exact Online
• Ketelhistorie: Nefit, Remeha, Intergas, Vaillant
• SCIOS Scope 1, 2 en 6 als standaardformulier
Wij hebben 34 monteurs en doen rond de 9.000 beurten per jaar. Syntess en Acto hebben we al gezien.
@Studio Lindegracht Architecten;Deventer;Assenstraat 88;7411 JW;www.studiolindegracht.example;post@studiolindegracht.example;0570 555 118;Merel Haverkate, Tobias Oonk
Notulen maatschapsoverleg
1. Urenstaten: [[entity|Tobias]] vult ze pas in op vrijdag, vaak uit het hoofd. Moet anders.
2. Projecten lopen door elkaar sinds we [[description|de oude koekfabriek tot school ombouwen]] naast de gewone woningbouw.
3. Software: TimeChimp bekeken, Simplicate volgende week. Wens: fasen volgens DNR-STB, percentages gereed, factuurvoorstel.
4. Rondvraag: wie haalt [[description|het schaalmodel uit de etalage van de kaasboer]]?
@Ingenieursbureau Kadewerk BV;Terneuzen;Schuttershofweg 3;4538 AB;www.kadewerk.example;info@kadewerk.example;0115 555 902;Pieter de Feijter
Beste adviseur,
Wij rekenen aan waterbouwkundige constructies en zoeken een systeem voor projectadministratie en documentbeheer.
Onze tekenaars werken in Revit en AutoCAD Civil 3D, de rekenaars in Plaxis, SCIA en D-Sheet Piling. Revisies (A, B, C, definitief) moeten terug te vinden zijn conform NEN 2574 en ISO 19650.
Voorkeur voor hosting in Azure West Europe. Budget circa 18.000 euro per jaar, inclusief 22 gebruikers.
Graag vóór 1 juni een shortlist.
@Energiecoöperatie De Grutte Wyn;Holwerd;Ternaarderdyk 9;9151 GA;www.degruttewyn.example;bestjoer@degruttewyn.example;0519 555 077;Sjoukje Wiersma, Harm Bosgra
hoi, ik schrijf namens het bestuur van de coöperatie
wij hebben 412 leden en houden die bij in een excel die [[entity|Harm]] op zijn laptop heeft. elk lid heeft aandelen in [[description|de molen die we van de failliete garnalenpeller kochten]]
dividend uitrekenen kost ons drie avonden en een fles berenburg
zoeken: ledenadministratie, SEPA, certificaten, stemmen op afstand. in het [[entity|Frysk]] zou mooi zijn maar is geen eis
gr [[entity|Sjoukje]]
@Van Loon Containers en Recycling;Oss;Galliërsweg 7;5349 AT;www.vanlooncontainers.example;planning@vanlooncontainers.example;0412 555 310;Bart van Loon
Vraag: Welke stromen verwerkt u? Antwoord: bouw- en sloopafval, B-hout, groen, puin, gips, EPS.
Vraag: Hoeveel wagens? Antwoord: 9 haakarm, 4 portaal, 2 kraan.
Vraag: Wat moet het pakket kunnen? Antwoord: weegbrug koppelen (Mettler Toledo), begeleidingsbrieven digitaal, LMA-meldingen, Euralcodes, facturen naar AFAS.
Vraag: Huidige situatie? Antwoord: Clear Enviro uit 2011, wordt niet meer ondersteund.
Vraag: Bijzonderheden? Antwoord: geen.
@Schoonmaakbedrijf Blinkert;Haarlem;Spaarndamseweg 210;2021 CB;www.blinkert.example;kantoor@blinkert.example;023 555 411;Fatiha El Amrani, Jos Blinkert
Goedemiddag, u vroeg waar het misgaat. Bij de nachtploeg dus.
[[entity|Fatiha]] regelt die met zestig appjes per week, want wij doen [[description|de walvisskeletten in het museum met zachte kwasten]] en daar mogen maar vijf mensen aan komen.
Die bevoegdheden zitten in haar hoofd. Als zij ziek is, staat de boel stil.
We willen roosters met kwalificaties, klokken via NFC, CAO Schoonmaak erin en een koppeling met Loket.
@Nachtwacht Beveiliging Kempen;Turnhout;Steenweg op Gierle 64;2300;www.nachtwachtkempen.example;dispatch@nachtwachtkempen.example;014 555 820;Koen Verheyen, Griet Aerts
Wij zoeken een roosterpakket voor bewakingsagenten, PC 317, met vergunningen volgens de wet van 2 oktober 2017 en vervaldata van de identificatiekaarten.
De meeste posten zijn gewone winkels en werven. Daarnaast doen wij elk jaar [[description|de bewaking van het zandsculpturenveld met ganzen]], ja, echte ganzen, want honden graven.
[[entity|Griet]] vraagt of dieren als "resource" ingepland kunnen worden. Ik durfde het bijna niet op te schrijven.
Koppeling met SD Worx of Acerta is een must.
@Uitzendbureau Handig Werk;Venlo;Keulsepoort 19;5911 BX;www.handigwerk.example;venlo@handigwerk.example;077 555 236;Marloes Geurts
Must haves
- NBBU-cao, fase A/B/C, ET-regeling, G-rekening, SNA-keurmerk
- Nmbrs of Pivoton voor verloning, backoffice via HelloFlex
- Sollicitanten uit Indeed en Werkzoeken automatisch binnen
- Pools, Roemeens en Engels in de app
Nice to have
- WhatsApp-koppeling, e-sign via Evidos, dashboards in Power BI
Omvang: 380 flexkrachten in de week, pieken in mei en september.
@Administratiekantoor Jonkers & Schot;Goes;Ganzepoortstraat 5;4461 JN;www.jonkersschot.example;info@jonkersschot.example;0113 555 764;Wim Schot, Leonie Jonkers
Even een aanvulling op ons gesprek van dinsdag.
Wij boeken voor een gemengde klantenkring, maar [[description|driekwart van de mosselkwekers hier zit bij ons]], en vader [[entity|Wim]] [[description|was vroeger zelf schipper op de YE 72]], dus die jongens bellen hem op zijn mobiel.
Dossiers liggen in Visionplanner, Twinfield en een kast. Wij willen één portaal waar de klant zelf zijn bonnetjes inschiet.
Wwft-onderzoek en opdrachtbevestigingen er het liefst bij.
@Advocatenkantoor De Witte Raaf;Roermond;Swalmerstraat 27;6041 CV;www.dewitteraaf.example;secretariaat@dewitteraaf.example;0475 555 093;mr. Eline Hendrickx, mr. Paul Sijben
Geachte heer, mevrouw,
Ons kantoor zoekt een opvolger voor BaseNet. Wij zijn met zeven advocaten en doen overwegend letselschade.
Sinds [[description|de gasontploffing in de zwembadkelder]], waarvan wij alle slachtoffers bijstaan, telt één dossier ruim 40.000 stukken. Dat trekt het pakket niet.
Verder: toevoegingen via de Raad voor Rechtsbijstand, conflictcheck, uren per zes minuten.
Met vriendelijke groet, [[entity|E. Hendrickx]]
@Assurantiekantoor Bremmer;Hoogeveen;Schutstraat 131;7907 CB;www.bremmer.example;polis@bremmer.example;0528 555 600;Gerrit Bremmer
Onderwerp: vervanging ANVA
Wij werken met 4.300 relaties en circa 11.000 polissen bij Nationale-Nederlanden, ASR, Klaverblad, De Goudse en Unigarant.
Nodig: AFD 2.0-berichten, ADN-prolongatie, Wft-dossier, IDD-proof klantprofiel, adviesmodule hypotheken met HDN.
Dias, CCS Level 7 en Faster Forward staan op de lijst. Welke kan ook incasso in eigen beheer?
@Bureau Pluim Communicatie;Leuven;Vaartkom 33;3000;www.bureaupluim.example;hallo@bureaupluim.example;016 555 145;Lies Pluym, Yannick Docx
[09:12] ik heb de demo van Teamleader gezien, best ok
[09:13] maar het loopt vast bij onze uren, wij factureren per campagne en niet per uur
[09:15] bv die ene [[description|stoet met de opblaasbare asperge]], daar zaten 3 gemeentes op als betaler
[09:16] [[entity|Yannick]] zegt Productive of Scoro
[09:18] en [[entity|Lies]] wil ook nog iets met een mediabank. budget? 400 per maand max
@Brightfen IT BV;Emmen;Eendrachtweg 50;7814 RA;www.brightfen.example;support@brightfen.example;0591 555 880;Roy Meppelink
We are a managed service provider with 1,800 endpoints under contract and 26 engineers.
Looking for a PSA that talks to NinjaOne, Microsoft 365 Lighthouse, Datto and Exact Online. Contracts per seat, tiered SLAs, prepaid hour blocks.
Autotask was too heavy, HaloPSA looks promising, ConnectWise is out of budget.
Data must remain in the EU; Dublin or Frankfurt regions are fine. ISO 27001 and NIS2 reporting are required.
@Vertaalhuis Babbelaar;Middelburg;Lange Delft 60;4331 AR;www.vertaalhuisbabbelaar.example;vertalen@vertaalhuisbabbelaar.example;0118 555 317;Hanneke Wisse, Ouafa Benali
Wie zijn wij: vertaalbureau met 6 mensen en 140 freelancers.
Wat ging er mis: vorig najaar is [[description|een bijsluiter voor duiven als die voor mensen]] verstuurd, het stond tot in de krant.
Daarom willen we een TMS met vierogencontrole, versienummers en klantspecifieke termenlijsten. Trados en memoQ blijven.
[[entity|Ouafa]] doet de inkoop van vertalers en heeft tarieven per woordpaar nodig. Plunet was te duur.
@Lab Duinrand Analytics;Noordwijk;Keplerlaan 22;2201 AZ;www.labduinrand.example;info@labduinrand.example;071 555 452;dr. Suzan Tol
Wensenlijst LIMS
1. Monsterregistratie met barcode en 2D-code (Brother, Zebra)
2. Koppelen met Agilent HPLC, Thermo ICP-MS en Mettler-balansen
3. ISO 17025, audittrail volgens 21 CFR Part 11, RvA-scope per methode
4. Rapporten in PDF/A met digitale handtekening
5. Reagentia met lotnummers en THT
LabVantage en LabWare zijn te zwaar, wij zijn met vijftien analisten en draaien zo'n 200 monsters per dag.
@Ferment BioWorks;Wageningen;Stippeneng 14;6708 WE;www.fermentbioworks.example;hello@fermentbioworks.example;0317 555 701;Priya Raman, Joost Kolkman
Hi, quick one from the lab floor.
We grow [[description|leather from kombucha skins for a watch brand]] and have outgrown our Google Sheets. Each vat is a batch, each batch has a parent.
[[entity|Priya]] wants an ELN plus stock control, Benchling if we can afford it, otherwise eLabNext.
[[entity|Joost]] mostly wants the [[entity|Zeist]] warehouse to stop phoning him about missing labels.
GMP is not needed, HACCP isn't either. Twelve users.
@Facilitair Bedrijf Torenzicht;Mechelen;Hanswijkvaart 51;2800;www.torenzicht.example;fm@torenzicht.example;015 555 390;Stijn Bogaerts
Wij beheren onthaal, post, catering en onderhoud in een handvol kantoorgebouwen.
Tickets komen binnen per mail, telefoon en soms op een servet. Er is ooit Topdesk gekocht, nooit ingericht.
Waar we vooral iets voor nodig hebben is [[description|het klooster met de 96 haardvuren]]: elke schouw moet gekeurd, elke keuring heeft een attest en de zusters willen het op papier.
Planon of Ultimo? Of is dat met een kanon op een mug?
@Dakdekkersbedrijf Sietsma;Drachten;De Meerpaal 8;9206 AJ;www.sietsmadak.example;info@sietsmadak.example;0512 555 129;Foppe Sietsma, Grietje Sietsma
[[entity|Foppe]] hier, u belde. Nee wij hebben geen systeem, wij hebben [[entity|Grietje]].
Die weet wie op welk dak zit en wat er nog aan bitumen ligt. Ze gaat met pensioen in maart dus nu moet het toch.
Offertes met m2-prijzen, voorraad, valbeveiliging keuren, dat soort werk. Gewoon nederlands, geen poespas.
Oh ja en rieten daken apart, want wij hebben [[description|de eigen rietoogst van de Deelen]] en dat riet moet ook ergens geboekt.
@Timmerfabriek Houtstra;Sneek;Eeltsjebaes 4;8606 KA;www.houtstra.example;verkoop@houtstra.example;0515 555 908;Klaas Houtstra
Korte omschrijving van de vraag
Wij maken kozijnen, ramen en deuren volgens KVT en KOMO en zoeken ERP met calculatie.
Nu: Matrix Kozijn voor het tekenen, Excel voor de planning, King voor de boekhouding. Bestanden naar Weinig en Homag gaan per USB-stick.
Gewenst: één stuklijst van offerte tot CNC, inkoop van accoya, meranti en beslag (Buva, AXA, GU), glas bestellen bij Scheuten via EDI.
Doorlooptijd is nu zes weken en dat moet naar vier.
@Heijkoop Funderingstechniek;Gouda;Nieuwe Gouwe O.Z. 30;2801 SB;www.heijkoopfundering.example;werk@heijkoopfundering.example;0182 555 473;Arie Heijkoop, Daan Verkaik
Verslag kick-off
Aanwezig: directie, werkvoorbereiding, administratie
- Paalstaten en kalendergegevens moeten vanaf de stelling in het systeem, nu typt [[entity|Daan]] ze 's avonds over.
- De grote klus is [[description|het vijzelen van de scheefgezakte synagoge]]; daar meten we elk uur en dat past in geen enkel formulier.
- Bestanden staan op [[entity|\\\\HEIJKOOP-NAS\\palen]] en de helft heet "definitief2".
- Buildsoft valt af, Bouw7 en 4PS blijven over.
@Elektro Vandewalle;Poperinge;Casselstraat 118;8970;www.elektrovandewalle.example;info@elektrovandewalle.example;057 555 612;Geert Vandewalle
Beste,
Bij ons ligt het werk stil in september, want dan zit de helft van de ploeg in [[description|de hopdrogerij van mijn schoonvader]] en doen we alleen dringende pannes.
Een planningspakket moet dat aankunnen zonder dat ik zeven man op "ziek" moet zetten.
Verder AREI-keuringen, laadpalen, een app voor werkbonnen en facturen via Peppol.
Odoo is ons aangeraden door [[entity|bakkerij Sansen]], die hebben het ook.
@Bakker & Zoon Loodgieters;Zaandam;Westzijde 301;1506 GD;www.bakkerloodgieter.example;info@bakkerloodgieter.example;075 555 240;Nico Bakker
STORING? BEL! zo begint elke dag, en dan is het papier weg.
Gevraagd: telefooncentrale (3CX) gekoppeld aan de klantkaart, werkbon op iPad, pinnen aan de deur met SumUp of CCV.
Voorraad in de bus: Geberit, Grohe, Wavin, VSH. Bestellen bij Plieger en Wasco via 2BA.
Wij zijn met acht monteurs en twee dames op kantoor. Gripp was te algemeen, ServiceM8 snapt de btw van 9% niet.
@Bureau Zilt Landschapsarchitecten;Den Burg;Weverstraat 44;1791 AD;www.bureauzilt.example;bureau@bureauzilt.example;0222 555 019;Nynke Dros, Bas Witte
Dag allemaal, hierbij mijn losse gedachten na het belletje.
Ons bureau zit op [[entity|Texel]], de opdrachtgevers aan de wal. [[description|De boot halen is dus altijd onderdeel van de planning]], geen grap.
[[entity|Nynke]] doet beplanting, ik doe kustwerk; samen hebben we [[description|een begraafplaats voor drenkelingen opnieuw ontworpen]] en die kreeg [[description|de Gouden Schop van de tuinbouwvereniging]].
Nodig: uren, meerwerk, plantlijsten en een fotodatabase per seizoen. Liefst op Mac.
@Constructiebureau Ponsen;Zutphen;Marspoortstraat 17;7201 JA;www.ponsenconstructie.example;info@ponsenconstructie.example;0575 555 386;ir. Karin Ponsen
Geachte adviseur,
Graag ontvangen wij advies over een projectsysteem. Wij rekenen volgens Eurocode 2, 3, 5 en 8, met Technosoft, RFEM en IDEA StatiCa.
Uren worden nu bijgehouden in Yoobi en de facturatie gaat via e-Boekhouden.
Onze wensen: Wkb-dossier, revisiebeheer, mailarchivering uit Outlook en een koppeling met Solibri of BIMcollab.
Wij zijn met twaalf constructeurs en drie modelleurs; twee stagiairs per jaar.
@Zonnedorp Beheer;Ootmarsum;Denekamperstraat 5;7631 AA;www.zonnedorpbeheer.example;mail@zonnedorpbeheer.example;0541 555 830;Tonnie Kuipers, Rob Wigger
Noaberhulp gevroagd! Wie hebt zunnepanelen op 63 boerenschuren en gin fatsoenlik systeem.
[[entity|Tonnie]] leest de meters nog af vanuut n [[description|omgebouwde melktankwagen]], doar keump de halve buurt op of.
Het moet automatisch uit SolarEdge en Huawei, met SDE-afrekening per dak en een portaal voor de boer.
Bellen liever nao achten: [[entity|0541 555 830]].
@Wijdemeer Biogas;Joure;Scheen 80;8501 AA;www.wijdemeerbiogas.example;office@wijdemeerbiogas.example;0513 555 274;Ids Hornstra
We run three digesters and need one system for intake, lab values and gas output.
Trucks are weighed on an Avery Berkel bridge; Siemens S7 data sits in a historian nobody opens.
What makes us odd is the feedstock: [[description|ice cream rejects and confiscated fireworks cardboard]]. Each load has its own papers.
Certificates go through Vertogas, accounting is AFAS. Please call [[entity|Ids]], he knows the pipes.
@Afvalservice Vechtstroom;Hardenberg;Bruchterweg 55;7772 BG;www.afvalservicevechtstroom.example;info@afvalservicevechtstroom.example;0523 555 667;Henriëtte Ekkel
Pakket van eisen, versie 0.3
Routeplanning: 14 voertuigen, zijladers en achterladers, chips op containers (Welvaarts, Mic-O-Data)
Klantbeheer: 6.100 bedrijven, contracten per lediging of per maand
Facturen: UBL, incasso, verzamelfactuur per filiaal
Meldingen: LMA, KCA, asbest via LAVS
Overig: boordcomputer is nu van TomTom, mag anders.
@Glazenwasserij Helder en Zn;Dordrecht;Voorstraat 430;3311 CX;www.glazenwasserijhelder.example;helder@glazenwasserijhelder.example;078 555 194;Leo Helder
Ja hallo met [[entity|Leo]], ik spreek het maar in want typen is niks.
Wij doen ramen, gevels en ook [[description|de glazen vloer boven de Romeinse put]], dat is van onderaf, met een mannetje van één meter vijfenvijftig.
Die heet [[entity|Kleine Ruud]] en die moet in elk programma apart staan, want zonder hem gaat het niet door.
Verder wekelijkse wijken, contant en Tikkie. Graag iets wat op een Samsung werkt.
@Sterk & Stil Security;Antwerpen;Noorderlaan 133;2030;www.sterkstil.example;control@sterkstil.example;03 555 7140;Mehmet Yildiz
Functionele vereisten
- 24/7 meldkamer, SIA DC-09 en Contact ID, Securithor of MASterMind
- rondecontrole via NFC, app voor Android, offline modus
- rooster volgens PC 317, Dimona, loon naar SD Worx
- facturatie per post, per uur en per interventie; Peppol BIS 3.0
- rapporten voor de klant in NL/FR/EN
Vergunning Binnenlandse Zaken is in orde. Start liefst Q1.
@Flexpoint Oogst & Kas;Naaldwijk;Dijkweg 92;2671 GR;www.flexpointoogst.example;kantoor@flexpointoogst.example;0174 555 358;Agnieszka Nowak, Sjaak van der Ende
- urenregistratie met gezichtsherkenning, mag dat van de AVG?
- huisvesting: bedden, sleutels, borg, SNF-controle
- vervoer: 31 busjes en wie er reed bij de bekeuring
- [[entity|Agnieszka]] wil per woning zien wie er slaapt; [[description|het voormalige seminarie met de 80 cellen]] is een wespennest
- tot nu toe in [[entity|Bedden_Sjaak_NIEUW.xlsx]]
Easyflex hebben we voor de lonen en dat houden we.
@Van Hulst Accountants;Boxtel;Rechterstraat 70;5281 BW;www.vanhulstaccountants.example;kantoor@vanhulstaccountants.example;0411 555 925;drs. Mark van Hulst RA
Ons kantoor zoekt één omgeving voor samenstel, fiscaal en controle.
Huidige applicaties: Caseware, Unit4 Fiscaal Gemak, Exact Online Accountancy, SBR-portaal Logius, DigiPoort.
Knelpunten: driedubbele invoer van NAW, geen signalering van KvK-mutaties, WWFT in Word.
Eisen: NVKS en NV COS 4410, 2FA, koppeling Basecone of TriFact365.
Personeel: 28 fte, waarvan 4 RA en 6 AA.
@Notariaat Duinker;Oostkapelle;Dorpsstraat 14;4356 AJ;www.notariaatduinker.example;info@notariaatduinker.example;0118 555 568;mr. Saskia Duinker
Beste mensen van het kenniscentrum, even als achtergrond.
Het kantoor zit in [[description|een uitgebouwde reddingbootschuur achter de duinrand]], mooi maar met internet van lik-me-vestje; de cloud moet dus traag kunnen.
Per week passeren wij zo'n twaalf akten. NEXTassyst is te groot, iets lichters graag, met Kadaster, CTR en BRP.
Mijn voorganger [[description|speelde nog cello bij elke trouwakte]] en die verwachting leeft, maar dat hoeft er niet in.
Mvg, [[entity|S. Duinker]], [[entity|4356 AJ 14]]
@Onderlinge Paardenverzekering De Trouwe Bles;Lunteren;Dorpsstraat 201;6741 AE;www.trouwebles.example;polis@trouwebles.example;0318 555 736;Evert van Ginkel, Ria Top
1. Wat verzekert u? Paarden, sinds kort ook [[description|ezels die in kinderboerderijen voorlezen]], nou ja, die erbij staan.
2. Hoeveel polissen? 2.650
3. Wat is lastig? Chipnummers, keuringsrapporten van dierenartsen en het feit dat [[entity|Ria]] alle schades nog op kleur in ordners zet.
4. Welke pakketten kent u? Kybon, ANVA, Onesurance.
5. Contact? [[entity|evert.bles@xs4all.example]]
@Reclamestudio Knal!;Hasselt;Kempische Steenweg 311;3500;www.studioknal.example;info@studioknal.example;011 555 403;Dries Claes
Yo, korte vraag van ons. We zoeken 1 tool voor offertes, jobs, uren en inkoop drukwerk.
Nu Asana + Toggl + Billit + 14 Slackkanalen, niemand weet nog iets.
Bekeken: Teamleader Orbit (ok), Yadera (meh), Monday (duur), Function Point (Amerikaans).
Moet kunnen: marges per job, retainer, voorschotfactuur, medecontractant, Peppol.
Team van 13, half freelance, allemaal op MacBook. Budget 30 pp/m.
@Codekeet Software;Groningen;Zernikelaan 8;9747 AA;www.codekeet.example;team@codekeet.example;050 555 218;Fenna Dijkema, Sven Tuinstra
#algemeen
support: iemand al naar die ticketsystemen gekeken? jira is op
dev: ik wil linear maar de klant wil mails
support: welke klant
dev: [[entity|Loodswezen Eemsmond]], die van [[description|de app waarmee je zeehonden telt vanaf de brug]]
support: en onze uren? ik plak die nu over naar moneybird, da's echt niet meer te doen met 19 man
@De Taalsluis;Maastricht;Brusselsestraat 77;6211 PC;www.detaalsluis.example;info@detaalsluis.example;043 555 681;Chantal Meertens
Wij bieden vertalen, beëdigd vertalen, ondertitelen en tolken aan en zoeken een pakket voor orderverwerking.
Vereisten: ISO 17100, Wbtv-register, Apostille en legalisatie bijhouden, prijs per woord, per uur of per regel.
CAT-tools: Trados Studio, Phrase, XTM. MT: DeepL Pro en ModernMT.
Facturen in EUR, USD, CHF en GBP. XTRF, Plunet en LSP.expert zijn in beeld.
@Stichting Oliebollenonderzoek & Voedsellab Rijnoever;Rhenen;Utrechtsestraatweg 90;3911 TX;www.voedsellabrijnoever.example;lab@voedsellabrijnoever.example;0317 555 054;Gijs Borneman
Ons lab test voeding voor supermarkten: vet, vocht, acrylamide, kiemgetal. Heel gewoon.
Behalve in december: dan komt [[description|de landelijke bollentest met een keurkorps van blinden]] langs en verdrievoudigt het aantal monsters.
Een LIMS moet die piek kunnen vangen met tijdelijke accounts. [[entity|Gijs]] wil bovendien proefpersonen kunnen uitnodigen zonder dat namen in het rapport belanden.
Nu werken we met Labware uit 2009 en die server, [[entity|RIJNOEVER-SQL2]], maakt herrie.
@Oosterbeek Celkweek;Nijmegen;Toernooiveld 300;6525 EC;www.oosterbeekcelkweek.example;qa@oosterbeekcelkweek.example;024 555 790;Mirjam Oosterbeek, Wout Lamers
URS ELN/QMS
Scope: cleanroom grade B/C, batchrecords, CAPA, change control, trainingsmatrix
Normen: GMP Annex 1, Annex 11, GAMP 5, ISO 13485
Apparatuur: Eppendorf, Sartorius, Cytiva, vriezers met Hamilton-monitoring
Huidig: SharePoint en Word, papieren logboeken
Systemen in beeld: Veeva Vault, Qualio, Scilife, MasterControl
Validatie (IQ/OQ/PQ) graag door de leverancier.
@Kruidvat Facility Noordkop;Den Helder;Ankerpark 2;1781 AG;www.facilitynoordkop.example;balie@facilitynoordkop.example;0223 555 467;Marga Kuiken
aan: adviseur  cc: [[entity|Marga]]
Wij doen receptie, post en vergaderservice voor zeven verhuurders in [[entity|de Noordkop]].
Het lastigste gebouw is [[description|de oude duikboothal waar nu een callcenter in zit]]: geen bereik, dus een app moet offline werken.
Sleutelbeheer gaat met een bord en spijkers. Reserveren via Outlook, lunches via de telefoon.
Liefst alles in een, mag ook twee pakketten zijn mits ze met elkaar praten.
@Restauratiebouw Meeus;Lier;Kluizestraat 9;2500;www.restauratiemeeus.example;info@restauratiemeeus.example;03 555 2281;Wannes Meeus, Hilde Goris
Beste, mijn nonkel is de stichter en die [[description|heeft ooit als monnik metselen geleerd in Westvleteren]], vandaar dat wij nog kalk blussen in de kuip.
Dat is schoon, maar het maakt calculeren een hel: geen enkele prijslijst kent onze mortels.
[[entity|Hilde]] rekent nu met een schriftje van 1988. We willen meetstaten, vorderingsstaten, EPB niet, wel subsidiedossiers voor onroerend erfgoed.
Pro4all en Bouwsoft hebben we gezien, Robaws nog niet.
@Liftenbouw Hamstra;Leek;Tolberterstraat 66;9351 BJ;www.hamstraliften.example;service@hamstraliften.example;0594 555 173;Theo Hamstra
TER OVERWEGING AAN DE DIRECTIE
Optie A: Syntess Atrium, volledig pakket, hoge instap
Optie B: Microsoft Dynamics 365 Field Service + Business Central
Optie C: doorgaan met Access en papier
Criteria: keuringen Liftinstituut, EN 81-20, storingsdienst, onderdelen Kone/Schindler/Otis, mobiele app
Planning: keuze in november, live per 1 april. 17 monteurs, 2.400 installaties.
@Kramer Koudetechniek;IJmuiden;Trawlerkade 80;1976 CB;www.kramerkoude.example;info@kramerkoude.example;0255 555 604;Sjon Kramer, Bianca Zwart
[[entity|Bianca]] vroeg of ik het op wou schrijven, dus bij deze.
Bij ons moet een monteur soms mee naar zee, want [[description|we repareren vriesruimen terwijl het schip vaart]]. Dan is ie vier dagen weg zonder bereik.
De werkbon komt terug met visschubben erop en onleesbaar.
Zoek: offline app, F-gassen logboek, uren met toeslagen, magazijn op drie plekken. De [[entity|SCH 302]] en haar zusterschip zijn de grootste klant.
@Atelier Noorderbrug;Kampen;Oudestraat 119;8261 CH;www.noorderbrug.example;atelier@noorderbrug.example;038 555 941;Hugo ten Napel
Hallo! Wij zijn een architectenbureau van negen mensen en zoeken iets voor uren, fasen en facturen.
Nu: Harvest, Google Drive, Moneybird en Vectorworks. Sommigen tekenen in Archicad.
Wat niet werkt: SO, VO, DO, TO en UO zijn nergens te scheiden, en de onderaannemers (constructeur, bouwfysica) sturen pdf's.
Wat fijn zou zijn: een Weens café-gevoel in de interface, haha, maar vooral snel.
Kosten maximaal 35 euro per persoon.
@Sonderen & Meten Oudshoorn;Alphen aan den Rijn;Hoorn 71;2404 HG;www.oudshoornmeten.example;meten@oudshoornmeten.example;0172 555 328;Frits Oudshoorn, Petra Lek
Van een vel papier overgetypt:
sonderingen, waterpassingen, trillingsmeters, scheurmeters
alles komt binnen als csv, gef of bro-xml en wordt dan met de hand in rapporten gezet
wij bewaken nu [[description|een molen die elke winter drie millimeter naar het oosten loopt]], de molenaar belt [[entity|Petra]] daar zondags over
graag een portaal met grafieken en alarmen, plus offertes. EU-servers. Vraag naar [[entity|Frits]].
@Warmtenet Buurtkracht Ketelwijk;Purmerend;Ketelstraat 4;1441 BD;www.ketelwijkwarmte.example;warmte@ketelwijkwarmte.example;0299 555 086;Jolanda Groot
Intakeformulier
Soort organisatie: warmtebedrijf van bewoners
Aansluitingen: 590
Bron: [[description|restwarmte van het crematorium en de ijsbaan]] (ja, wij kennen alle grapjes)
Zoekt: klantensysteem met ACM-tarieven, meterstanden via LoRa en M-Bus, storingsmeldingen, incasso
Heeft nu: Twinfield, Mailchimp en een bord in [[entity|buurthuis De Pijp]]
Beslisser: [[entity|mevr. Groot]]
@Sloopwerken De Muynck;Eeklo;Gentsesteenweg 240;9900;www.sloopdemuynck.example;info@sloopdemuynck.example;09 555 7744;Peter De Muynck
1) wij doen sloop, asbest en containerverhuur
2) stort via TRACIMAT, attesten van OVAM, IMJV elk jaar
3) software tot nu: Winbooks en Excel, weegbrug van Precia Molen
4) gewenst: containers volgen op kaart, bonnen digitaal, e-CMR, facturen Peppol
5) Liebherr en Volvo machines met GPS (Trackunit), die uren graag in het systeem
6) termijn: dit jaar nog, Robaws of CargoWise of iets anders
@Parel Schoonmaakgroep;Almere;Televisieweg 91;1322 AL;www.parelschoonmaak.example;hr@parelschoonmaak.example;036 555 515;Sunita Ramdin, Paul van Eck
Bedankt voor het prettige gesprek. Drie zaken die ik vergat.
Ten eerste: [[entity|mevrouw Ramdin]] is onze eigenaar én [[description|staat elke maandag zelf nog op de trap bij de sterrenwacht]], dus zij wordt ook ingeroosterd.
Ten tweede: contractwissels met overgang van personeel, artikel 38, moeten in één klik.
Ten derde: [[description|we leiden schoonmakers op in de taal van hun oma]], elf talen nu, en de werkinstructies dus ook.
DKS-metingen graag in dezelfde app.
@Hondenbrigade Noordwal;Veendam;Lloydsweg 20;9641 KJ;www.hondenbrigadenoordwal.example;post@hondenbrigadenoordwal.example;0598 555 349;Marco Speelman
Good morning, we are a guard company with dogs and drones.
Our scheduler must know that a dog works four hours and a man eight. Shiftbase did not get that.
You may have seen us on television, [[description|the Malinois that found the stolen church organ pipes]], so since then we have more customers than paper.
We need rosters, incident reports with photo, ND numbers and invoicing to AFAS.
Ask for [[entity|Marco]]; the dog is [[entity|Kanjer]].
@Horecaflex Brigade;Breda;Boschstraat 150;4811 GK;www.horecaflexbrigade.example;planning@horecaflexbrigade.example;076 555 262;Yara Willems
Wij leveren afwashulpen, koks, barista's en runners aan restaurants en festivals.
Stack: HelloFlex, L1NDA, Recruit CRM, Exact, Slack.
Pijnpunt 1: ketenregeling en WAB, oproeptermijn van vier dagen
Pijnpunt 2: ID-scan met DataChecker, BSN niet in WhatsApp
Pijnpunt 3: fooien
Wij willen een kandidaten-app à la Temper of YoungOnes maar dan in loondienst. 600 actieve krachten.
@Boekhoudkantoor Pinxten;Bree;Hoogstraat 32;3960;www.pinxten.example;kantoor@pinxten.example;089 555 456;Jef Pinxten, An Pinxten
Ik zet het even op een rij voor u, want mijn zus [[entity|An]] zegt dat ik anders te lang praat.
We doen [[description|boekhouding voor kermisreizigers]]. [[description|Half de foor van het land komt bij ons in januari over de vloer]] met schoendozen, in hun woonwagens op onze parking.
Btw in zes landen, geen vast adres, veel cash. Yuki slikt dat niet, Octopus half.
Herkenning van bonnetjes zonder KBO-nummer, dat is het waar wij op zoeken.
@Wendelaar Letselschade Advocaten;Alkmaar;Kennemersingel 7;1815 BB;www.wendelaarletsel.example;info@wendelaarletsel.example;072 555 833;mr. Job Wendelaar, mr. Aylin Demir
GESPREKSNOTITIE (vertrouwelijk)
Kantoor met 5 advocaten en 2 paralegals. Nu Legalsense, contract loopt af.
Aanleiding: klacht bij de deken na [[description|een verwisselde brief met een profwielrenner]], dus versiebeheer en adrescontrole staan bovenaan.
[[entity|mr. Demir]] wil medische stukken gescheiden van de rest. Secretariaat wil dicteren met Philips SpeechLive.
Clio en Kleos krijgen een demo.
@Verzekeringsbureau Zeelenberg;Spijkenisse;Nieuwstraat 44;3201 EB;www.zeelenbergverzekert.example;info@zeelenbergverzekert.example;0181 555 726;Ineke Zeelenberg, Otto Visbeen
Mijn man tekende de polissen vroeger met een vulpen en dat verwachten de klanten nog.
Wij doen [[description|verzekeringen voor koren, van tournee tot bladmuziek]], zo'n negenhonderd koren inmiddels, vrijwel zonder schade, behalve die ene [[description|bus met 44 bassen in de berm bij Bregenz]].
We zoeken een polisadministratie waar een koor zelf leden kan muteren.
ANVA wil er geld voor waar ik van schrik. Kan het met iets kleiners? [[entity|Otto]] doet de techniek.
@Marketingbureau Groeispurt;Amersfoort;Stationsplein 62;3818 LE;www.groeispurt.example;team@groeispurt.example;033 555 271;Niels Aarts
BRIEF: NIEUW CRM
Status quo: HubSpot Starter, Pipedrive, Google Ads, Meta, LinkedIn Sales Navigator
Doel: één funnel van MQL naar SQL naar deal, met attributie (GA4, GTM server-side)
Must: AVG, double opt-in, API, Zapier of Make, Looker Studio
Should: uren per retainer, OKR's, CSAT
Won't: telefonie
23 mensen, 60 klanten, groei 30% per jaar.
@Huisdrukkerij & Merkbureau Tuk;Zierikzee;Melkmarkt 11;4301 AB;www.merkbureautuk.example;tuk@merkbureautuk.example;0111 555 640;Adri Tuk, Wieke Padmos
hee, even snel tussen twee persen door
wij maken merken, labels en verpakkingen. alles nog gewoon met [[description|een degelpers die uit een wrak is gevist]], klanten vinden dat prachtig
maar offertes maken we in word en elke offerte is anders
simplicate leek wel wat, [[entity|wieke]] vond t lelijk
enige harde eis: voorraad papier per gram en formaat, en order zien per klant. grootste klant is [[entity|zoutziederij de schelde]], ik noem m maar
@Netwerkbeheer Haspengouw;Sint-Truiden;Diestersteenweg 50;3800;www.netwerkhaspengouw.example;helpdesk@netwerkhaspengouw.example;011 555 992;Ruben Thijs
Wij beheren IT voor zorg, scholen en kmo's en zoeken PSA + documentatie.
Nu Freshdesk, Hudu, N-able, Veeam en een zelfgebouwde facturatie in FileMaker.
Aandachtspunten: NIS2, CyFun Basis, wachtwoordkluis, on-call rooster, Peppol vanaf 2026.
Contracten per user, per device of per uur. Microsoft CSP via Pax8 of Copaco.
Negen techniekers, één verkoper, twee op support. Graag een vast aanspreekpunt.
@Tolkencentrale Grensland;Winterswijk;Misterstraat 70;7101 EX;www.tolkengrensland.example;info@tolkengrensland.example;0543 555 317;Heidi Roerdink, Anton Becker
Voicebericht, 2 min 14
ja goeiemorgen, eh, ons tolkenbureau ligt letterlijk [[description|met de achterdeur in Duitsland]], dus [[description|de receptie betaalt in het ene land belasting en de keuken in het andere]]
wij plannen tolken voor ziekenhuizen, politie, rechtbank, vooral plat, Duits en gebarentaal
[[entity|Anton]] maakt nu planning met magneetjes
er moet een rooster komen waarin reistijd, rekening en een Duitse btw-code zitten. bel me op [[entity|06 555 20 417]]
@Instituut voor Slaaponderzoek Noordkwartier;Heiloo;Kennemerstraatweg 464;1851 NG;www.slaapnoordkwartier.example;onderzoek@slaapnoordkwartier.example;072 555 611;prof. dr. Ewa Lubinski, Tim Rood
Betreft: software voor deelnemersbeheer
Wij nodigen [[description|proefpersonen uit die acht nachten blijven]]. Zo'n systeem heet elders een CTMS, maar onze deelnemers zijn geen patiënten.
Eisen: METC-nummer, vergoedingen, bedplanning, koppeling met Castor en REDCap.
In [[description|de grot in de Ardennen zonder daglicht]] werkt wifi uiteraard niet; daar schrijven we op papier.
[[entity|Ewa]] en [[entity|Tim]] beslissen, ik regel de offertes.
@Zymogen Enzymtechniek;Delft;Alexander Fleminglaan 10;2613 AX;www.zymogen.example;info@zymogen.example;015 555 840;Kees Heemskerk
Wij ontwikkelen enzymen voor wasmiddelen en diervoeding en vragen advies over een ERP met batchbeheer.
Onderdelen: inkoop grondstoffen, fermentatie, opzuivering, QC, verzending op droogijs met PostNL, FedEx of World Courier
Regelgeving: REACH, FAMI-QS, GMO-vergunning ML-I, EFSA
Nu: Odoo Community zonder support, Labfolder, Excel
Kandidaten: SAP Business ByDesign, Dynamics 365 BC, NetSuite
Investering tot 120k in jaar 1.
@Vastgoedservice Merksem;Merksem;Bredabaan 512;2170;www.vastgoedservicemerksem.example;onderhoud@vastgoedservicemerksem.example;03 555 9008;Lut Peeters, Rachid Amrani
Wij onderhouden appartementsblokken voor een tiental syndici. Kuis, lift, groen, kapotte lampen.
Meldingen komen via Whatsapp binnen, met foto, zonder adres. [[entity|Rachid]] herkent de gang aan de tegels.
In [[description|het blok met de geitenstal op het dak]] moeten mijn mensen ook hooi leggen, en dat wordt apart gefactureerd.
Gezocht: meldingenapp, werkopdrachten, afrekening per gebouw, Nederlands en Arabisch.
@Aannemersbedrijf Kloosterboer;Harlingen;Zuiderhaven 55;8861 XB;www.kloosterboerbouw.example;bouw@kloosterboerbouw.example;0517 555 140;Wiebe Kloosterboer, Lotte Faber
Korte samenvatting van het telefoongesprek
De firma bouwt en onderhoudt, vooral recreatiewoningen, met [[description|twee ploegen die met een eigen landingsvaartuig overgaan]].
Materiaal moet dus per getij gepland worden en niet per dag; een gewoon planbord snapt dat niet.
[[entity|Lotte]] (calculatie) werkt in Ibis, [[entity|Wiebe]] in zijn hoofd.
Men wil weten of KYP Project iets met waterstanden kan.
@Sanders Sanitair Installaties;Helmond;Kasteel-Traverse 4;5701 NP;www.sanderssanitair.example;info@sanderssanitair.example;0492 555 733;Anouk Sanders
Beste adviseur, dank voor de lijst. Mijn reactie per pakket:
Bouw7: prettig, maar geen serviceabonnementen.
Syntess: kan alles, ook wat wij niet willen.
WorkSpot / Gripp / Plaatwerk: afgevallen op 2BA en GTIN.
Compano: mooi voor de webshop, duur.
Wat ik mis is een badkamerconfigurator met Villeroy & Boch, Duravit en Hansgrohe, plus een afspraak in de showroom via Calendly.
Omzet 3,1 miljoen, 19 mensen.
@Maatwerk in Hout en Leem Architectuur;Borgloon;Graethempoort 3;3840;www.houtenleem.example;atelier@houtenleem.example;012 555 608;Roos Vanstraelen, Bert Nijs
Chère madame, of nee gewoon Nederlands.
Ons bureau [[description|bouwt met stro, leem en fruitkisten]]; [[description|het gemeentehuis van perenhout]] kent u wellicht uit de krant.
Voor elk project telen we mee, dus een urenpakket moet akkers aankunnen als project. Ik overdrijf niet.
[[entity|Bert]] houdt het nu bij op de deur van het schuurtje aan de [[entity|Graethempoort]].
Verder: EPB-dossier, veiligheidscoördinatie, Peppol.
@Ingenieursbureau Trilvrij;Eindhoven;Esp 300;5633 AE;www.trilvrij.example;info@trilvrij.example;040 555 884;Tom Bekkers
RFP SUMMARY
Scope: project accounting, resource planning, quality records
Users: 45 engineers (acoustics, vibration, EMC) in two offices
Existing: Jira, Confluence, Exact Globe, MATLAB licences on FlexLM
Compliance: ISO 9001, ISO 17025, ITAR-free cloud, airport-style badge process not needed
Shortlist: Deltek Maconomy, Unit4, Timewax, Bluebee
Deadline for questions: 14 March. Proposals in Dutch or English.
@Laadstation Beheer Krimpen;Krimpen aan de Lek;Middelland 2;2931 AB;www.laadkrimpen.example;info@laadkrimpen.example;0180 555 047;Reza Fahimi, Gerda Boon
Vragenlijst kenniscentrum, ingevuld door [[entity|R. Fahimi]]
Wat doet u: laadpalen beheren, ook [[description|de walstroom voor de pontjes over de rivier]]
Hoeveel punten: 270 AC, 12 DC
Wat gaat er mis: OCPP-storingen komen op mijn privénummer, [[entity|06 555 77 803]], 's nachts
Wat zoekt u: CPO-platform met facturen, zakelijk en prive, ERE-certificaten, koppeling Twinfield
Welke eis is hard: 24-uurs hulplijn
@Kringloop & Demontage De Tweede Ronde;Heerenveen;Wetterwille 7;8447 GC;www.tweederonde.example;info@tweederonde.example;0513 555 908;Baukje de Jong
O wat een rommel, ja, letterlijk.
Wij slopen apparaten voor onderdelen en verkopen ze via Marktplaats, eBay en een eigen winkel.
Er komt 70 ton elektronica per maand binnen, Wecycle betaalt per kilo, klanten per stuk.
De software: een kassa van Vectron, WooCommerce, en voorraad op gevoel.
Gewenst: één stuks-ID per onderdeel met QR, weegschaal eraan, WEEELABEX-rapport, koppeling met bol.com.
@Van Cleemput Gebouwenzorg;Aalst;Gentsesteenweg 99;9300;www.vancleemput.example;info@vancleemput.example;053 555 222;Nadine Van Cleemput, Filip Raes
Voorzitter: iedereen aanwezig behalve [[entity|Filip]], die hangt vast aan de gevel
Punt 1: poetsen is gewoon poetsen, maar de confetti! Wij doen [[description|de stad schoon na drie dagen carnaval]] met honderdtwintig man, en dan klopt geen enkel uur.
Punt 2: ook uitzendkrachten en vrijwilligers van de harmonie [[entity|De Ajuinlof]] staan dan in het rooster.
Punt 3: app met QR-code, Dimona, PC 121.
Besluit: offerte vragen bij Protime.
@Portwacht Beveiliging;Rotterdam;Waalhaven Z.z. 22;3089 JJ;www.portwacht.example;ops@portwacht.example;010 555 6634;Dylan Nijs
Hallo, we zijn een beveiligingsbedrijf met 140 mensen en zoeken nieuwe planningssoftware.
Nu: Secusoft (roosters), Nedap AEOS (toegang), Genetec (camera), Loket (loon).
Wat moet: CAO Particuliere Beveiliging, arbeidstijdenwet, rouleren van diensten, opleidingen (BHV, MBO-2, ISPS), bodycam-logboek.
Wat mag: ruilbeurs, app, spraak.
Wat niet hoeft: CRM, want daar gebruiken we HubSpot al voor.
Kosten nu: 1.900 per maand.
@Bemiddelingsbureau Kranenburg Klus;Kranenburg;Ruurloseweg 14;7226 LT;www.kranenburgklus.example;werk@kranenburgklus.example;0575 555 291;Diederik Lensink, Wilma Hiddink
Wij zenden uit [[description|in de bosbouw en op landgoederen]]: rentmeesters, houthakkers, [[description|een vrouw die uilenkasten repareert in kasteeltorens]].
Contracten zijn vaak een halve dag. Onze software vindt dat onzin, want wij betalen per cm3 gezaagd hout.
[[entity|Wilma]] maakt de loonstroken en noemt het [[entity|Het Boek]].
Voor verloning denken we aan Nmbrs. Wie heeft een module voor stukloon?
@Accountantskantoor Van Dinter Maas;Cuijk;Grotestraat 52;5431 DL;www.vandintermaas.example;info@vandintermaas.example;0485 555 716;Bram van Dinter, Ellen Maas
1. AANLEIDING
Na de fusie hebben we twee dossiersystemen, drie scanportalen en elke klant krijgt drie inlogs.
2. BIJZONDER
Fusiepartner bracht [[description|de boeken van alle schuttersgilden langs de rivier]] mee. Gilden hebben een koning als penningmeester, dus hun bestuur wisselt elk jaar met het koningschieten.
3. EISEN
RGS, XAF, Basecone, automatische btw, e-mandaat
4. VOLGENDE STAP
[[entity|Ellen]] belt drie leveranciers.
@Kantoor voor Mediation Scheidelijn;Leeuwarden;Eewal 60;8911 GT;www.scheidelijn.example;praktijk@scheidelijn.example;058 555 465;Aukje Postma
Geachte adviseur,
Dank voor uw toelichting. De mediation-praktijk bestaat uit vier MfN-registermediators en één secretaresse.
Wij gebruiken nu Word-sjablonen, Outlook en SnelStart en willen naar een dossiersysteem met intake, overeenkomst, urenadministratie en convenant.
Toevoegingen lopen via de Raad. Alimentatie rekenen we met Split-Online en INA.
Elektronisch ondertekenen moet kunnen met Zivver of ValidSign.
@Grafrust Uitvaartpolissen & Advies;Bolsward;Dijlakker 18;8701 KX;www.grafrust.example;info@grafrust.example;0515 555 672;Hylke Ykema, Dieuwke Zijlstra
Wy hawwe 8.000 polissen, en it moat no echt oars, skriuwt [[entity|Dieuwke]].
Ons oude pakket DOS-Polis draait op een pc die niet uit mag, want niemand weet hoe hij weer aan komt. De [[description|klok in de toren slaat als er iemand van onze polis sterft]], en dat is ook een takelijst die iemand moet bijhouden.
We willen premie-inning, erfgenamen, nabestaandenportaal.
[[entity|Hylke]] denkt aan SVM of Dias. [[entity|0515 555 672]]
@Mediabureau Lumen;Utrecht;Oudegracht 340;3511 PN;www.lumenmedia.example;info@lumenmedia.example;030 555 2280;Pascal Bruins
Intern, ter info: vergelijking tools
- HubSpot: 890/m, teveel
- ActiveCampaign: goed voor mail, zwak in CRM
- Brevo: goedkoop, AVG ok, server in Parijs
- Teamleader Focus: prima, facturatie zwak
- Copernica: Nederlands, wel leercurve
Doorslag: koppelen met Meta CAPI, Google Ads en Shopify. Ook consent via Cookiebot. Wie kent een partij die dit inricht? 9 fte, 40 retainers.
@Reclamebureau Strijklicht;Gent;Coupure Links 402;9000;www.strijklicht.example;hallo@strijklicht.example;09 555 3177;Jonas Coppens, Ines Haddad
Hi there,
Our agency makes light shows and posters. Half of it is normal: banners, brochures, a website for [[entity|Koffie Matadi]].
The other half is [[description|projecting love letters on the cooling tower]] every Valentine, with 40 freelancers and one permit.
[[entity|Ines]] wants per-project margin, a rental stock of beamers and crew planning in a single tool.
Rentman was nice. Is there anything bigger, with quotes in two languages?
@Systeemhuis Delta-Oost;Doetinchem;Keppelseweg 190;7004 AB;www.systeemhuisoost.example;info@systeemhuisoost.example;0314 555 909;Wouter Lammers, Trees Veldhuis
Wij leveren servers en support, en willen nu eindelijk zelf een net ticketsysteem. Schoenmaker, leisten.
Huidig: een postbus [[entity|help@systeemhuisoost.example]] en een whiteboard.
Klanten: wat scholen, [[description|een observatorium voor mollen]] (betaalt in natura) en veertien tandartsen.
Wij hebben Zammad, Freshservice en TANSS bekeken.
[[entity|Trees]] wil graag iets zonder Amerikaanse eigenaar.
@Linguaport Vertalers;Oostende;Vindictivelaan 21;8400;www.linguaport.example;info@linguaport.example;059 555 343;Kathleen Deckmyn
Dag,
Wij zijn een kleine vertaaldienst: technische handleidingen, jaarverslagen, websites. NL, FR, DE, EN, ES, IT en PL.
Waar wij op zitten te wachten: een klantenportaal waar men bestanden oplaadt en meteen een prijs ziet. Woordtelling op docx, xlsx, pptx, idml en xml.
Freelancers factureren via Peppol, dat kan het huidige pakket niet. Bekeken: Plunet, XTRF, Protemos, Smartling.
ISO 17100 vernieuwen we in oktober, de auditor wil logbestanden.
@Onderzoeksgroep Zeewier & Zout;Yerseke;Korringaweg 12;4401 NT;www.zeewierzout.example;info@zeewierzout.example;0113 555 230;Marijn Cornelisse, Sanne Blok
Aantekeningen, half vijf, haven
lab doet zout, algen, sensoriek. [[description|drijvende proefvelden]], elk touw een monsterlijn
[[description|een zeemeeuw opgeleid om monsters op te halen]], filmpje heeft 2 miljoen views, waarde wetenschappelijk nul, maar iedereen vraagt ernaar
dus: LIMS voor locatie + tijd + getij, offline op tablet, foto's
[[entity|marijn]] vindt Labfolder goed, [[entity|sanne]] wil iets met GIS
subsidie loopt af in december
@Kiemkracht Plantenveredeling Lab;Enkhuizen;Westeinde 161;1601 BM;www.kiemkrachtlab.example;lab@kiemkrachtlab.example;0228 555 501;Henk Schouten
Meldingsformulier softwarebehoefte
Afdeling: Moleculair & Fytopathologie
Onderwerp: LIMS, ELISA, PCR en sequencing
Volume: 1.300 platen per maand, 96- en 384-wells
Instrumenten: Hamilton Star, Bio-Rad CFX, Illumina MiSeq
Eisen: Naktuinbouw/NAL, ISTA, barcodes, koppelen met SAP en PhenomeNetworks
Begroting: 40.000 tot 60.000
Opmerkingen: dutch only UI niet gewenst, veel collega's spreken Engels.
@Servicebureau De Knoppenman;Eemnes;Wakkerendijk 77;3755 DB;www.knoppenman.example;info@knoppenman.example;035 555 613;Ad Bunschoten, Lia Hilhorst
Hoi [[entity|Lia]] hier, ik mail voor [[entity|Ad]] want hij zit op het dak.
[[entity|Ad]] heeft [[description|in het Rode Paleis de wekkers gedaan]] en doet nu [[description|gebouwbeheersing, torenuurwerken en tijdklokken]].
Wij hebben een storingsdienst van drie man, allemaal boven de zestig, en willen een simpele app waarop je een grote knop indrukt als je klaar bent.
Voorraad van radertjes ook. Wel graag iets dat er over tien jaar nog is.
@Werkstroom Energieadvies;Tilburg;Spoorlaan 348;5038 CC;www.werkstroomadvies.example;advies@werkstroomadvies.example;013 555 450;Femke Jansen, Ömer Kaya
Datum: 3 februari
Wat wij doen: energielabels, maatwerkadvies, EML-keuringen, EED-audits
Waarmee: Vabi, Uniec 3, EP-Online, Excel
Wat er rammelt: planning van opnames, foto's kwijt, facturatie per woning aan corporaties
Zoekt: CRM + planning + fotodossier, offline op iPad, koppeling met Visma eAccounting
Hoeveel: 17 adviseurs, 5.200 labels vorig jaar
Wie beslist: directie en de teamleider planning
@Stukadoorsbedrijf Aerden;Ulvenhout;Dorpstraat 93;4851 CL;www.aerdenstuc.example;stuc@aerdenstuc.example;076 555 388;Ludo Aerden, Mieke Aerden
Goeiedag, ik reageer op uw formulier maar het vakje was te klein.
Gewoon stucwerk doen we voor [[entity|Hertog Wonen]], dat is de helft van de omzet. De rest is lijstwerk, en daar zit mijn probleem.
Wij hebben [[description|de mallen van het afgebrande operagebouw]] overgenomen, 1.100 stuks, allemaal genummerd met potlood.
Die wil ik verhuren aan collega's en dus reserveren, fotograferen en factureren.
Is dat verhuursoftware of een museumkaartenbak? [[entity|Mieke]] denkt het laatste.
@Ventilatiebedrijf Schone Lucht Zuid;Weert;Graafschap Hornelaan 140;6001 AC;www.schoneluchtzuid.example;info@schoneluchtzuid.example;0495 555 627;Ron Hermans
Samenvatting behoefte
WTW-units plaatsen en onderhouden, merken Zehnder, Brink, Itho Daalderop, Orcon
Contracten met VvE's en corporaties, bewoners plannen zelf hun afspraak in via sms
Filters versturen vanuit een webshop (Shopify of Lightspeed), abonnement per half jaar
Meetrapport volgens BRL 8010 en NEN 1087
Huidige pakket is Perfect View plus papier
Wij zijn met 21 en groeien hard. Wat raadt u aan?
@Van der Gouw Interieurarchitectuur;Laren;Naarderstraat 41;1251 BC;www.vandergouwinterieur.example;studio@vandergouwinterieur.example;035 555 904;Babette van der Gouw, Milan Prins
Lief kenniscentrum (mag dat?), wij richten jachten en villa's in, en één keer [[description|de kapsalon van een koningin op leeftijd]].
Sindsdien tekent iedere klant een geheimhouding en mag geen enkele projectnaam in een systeem staan.
Wij gebruiken dus bloemnamen: Project Hortensia, Project Akelei. [[entity|Milan]] weet welke wie is.
Gezocht: inkoop van meubels, marges, bestelstatus, en rechten per project.
Programa en Studio Designer hebben we bekeken, beide in dollars.
@Geotechniek Slappe Bodem;Bodegraven;Oud-Bodegraafseweg 20;2411 HX;www.slappebodem.example;info@slappebodem.example;0172 555 660;Corrie Verboom
ff snel getypt op de stelling hoor
wij boren en sonderen, twee rupsen en een ponton
planning gaat mis omdat KLIC meldingen niet gekoppeld zijn en dan staan we te wachte
[[entity|Corrie]] heeft de agenda, ik heb een andere agenda en die van de ponton is van [[entity|Schipper Bul]]
ook nog: [[description|ons kantoor zakt zelf acht centimeter per jaar]], bezoekers lachen zich rot, maar de server staat nu in de kruipruimte onder water, dus graag cloud
@Hoogspanningsbouw Ceulemans;Geel;Antwerpseweg 77;2440;www.ceulemanshs.example;werf@ceulemanshs.example;014 555 239;Wim Ceulemans
Onderwerp: aanvraag prijsvergelijking
Wij bouwen middenspanningscabines en leggen kabel voor netbeheerders en industrie.
Gevraagd: werfadministratie, meetstaat, as-built, materiaalbeheer per haspel, machinepark, Checkinatwork, VCA.
Bestaand: Navision 2013, Excel, Geodynamics trackers op 40 voertuigen, Protime voor uren.
Offertes lopen via portalen, niet via ons.
Kandidaten tot nu: Robaws, Pro-4-All, Dynamics 365 BC met bouwmodule.
@Composteerderij De Zwarte Berg;Someren;Hoijserstraat 44;5712 GL;www.zwarteberg.example;info@zwarteberg.example;0493 555 078;Toon Leenders, Maria Leenders
[[entity|Toon]] zegt altijd: [[description|"wat gij weggooit eet ik met nieuwjaar"]] en dat staat ook op de vrachtwagens.
Wij nemen groen aan, maken compost en leveren terug aan tuinders. De weegbrug is van Bascules Robbe en print op kettingpapier.
Een bezoek van de provincie is aangekondigd en dan moeten de bonnen digitaal zijn.
[[entity|Maria]] heeft geen zin in een maandabonnement. Eenmalig kopen, kan dat nog?
Grootste bult heet [[entity|Grote Sjef]], de rest is genummerd.
@Schoonmaak Collectief Jordaan;Amsterdam;Lindengracht 214;1015 KL;www.schoonmaakcollectief.example;wij@schoonmaakcollectief.example;020 555 3390;Ximena Torres, Beatriz Silva
Hello, my name is [[entity|Ximena]] and I speak for eighteen women.
We are not a firm with a boss: [[description|we own it together and vote on every toilet brush]]. So a normal HR tool with managers is useless for us.
We clean canal houses and one [[description|cats' home moored behind the station]].
We want a shared roster, invoices, holiday money and a vote button. In Spanish and Portuguese please.
Connection with Bunq or Moneybird is enough.
@Beveiliging Oosterveld Events;Apeldoorn;Hoofdstraat 206;7311 BH;www.oosterveldevents.example;crew@oosterveldevents.example;055 555 741;Rick Oosterveld
Feedback na demo's
Planbition: sterk in optimalisatie, zwak in app
Dyflexis: fijn, maar geen ND-nummer en geen V-pas
Shiftmanager: horeca, niet voor ons
Eitje: idem
Wat we nodig hebben: 900 oproepkrachten, eventlocaties, briefing-pdf, inchecken via QR, CAO PB én CAO evenementen, WKA/G-rekening, uitbetalen per week via Loket.
Keuze voor eind mei.
@Zorgflex Zuidwal;'s-Hertogenbosch;Zuidwal 58;5211 JK;www.zorgflexzuidwal.example;info@zorgflexzuidwal.example;073 555 312;Natasja Vugts, Imke van Gestel
Wij bemiddelen verpleegkundigen die tijdelijk invallen. Het gewone verhaal: BIG, VOG, SKJ, ORT-toeslag.
Alleen zijn veel van onze mensen [[description|zusters uit een opgeheven orde die nog twee dagen willen werken]], dus salaris gaat naar een stichting en niet naar een rekening op naam.
[[entity|Imke]] stelt elke week brieven op voor de belasting.
Welk pakket kan loon cederen? Nu: Carerix + Nmbrs. Vraag naar [[entity|Natasja]], toestel 14.
@Salariskantoor Peel & Plas;Asten;Burgemeester Wijnenstraat 28;5721 AG;www.peelplas.example;lonen@peelplas.example;0493 555 416;Rien Kuijpers
AGENDAPUNT 4 - SALARISSOFTWARE
Besproken: Nmbrs, Loket.nl, Visma.net Payroll, ADP, HR&Salaris van Exact
Criteria: cao-bibliotheek, WKR, pensioenaangifte (UPA), APG/PGGM, loonaangifte, verzuimmelding UWV
Aantallen: 310 werkgevers, 4.700 verloningen per maand
Bezwaren: prijs per strook, import van uren uit L1NDA en Shiftbase werkt half
Actie: proefmaand met drie werkgevers
@Lansink Agrarisch Recht;Rijssen;Haarstraat 85;7462 AL;www.lansinkagrarisch.example;recht@lansinkagrarisch.example;0548 555 263;mr. Gerard Lansink, mr. Fleur ten Thije
Uitwerking dictafoon, tape 2 kant B
...ja dus wij doen pachtzaken, stikstof en erfscheidingen punt
Een stuk of zes stieren staan bij ons als [[description|beslag genomen goed op de wei achter kantoor]] komma en die vergen een agenda met voer
Nieuwe alinea. [[entity|Fleur]] wil BaseNet, ik wil Clio of helemaal niks
Zaaknummers volgen kalenderjaar plus boerderijnaam, zoals [[entity|24-Groot Wevers]], dat moet blijven. Einde.
@Assuradeuren Molenaar & De Roos;Wormerveer;Noordeinde 6;1521 PA;www.molenaarderoos.example;acceptatie@molenaarderoos.example;075 555 819;Vera de Roos, Luc Molenaar
Wij zijn gevolmachtigde voor een handvol maatschappijen. Onze niche: [[description|molens, klokkenspelen en draaiorgels onder één polis]].
Rietkap, wieken, brandvertragend spul, dat zit allemaal in vrije tekst, en [[entity|Vera]] kan het niet meer lezen.
Nodig: acceptatieregels, volmachtrapportage, bordereaux, Solvency-bestanden.
CCS is te groot, ANVA Volmacht kan een demo doen. Wij vragen vooral om geduldige mensen.
@Socialmediabureau Hoepel;Kortrijk;Doorniksestraat 66;8500;www.hoepelsocial.example;ola@hoepelsocial.example;056 555 711;Tess Vandenbroucke, Idris Bel
Voice > tekst
We maken filmpjes. Hard gaan ze, want [[description|die oma die tractoren keurt is van ons]], en nu wil elke gemeente een oma.
Per oma, sorry per creator, moeten er contracten, draaidagen en royalty's bijgehouden worden
[[entity|Idris]] gebruikt Notion, ik gebruik Trello, de boekhoudster gebruikt tranen
We denken aan Teamleader of iets met een talentmodule. Btw op royalty's! Tips?
@Cloudmakelaar Hagewind;Zeist;Utrechtseweg 310;3702 CB;www.hagewind.example;sales@hagewind.example;030 555 846;Jorrit Blom
Wij zijn reseller van Microsoft, Sophos, Acronis en 3CX, met eigen hosting in een datacenter.
Wij zoeken een abonnementsbeheersysteem dat licenties per maand uitrekent.
Eisen: Partner Center, proration, indexatie, SEPA, UBL, klantportaal, white-label, API
Contracten: jaarlijks, maandelijks, NCE, per seat, per GB
Ervaring met WeFact, Xink, Cloudmore en Zuora graag delen.
Klanten: 240, licenties: 9.600.
@Vertaalcollectief Achter de Dijk;Stavoren;Smidstraat 5;8715 HC;www.vertaaldijk.example;post@vertaaldijk.example;0514 555 092;Gea Hoekstra, Lieuwe Visser
Een lijst, want ik ben geen schrijver, wat voor een vertaler vreemd is:
• acht mensen, allen zzp, één naam
• wij vertaalden [[description|het handboek voor ijsmeesters in negen talen]]
• [[entity|Lieuwe]] doet Ests en Lets, niemand weet waarom
• planning: een krijtbord in het [[entity|Vissershuisje]]
• wensen: wie doet wat, deadlines, woordaantallen, verdelen van de pot
• kosten: bijna niets, liefst
@Waterkwaliteitslab Breemond;Dronten;De Rede 12;8251 CA;www.breemondlab.example;info@breemondlab.example;0321 555 734;Stan Vermaas, Noor Ligthart
Memo aan directie
Onze bak met 300 zwemwatermonsters per week past niet in het huidige systeem.
Blauwalg, E. coli, PFAS, alles volgens NEN-EN-ISO. Dat kan iedereen.
Maar wij analyseren ook [[description|het doopwater van alle kerken in de polder]], gratis, een belofte van de oprichtster, en dat heeft geen debiteur.
[[entity|Noor]] wil dus nul-euro-orders. LIMS: Labworks, StarLIMS of Labvantage? Autolab staat in [[entity|Swifterbant]].
@Genebank Halm & Zaad;Ede;Galvanistraat 31;6716 AE;www.genebankhalm.example;curator@genebankhalm.example;0318 555 640;Ingrid Mulder, Paulo Costa
Wij bewaren zaden. Onze accessies staan in MS Access, die grap kennen wij.
Wat wij eisen: herkomst, kiemkracht per partij, verzendingen met fytosanitair certificaat, SMTA.
[[description|De kluis zit in een oud benzinestation met de pompen nog buiten]], temperatuur moet elk uur binnenkomen via MQTT.
[[entity|Paulo]] wil GRIN-Global, ik, [[entity|Ingrid]], wil iets dat Nederlands spreekt.
Jaarlijks budget: 6.000. Belangrijkste koppeling: Genesys PGR.
@Facility Huis ten Eik;Heerlen;Geerstraat 100;6411 NS;www.huisteneik.example;desk@huisteneik.example;045 555 128;Leonne Simons
Ingevuld d.d. 11-09
Organisatie: facilitair dienstverlener (catering, schoonmaak, receptie, groen)
Medewerkers: 260, 38 locaties
Software: Topdesk, AFAS HRM, Exact Globe, DKS, Excel
Gewenst: één FMIS met meldingen, contracten, bestekken, KPI's, VSR-metingen, kosten per m2
Standaarden: NEN 2748, ISO 41001, CO2-prestatieladder
Besluit: Q4, implementatie Q1. Graag twee referenties in de zorg.
@Rietveld Steigerbouw;Moerdijk;Appelweg 1;4782 PX;www.rietveldsteiger.example;steiger@rietveldsteiger.example;0168 555 377;Sam Rietveld, Wendy Roks
Wat is er gebeurd, vroeg u. Nou dit: [[description|onze steiger stond op het nieuws met een bruidspaar erop]], zonder toestemming, en sindsdien wil de verzekeraar toegangslogboeken.
Dus: NFC per slag, wie erop, wie eraf, keuring per zes weken.
[[entity|Wendy]] [[description|telt buizen met een app voor lammetjes]], geen grap. Layher en Scafom door elkaar.
Wij hebben 46 man in dienst, 9 inhuur. [[entity|V-318-XD]] is onze bus met laptop erin.
@Timmerwerkplaats Oud & Recht;Veere;Kapellestraat 20;4351 AL;www.oudenrecht.example;info@oudenrecht.example;0118 555 903;Adriaan Minderhoud, Cor Wisse
Aan de lezer, [[entity|Cor]] was vroeger [[description|scheepstimmerman op een walvisvaarder]] en wil geen scherm aanraken.
Wij maken luiken. De Zandlopermotieven erop verschillen per huis en moeten bewaard, [[description|honderden tekeningen op behang]].
Ik, [[entity|Adriaan]], zoek iets wat een foto neemt, er een adres bij zet en een prijs.
Een uurtarief met toeslag voor "vloeken" zou helpen.
@Grondwerken Bosmans;Bilzen;Tongersestraat 140;3740;www.grondwerkenbosmans.example;info@grondwerkenbosmans.example;089 555 711;Jos Bosmans, Kristel Moors
Wij graven kelders, zwembaden, vijvers. En dan vinden wij soms iets.
Na [[description|die amfora in de tuin van een minister]] mogen we op drie werven pas verder als er een archeoloog naast staat, en die moet mee in de planning.
[[entity|Kristel]] maakt de facturen in Wings en wil van mij coördinaten, diepte en foto.
Ik wil een tablet in de kraan. CAT en Trimble zitten er al op.
Kent u iemand die dat aan mekaar kan knopen? [[entity|0488 555 902]], niet tussen 12 en 1.
@Vloerverwarming Noordman;Raalte;Almelosestraat 33;8102 HA;www.noordmanvloer.example;info@noordmanvloer.example;0572 555 184;Erik Noordman, Tineke Kappert
[17:02] buiten: dat formulier, zal ik dat invullen of doe jij het
[17:04] kantoor: doe jij maar, vraagt [[entity|Tineke]], jij was bij de demo van WorkSpot
[17:05] buiten: moet ik van de varkens ook zeggen
[17:05] kantoor: ja natuurlijk, [[description|vloerverwarming voor biggen in een biologisch-dynamische stal]] is de helft van de meters
[17:09] buiten: ok. legplannen uit Uponor HSEnet, koppelen met Moneybird, frezen plannen
[17:10] kantoor: en dat de jongens eindelijk foto's maken VOORDAT de dekvloer erop ligt
@Bureau Windroos Stedenbouw;Vlissingen;Bellamypark 40;4381 CK;www.windroosstedenbouw.example;info@windroosstedenbouw.example;0118 555 477;Floor Adriaanse, Kasper Lund
Dear reader,
We are urban planners, eleven people, three nationalities. Our time sheets live in Clockify and our contracts in a drawer.
Since [[description|we drew the floating graveyard that the council rejected by one vote]] we get calls from Asia and have to invoice in yen.
[[entity|Kasper]] likes Workamajig; [[entity|Floor]] says it's made for ad people.
Please no system that needs Windows. And it should know that a Dutch project can sleep for four years and then wake up.
@Bestek & Calculatie Adviesbureau Rijk;Barneveld;Stationsstraat 18;3771 VH;www.bestekrijk.example;info@bestekrijk.example;0342 555 270;Gert-Jan Rijk
Onze vraag in het kort
Een bestekkensysteem dat STABU, NL/SfB en RAW aankan, naast de calculatie in IBIS-TRAD.
Wij leveren begrotingen aan corporaties, scholen en zorginstellingen; per jaar circa 140 opdrachten.
IFC-modellen komen binnen via Trimble Connect en BIM 360. Hoeveelheden halen we eruit met Solibri.
CRM hebben we niet, facturen maken we in Informer.
Budget: 600 p/m. Voorkeur: Nederlandse helpdesk, ook op vrijdag.
@Waterkracht Coöperatie De Stuw;Doesburg;Ooipoortstraat 29;6981 DT;www.coopdestuw.example;bestuur@coopdestuw.example;0313 555 096;Lideke Berends, Gijsbert Wolters
Geacht kenniscentrum,
Met 760 leden en een bestuur van gepensioneerden zoeken wij een ledenadministratie met obligaties, rente en vergaderstukken.
Wij [[description|wekken stroom op met een vijzel]]; die lag [[description|twee winters stil vanwege een bever in de inlaat]], waardoor de rente is uitgesteld en elke obligatie een andere looptijd kent.
Onze penningmeester [[entity|Gijsbert Wolters]] heeft daarvoor een rekenblad gemaakt dat alleen hij doorgrondt.
Hoogachtend, [[entity|L. Berends]], secretaris
@Oudijzer Van Puyvelde;Temse;Kapelanielaan 13;9140;www.vanpuyveldemetaal.example;info@vanpuyveldemetaal.example;03 555 7120;Danny Van Puyvelde, Nele Smet
Hier [[entity|Danny]]. Wij kopen metaal in. Koper, lood, inox, kabel. Elke particulier moet met e-ID en overschrijving, cash mag niet meer.
We hebben twee weegbruggen en een kleine balans binnen.
Ah ja, ge moet weten: [[description|de stalen benen van dat reuzenrad staan hier al negen jaar]] omdat er een proces over loopt, en die moeten in de stock blijven als "niet van ons".
Software liefst met LME-koersen erin. [[entity|Nele]] werkt in Briljant, da's de boekhouding.
@Glans & Co Bedrijfsreiniging;Bergen op Zoom;Wattweg 9;4622 RA;www.glansco.example;info@glansco.example;0164 555 358;Priscilla Hack
Wat gebruiken we: Clean Office, Excel, WhatsApp, Loket, Exact Online
Wat gaat goed: facturatie per periode, 13 x 4 weken
Wat gaat fout: uren van invallers, materiaalbestellingen bij Diversey en Greenspeed, verzuim
Wat willen we: medewerker-app in 5 talen, objectmap met VIB-bladen, DKS/VSR, OSB-keurmerk
Grootte: 145 parttimers, 90 objecten
Tempo: mag rustig, als het voor de zomervakantie maar draait.
@Veilig Wad Bewakingsdienst;Delfzijl;Handelskade West 11;9934 AA;www.veiligwad.example;meldkamer@veiligwad.example;0596 555 208;Anneke Boerma, Gerko Smit
Notulen teamoverleg meldkamer
Storingen: nachtdienst meldt dat het oude pakket om 03.00 uur herstart, precies als de ronde begint.
Object 17: wij bewaken [[description|de opgelegde cruiseboot waar studenten op wonen]]; huisregels wisselen per dek en dat past niet in één instructie.
Object 31: [[entity|Gerko]] heeft sleutels van de [[entity|Farmsumerhaven]] nog thuis. Sleutelmodule!
Rooster: 12-uurs, CAO PB, [[entity|Anneke]] kijkt naar Planbition en Paradise.
@Talentbrug Detachering;Zwolle;Hanzelaan 351;8017 JM;www.talentbrug.example;info@talentbrug.example;038 555 604;Sharon Visscher
Hallo daar! Wij detacheren projectleiders, werkvoorbereiders, BIM-modelleurs en calculatoren.
Onze tools: Bullhorn, LinkedIn Recruiter, Textkernel, Nmbrs, AFAS Profit.
Het contract met Bullhorn eindigt en we twijfelen tussen Carerix, Mysolution op Salesforce, Otys en Byner.
Belangrijk: matching op skills, marge per plaatsing, leaseauto's, urenbriefje met akkoord van de klant, WAADI, DBA-toets voor zzp'ers.
75 gedetacheerden, 9 op kantoor.
@Belastingadvies Tromp & Tuinman;Hoorn;Grote Noord 77;1621 KE;www.tromptuinman.example;fiscaal@tromptuinman.example;0229 555 816;mr. Ilona Tromp, Freek Tuinman
U vroeg wat ons onderscheidt. Nou, niks, wij doen aangiftes. IB, Vpb, BTW, erfbelasting.
Alleen die [[description|veertig nazaten van de tulpenbaron met elk een veertigste bollenschuur]], die kosten ons elk voorjaar een week. Eén bezit, veertig aangiftes, negen landen.
Fiscaal Gemak kan niet doorzetten van de ene naar de andere, dus [[entity|Freek]] tikt.
Is er iets met gekoppelde dossiers? Nextens, Elsevier, Loyalis?
PS: mailen naar [[entity|freek@tromptuinman.example]], niet naar algemeen.
@Juridisch Loket voor Schippers;Maasbracht;Havenstraat 44;6051 CT;www.schippersloket.example;hulp@schippersloket.example;0475 555 630;mr. Dorien Haan, Ko Vermeulen
Inspreken, [[entity|Ko]] aan de knoppen, daar gaan we.
Wij helpen [[description|schippers met geschillen over sluizen, wachttijd en averij]], en dat doen we [[description|vanaf een eigen spits, ligplaats wisselt]].
Dus post komt aan op drie adressen en dossiers reizen mee in een kist, de [[entity|Johanna Cornelia]] heeft wel starlink nu.
Lidmaatschap per schip, niet per persoon, want mensen wisselen van schip.
Wie heeft een CRM waarin een schip de klant is? [[entity|Dorien]] heeft in Efficy gekeken maar nee.
@Hypotheek & Huis Advies Vree;Veghel;Hoofdstraat 60;5461 JH;www.vreeadvies.example;advies@vreeadvies.example;0413 555 295;Patrick Vree
Reactie op uw mail van 8 juni
- Wij gebruiken Findesk, Adviesbox, Figlo en Ockto en zoeken naar minder losse schermen.
- HDN-aanvragen naar ING, Obvion, Munt, Florius en Nationale-Nederlanden
- Nazorg: rentevast-einde signaleren, jaarlijkse check, AVG-bewaartermijn 5 jaar na einde
- NHG, WOZ, taxatie via NWWI, iDIN
- Provisie en nota: Moneybird of Exact
Vier adviseurs, twee binnendienst, 310 dossiers per jaar.
@Studio Rookpluim Marketing;IJlst;Eegracht 22;8651 EC;www.rookpluim.example;studio@rookpluim.example;0515 555 083;Marrit Bouma, Jorn Feenstra
wij zijn met z'n vieren en doen alles voor de watersport: folders, beurzen, sites, hier en daar een jingle
sinds [[description|de schaatsenfabriek ons het archief met affiches gaf]] zitten we ook in historische merken en licenties
daar loopt het spaak, want wie heeft welk plaatje wanneer gebruikt? [[entity|marrit]] houdt een schoenendoos bij
gezocht: beeldbank (dam) met licenties plus offertes en uren
bynder is te duur, resourcespace te kaal zegt [[entity|jorn]]
@Digitale Dienstverlening Borinage Plus;Zottegem;Heldenlaan 36;9620;www.ddborinageplus.example;support@ddborinageplus.example;09 555 3602;Sofie De Vos, Karim Azzouzi
Wij bouwen [[description|websites voor parochies, fanfares en duivenmaatschappijen]]. Klein, maar het zijn er 700.
Bijzonder: [[description|het platform waarop duivenuitslagen per minuut binnenkomen]], dat is van ons, op zondagochtend 90.000 bezoekers.
Supporttickets: dan allemaal tegelijk en in dialect. [[entity|Karim]] verstaat de helft niet.
Wij willen een helpdesk met AI-samenvatting, kennisbank, SLA (haha) en facturen via Peppol.
Servers heten naar renners, [[entity|poulidor01]] is de oudste.
@Taalbureau Kwint;Nieuwegein;Weverstede 27;3431 JS;www.taalbureaukwint.example;info@taalbureaukwint.example;030 555 9914;Marjan Kwint
Gespreksverslag intake
Vrager is een bureau voor taaltraining, vertaling en redactie met 12 vaste krachten en 80 freelancers.
Huidig: Teamleader, Trados, Zoom, Moodle. Alles los.
Gewenst: één planning voor docenten en vertalers, ERK-niveaus (A1 t/m C2), Blik op Werk-rapportage, btw-vrijstelling CRKBO naast 21%.
Koppelingen: Exact Online, Outlook, Mollie.
Aandacht: AVG bij inburgeraars, archief 7 jaar.
Voorstel volgt in week 39.
@Steenkundig Lab Basalt;Kerkrade;Markt 55;6461 EC;www.labbasalt.example;lab@labbasalt.example;045 555 733;dr. Guido Huppertz, Lena Vogel
Sehr geehrte, o nee, jullie zijn Nederlands.
Wij onderzoeken natuursteen: druk, vorst, slijtage, slijpplaatjes. Normale proeven, EN 1926, EN 12371.
Maar omdat ons archief [[description|een brok van elke stadhuistrap tussen hier en Keulen]] bevat, moet het LIMS ook een collectie kunnen beheren, 22.000 doosjes in [[entity|schacht Nulland]].
[[entity|Lena]] maakt foto's onder gepolariseerd licht, die moeten eraan hangen.
Ik, [[entity|Guido]], wil gewoon dat het zoekt.
@Phageworks Therapeutics;Leiden;Darwinweg 20;2333 CR;www.phageworks.example;ops@phageworks.example;071 555 390;Anil Deshpande, Hester Bol
Requirements call, raw notes
Biotech, 19 people, Series A closed, BSL-2 labs. Nothing strange so far.
Samples: they [[description|collect viruses from the drain of a fish auction]] every Thursday, jars numbered by tide.
ELN: Benchling quote 38k, eLabNext 12k, SciNote 9k. [[entity|Hester]] favours the middle one.
Freezers: Panasonic and Thermo, monitored by eye. QMS needed before IND filing.
Decision by [[entity|Anil]], who is travelling until the 20th.
@Huismeesters BV Den Bosch West;Vught;Taalstraat 112;5261 BE;www.huismeestersbv.example;info@huismeestersbv.example;073 555 845;Cobi van Oirschot, Stan Pennings
Geachte,
Wij leveren huismeesters aan complexen, per uur, met sleutelbos. Het loopt goed maar de sleutels lopen weg.
Een voorbeeld: in [[entity|Flat De Meerkoet]] hangt [[description|een lift die sinds de opening in 1971 met de hand wordt bediend]], door onze [[entity|Stan]], en die is verplicht aanwezig van zeven tot zeven.
Dat vraagt een rooster met vervanging binnen een kwartier.
Is Planon geschikt, of Facilitor, of is er ook zoiets maar klein?
@Metsel- en Voegbedrijf Hartog;Lisse;Heereweg 290;2161 BS;www.hartogvoeg.example;info@hartogvoeg.example;0252 555 671;Jaap Hartog
Typfouten moet u me maar vergeven, ik doe dit op de telefoon in de keet
Wij zijn met 14 metselaars en 6 voegers en 1 leerling en we willen van de papiere urenbriefjes af
Ook meerwerk gelijk laten tekene door de uitvoerder want achteraf is het altijd gezeik
Boekhouder zit in Snelstart en de lonen doet hij in Loket, bouw cao met tijdspaarfonds
Is Clockwise wat? of BouwOffice? Kost t veel?
@Isolatie & Spouw Kuiper;Stadskanaal;Handelsstraat 60;9501 EX;www.isolatiekuiper.example;info@isolatiekuiper.example;0599 555 214;Harrie Kuiper, Sietske Mulder
Twee dingen over onze offerteaanvraag.
1. Voor vleermuizen moet een ecoloog mee. [[description|In ons pand zelf zit de kraamkolonie met de webcam]], dus wij weten er alles van, maar het programma niet: een woning mag drie maanden op slot en verdwijnt dan uit de planning.
2. [[entity|Sietske]] belt bewoners uit een lijst van de gemeente, die is in Word.
Pakketten bekeken: Bouwflow, Gripp, en iets van een neef uit [[entity|Musselkanaal]].
@Aannemerij Brands & Dochter;Coevorden;Friesestraat 71;7741 GT;www.brandsendochter.example;info@brandsendochter.example;0524 555 309;Eef Brands
Wij bouwen aanbouwen, dakkapellen, badkamers, niets geks.
Dat mensen ons kennen komt doordat ik [[description|in mijn trouwjurk de hoogste dakkapel afhing]], dat hing op een billboard langs de snelweg, en omdat [[description|iedere klant bij oplevering een geit mag lenen]].
De geit wordt geboekt in Google Agenda, de rest ook, en daar gaat het fout.
Bouwplanning, offertes uit een bibliotheek, Wkb-dossier en betalen in termijnen. Bouw7 of Bouwcontrol?
@Rolluikenbedrijf Zonneveld;Noordwijkerhout;Gooweg 20;2211 XV;www.zonneveldrolluik.example;info@zonneveldrolluik.example;0252 555 440;Peter Zonneveld
AAN: kenniscentrum ERP
BETREFT: zonwering, rolluiken, horren
Wij zijn dealer van Somfy, Warema en Heroal, met showroom en twaalf monteurs.
Wens: configurator op de website, maatopname op tablet, automatische bestelling bij fabrikant (XML), planning per regio, garantieregistratie.
Nu: Plan-IT, Mailplus, Snelstart. Reviews via Kiyoh en Trustoo.
Piek van april tot juli. Prijs: 500 tot 900 per maand acceptabel.
@Buro Hoogwerk Torenbouw;Bergen;Breelaan 60;1861 GG;www.burohoogwerk.example;info@burohoogwerk.example;072 555 918;Ellis Roos, Jan Kooij
Beste meneer of mevrouw,
Wij [[description|ontwerpen uitkijktorens]]. Dat klinkt klein, maar [[description|van elke drie vogeltorens langs de kust tekenden wij er twee]].
Het is seizoenswerk: [[description|van maart tot juli mogen we geen hamer optillen]] vanwege de broedvogels, dan stapelen de uren zich op in rapporten.
Onze huidige software kent alleen maanden met omzet. Wij zoeken een pakket met projecten die half slapen, stelposten en een goed archief.
Bekeken: Simplicate en TimeChimp.
@Sterkstroom Ingenieurs;Lokeren;Gentse Steenweg 80;9160;www.sterkstroomingenieurs.example;studie@sterkstroomingenieurs.example;09 555 1288;Tine Van Hecke
Voor het verslag, gisteren besproken
we ontwerpen elektrische installaties voor gevangenissen, ziekenhuizen en [[description|één kathedraal waar de stroom tijdens de mis uit moet]]
die laatste wordt 's nachts uitgevoerd, met [[description|een kapelaan die als toezichthouder meetekent]]
tijdsregistratie per fase graag, met aparte nachtpercentages, Caneco en Trikker blijven
software mag Frans, als de helpdesk maar geen keuzemenu heeft
@Batterijpark Beheer Zandvoorde;Oostende;Zandvoordestraat 380;8400;www.batterijzandvoorde.example;ops@batterijzandvoorde.example;059 555 066;Maarten Lagast
Memo over assetbeheer
We need an asset management tool for 14 containers of lithium cells.
The odd bit: [[description|they came second-hand out of retired airport buses]], so each one has a birth certificate and a temper.
Also, [[description|the fire brigade practises at our place every first Tuesday]] and then everything must be switched to mode 0 and logged.
Modbus, REST, FCR and aFRR bidding logs are what we look for. No SAP, please.
@Afvalwijzer Rauwe Bak;Boxmeer;Steenstraat 90;5831 JG;www.rauwebak.example;info@rauwebak.example;0485 555 607;Gonny Derks
Ik ben de planner. Wij halen swill, frituurvet en luiers op.
Luiers zijn nieuw en [[description|we bakken er dakpannen van in een oude steenoven]], vandaar dat journalisten bellen en ik geen tijd heb voor deze mail.
Voor die pannen is er dus voorraadbeheer nodig, voor vet een vergunning per klant, voor swill een rit per dag.
Eén systeem? Drie? We draaien alles op papieren kaarten in [[description|het rek waar vroeger hostiewafels in lagen]].
@De Bezem Facilitair;Oudenaarde;Nederstraat 55;9700;www.debezemfacilitair.example;info@debezemfacilitair.example;055 555 920;Carine Devos
Twintig jaar met de hand gepland, nu moet het anders.
Wat u moet weten: de meeste ploegen zijn gewone kantoorkuis.
Maar in oktober wassen wij [[description|zestien kilometer kasseien voor een wielerwedstrijd]], met borstel en heet water, en in april [[description|de laarzen van een hele rijschool in één nacht]].
Dat zijn dus pieken van tachtig jobstudenten. Studentencontracten, Dimona, checkin op locatie, liefst met iets dat mijn moeder ook snapt.
@Surveillance Noord 24/7;Assen;Balkengracht 12;9405 CC;www.surveillancenoord.example;info@surveillancenoord.example;0592 555 180;Bas Kloppenburg
Checklist leverancier, graag per regel ja of nee:
PAC-koppeling (SIA, Contact ID); alarmopvolging met reactietijd per object
Digitaal sleutelbeheer, Traka en Nedap
Rondes offline, NFC en GPS; rooster met ORT, ATW-controle en verlof
Facturatie per melding, minimum en abonnement
Export naar AFAS, Visma en Exact; referentie in mobiele surveillance
Wij draaien nu Trigion-sjablonen in Excel, 28 auto's, 72 mensen.
@Vakkrachten Smederij & Staal;Nijkerk;Watergoorweg 91;3861 MA;www.vakkrachtensmederij.example;info@vakkrachtensmederij.example;033 555 720;Richard Bos
Kunt u ons even op weg helpen?
Onze uitzendkrachten zijn smeden en lassers. Sommige werven wij [[description|bij de lasopleiding in een oude onderzeebootbunker]], sommigen [[description|komen rechtstreeks uit het circus]] en moeten eerst een contract krijgen dat alleen in de winter geldt.
Verder gewoon fase A, StiPP, VCA, ET-regeling.
HelloFlex vindt "winter" geen contractduur.
Wie heeft ervaring met seizoenen in de verloning?
@Adviesgroep Ramaekers Accountants;Sittard;Rijksweg Zuid 40;6131 AP;www.ramaekersaccountants.example;info@ramaekersaccountants.example;046 555 381;Lou Ramaekers
Wij doen ook [[description|de boeken van een paar dozijn carnavalsverenigingen]], en dat zegt iets over februari.
Zelf [[description|leverden we drie jaar achtereen de prins van de stad]], hetgeen de telefoon in dat seizoen dood legt.
Bovendien betalen de klanten soms met [[description|een kuub kersen uit eigen boomgaard]], en daar wil de fiscus graag een waarde op.
Technisch: Twinfield, dossierbeheer, portal, tijdregistratie. Liefst in dialect maar dat zal niet.
@Advocatuur Kruiskade Strafrecht;Rotterdam;Kruiskade 55;3012 EE;www.kruiskadestraf.example;post@kruiskadestraf.example;010 555 7712;mr. Sanne Kok
Kort en feitelijk.
Strafrechtkantoor, zes advocaten, piketdiensten, uitleveringszaken, tuchtrecht. Documentbeheer nu in SharePoint, tijd in Clio, facturen in Exact Online.
Wens: piketrooster, toevoegingen (RvR), versleutelde deling met Zivver, rol- en zittingsagenda met de Rechtspraak.
Locatie van de data: EU, bij voorkeur Dublin of Frankfurt (Azure of AWS).
Budget: 90 p.p. per maand. Geen AI die leest zonder dat we het weten.
@Vlasfonds Assurantiën;Wervik;Speiestraat 14;8940;www.vlasfonds.example;info@vlasfonds.example;056 555 093;Guido Delbeke
Excuseer mijn Nederlands, ik spreek vooral de streektaal.
Wij verzekeren oogsten, en omdat [[description|bij ons vlas nog in de rivier geroot wordt]] hebben wij een polis die nergens in het pakket past: [[description|schade door ratten met de nummerborden van het jaar]], een grap die ooit bedacht is en nu clausule 14.
Wij willen een polisbeheer waar vrije clausules mogelijk zijn, met BRIO of Portima ernaast.
Vier makelaars, 2.000 polissen, geen haast.
@Reclamebureau Zesde Zintuig;Meppel;Prinsengracht 8;7941 KD;www.zesdezintuig.example;studio@zesdezintuig.example;0522 555 710;Jet Klomp
Projecten: logo's, websites, verpakkingen. Die zoek je zo op.
Wat ons nekt is dat wij [[description|reuk verzorgen bij advertenties in bushokjes]], gas in flessen, 15 geuren, elk met een veiligheidsblad.
Voorraad per fles per bushokje dus, en dat staat in Airtable.
Soms gaat het mis: [[description|een halve stad rook een week naar stroopwafel]].
Zoeken iets met projecten, uren, serienummers. Scoro of Productive kennen dat niet. Odoo misschien?
@Bits & Polder IT;Emmeloord;Espelerlaan 66;8302 DC;www.bitspolder.example;service@bitspolder.example;0527 555 214;Jeroen Vis
We zoeken vervanging voor Kaseya BMS en willen gelijk de boekhouding van SnelStart naar Exact.
Vereist:
- RMM-koppeling NinjaOne of Datto
- Contracten, blokken uren, SLA met kantoortijden
- Onsite planning met routering, Google Maps
- Inkoop: Copaco, TD SYNNEX, ALSO via EDI
- Portal in NL, SSO via Entra ID
Autotask, HaloPSA en Syncro hebben wij getest. Voor migratie van 12.000 tickets vragen we vaste prijs.
@Vertaalhut De Stille Pen;Heeze;Kapelstraat 27;5591 HC;www.stillepen.example;pen@stillepen.example;040 555 616;Annelies Swinkels
Hallo! Half vertaalbureau, half klooster, zo wordt ons gezegd.
Wij vertalen [[description|stripverhalen in braille en gebaren]] en werken in absolute stilte tot het middaguur: [[description|wie praat vóór twaalf koopt een taart]], en die taart moet ook in de kas.
Wat zoeken we: projectbeheer met deadlines, freelancers in drie landen, opslag van beelden van grote omvang.
Ik bel niet. Mailen mag. Protemos leek leuk maar heeft geen beelden.
@Onderzoekslab Koudwater;Vlieland;Dorpsstraat 100;8899 AE;www.koudwaterlab.example;lab@koudwaterlab.example;0562 555 017;Sigrid Dekker
Wij onderzoeken [[description|mensen die in zee zwemmen. In januari]]. Met vrijwilligers.
Sinds [[description|die premier bij ons onderkoeld raakte]] is iedereen verplicht een warmtepleister te dragen, en die data stroomt binnen over 4G of niet.
Ethische toetsing, toestemmingsformulieren, medicijnen, allemaal in losse mappen.
Castor EDC kan een deel, maar niet de planning van [[description|de sauna op een slee]].
Bekend met een pakket voor veldonderzoek met deelnemers? Graag offline op tablet.
@Neurovis Labs;Utrecht;Padualaan 8;3584 CH;www.neurovislabs.example;info@neurovislabs.example;030 555 8801;dr. Hamid Rahimi
Onze wensen in tabelvorm, sorry voor de opmaak
ELN: Benchling, eLabFTW, SciSure, RSpace
Voorraad: chemicaliën, CMR-stoffen, GHS, ADR, locatie per kast
Apparaten: reservering, kalibratie, storing (Zeiss, Leica, Nikon)
Dieren: IvD, NVWA, CCD-nummer, kooi-etiket
Kosten: per project, ERC- en NWO-declaratie
Beveiliging: SURFconext, MFA, NEN 7510
Startdatum 1 september, 44 gebruikers.
@Sporenkiem Mycologie;Horst;Venrayseweg 102;5961 AG;www.sporenkiem.example;zwam@sporenkiem.example;077 555 038;Wendy Jeuken
Transcript voicememo 0:48
Wij [[description|kweken mycelium voor verpakking]], [[description|doodskisten en één trouwjurk in een museum]]. We hebben acht cellen, temperatuur en CO2, alles op de seconde.
De teelt loopt prima, de administratie niet: elke doos heeft een stamboom van dertig generaties. Wij noemen [[description|elke stam naar een tante]], dus er ligt een Tante Truus van 2014 in de vriezer.
Zoek een batchsysteem, liefst Labguru of Odoo, met barcodes. Doei!
@Serviceflat Beheer Veenstra;Roosendaal;Bredaseweg 210;4702 KT;www.veenstrabeheer.example;beheer@veenstrabeheer.example;0165 555 490;Cor Veenstra, Mia Geurts
Vanuit de commissie gebouw, met dank voor de vorige brief.
Wij beheren negen VvE's, met 14 liften, en nemen meldingen van ouderen op die liever bellen.
Eén toren heeft [[description|een zwembad dat in het weekend disco is]] en [[description|een bewoonster van 103 die zelf de nooduitgangen controleert]]; zij wil haar eigen loginscherm, met grote letters.
Uit te werken: meldingen, MJOP, VvE-boekhouding, vergaderstukken. Twinq is bekend.
@Parketlegger Van Lint;Brasschaat;Bredabaan 870;2930;www.parketvanlint.example;info@parketvanlint.example;03 555 6625;Dieter Van Lint
Gewoon een aannemer van parket en laminaat: visgraat, kopse eik, kurk, schuren, olie.
Het enige waar wij bekend om zijn: [[description|wij halen vloeren uit bowlingbanen en leggen ze in living rooms]], en één keer [[description|de dansvloer van een ontplofte discotheek]].
Elke partij hout wordt dus apart ingekocht, opgeslagen en gelabeld met herkomst.
Voorraadsoftware, offerte met opties, plannen van plaatsers. We hebben Odoo zelf opgezet en het knarst.
@Kalkbranderij & Bouwatelier Smeets;Valkenburg;Plenkertstraat 60;6301 GM;www.kalkateliersmeets.example;info@kalkateliersmeets.example;043 555 277;Harry Smeets
Goedemorgen, ik geef het puntsgewijs.
a. Wij restaureren gevels, met zes man en een stel leerlingen.
b. De steen komt uit [[description|een groeve die in de winter kerstmarkt is]], dus vanaf oktober kunnen we er niet in en moet alles op voorraad staan.
c. Zagen doen we met [[description|een zaag waarop de bezetter namen kraste]]; toeristen willen hem zien en dat kost uren, die willen we schrijven.
d. Nu: Excel en KING. Straks: iets met blokvoorraad per bank en per groefnummer.
@Lekkage Opsporing Drupmans;Nieuwkoop;Dorpsstraat 44;2421 BC;www.drupmans.example;info@drupmans.example;0172 555 913;Ivo Drupmans
Wij zijn lekdetectie. Rookproef, tracergas, thermografie (FLIR), endoscoop, correlator van Sewerin.
Opdrachten via verzekeraars: CED, Sedgwick, Interpolis, Univé. Ieder heeft een eigen portaal en een eigen rapport.
Zoek software die één rapport maakt en in al die portalen krijgt. SIVI-berichten kunnen we zelf niet.
Werkbon, rit, foto's, handtekening, factuur binnen 24 uur.
Nu: Outlook, Word, iPhone. Vijf man, 2.200 meldingen.
@Architectenbureau Onderstroom;Ieper;Rijselstraat 151;8900;www.onderstroomarch.example;info@onderstroomarch.example;057 555 804;Veerle Baert
Wij ontwerpen musea en bezoekerscentra, dikwijls [[description|in grond waar nog munitie zit]].
Er gaat geen spade in voor [[description|de ontmijner, tevens mijn tweelingbroer, zijn krabbel zet]].
Zo liep het dossier van [[description|het onderaardse café onder een soldatenkerkhof]] elf maanden vertraging op en waren de erelonen op.
Vandaar de vraag naar een pakket dat budget en fase naast elkaar zet en op tijd alarm slaat.
Teamleader voldoet niet, Deltek vinden we log. Wat bestaat er nog?
@Studiebureau Stroomafwaarts;Maaseik;Bospoort 20;3680;www.stroomafwaarts.example;info@stroomafwaarts.example;089 555 212;Lars Hermans
We are hydrologists. Rivers, pumps, the usual Infoworks and HEC-RAS, twelve people.
Our calibrated data are special: [[description|flood marks that a parish priest scratched into church pillars]] for three centuries, all digitised by us.
Researchers pay to use that set, so we need licences and invoices next to ordinary projects.
We also [[description|dry our own office every other spring]]. The last server drowned.
Cloud, Peppol, project hours, and please no German-only support desk.
@Energiehuis Gaslicht & Gloed;Delft;Koornmarkt 82;2611 EJ;www.gaslichtgloed.example;info@gaslichtgloed.example;015 555 066;Lucas Stam
Hoi, we beheren straatverlichting voor gemeenten, led, DALI, storingsmeldingen via een kaart.
Daarnaast onderhouden we [[description|driehonderd gaslantaarns die een lantaarnopsteker op de fiets ontsteekt]], want een film wou dat en toen bleef het.
Hij krijgt per lantaarn betaald, regent het dan dubbel.
Onze wens: assetbeheer met GIS, CROW-standaard, meldingen van burgers, en een app die die fietser begrijpt.
Luminizer en GeoVisia zijn bekend.
@Puinbreker Lamers;Gennep;Spoorstraat 119;6591 GS;www.puinbrekerlamers.example;info@puinbrekerlamers.example;0485 555 840;Theo Lamers
Aanvraagformulier deel C, vrije tekst
Het bedrijf breekt beton en maakt er betonblokken van. BRL 2506, CE, NL BSB.
De meest gevraagde blokken komen van [[description|een vliegveld met landingsbaan uit de Koude Oorlog]], er zitten nog verfstrepen op en architecten willen die.
Wij moeten dus per blok weten: welke baan, welke streep.
[[description|Mijn dochter kiest ze op muziek]]; lach niet, het verkoopt.
Weegbrug: Pfister. Boekhouding: Exact. Transport: eigen, zes wagens.
@Mobiele Sanitair & Toiletwagens Kamphuis;Haaksbergen;Eibergsestraat 155;7481 HJ;www.toiletwagenskamphuis.example;info@toiletwagenskamphuis.example;053 555 390;Erna Kamphuis
Jao, ik schrieve 't maor gewoon op zoals ik 't zeg
wij verhuren en poetsen toiletwagens, van april tot oktober elk weekend vol
ene wagen is [[description|betegeld met de scherven van 't servies van 't kasteel]] en die wil iedereen op de brulft
dus reserveren op wagen, niet op soort. en de poetsploeg mot weten welke wagen waor steet
[[description|mien moeder van 81 rijdt de trekker nog]], rijbewijs keuring mot der dus ok in
@Alarmcentrale Stadswacht Brugge;Brugge;Katelijnestraat 188;8000;www.stadswachtbrugge.example;info@stadswachtbrugge.example;050 555 471;Arne Claeys
Onze noden in drie zinnen, want de directie leest niet verder.
Eén: wij plannen 54 bewakers, waaronder vier die [[description|op een platbodem surveilleren tussen de rondvaartboten]], en die dienst verschuift met de waterstand.
Twee: elk incident gaat door naar politie, verzekeraar en soms [[description|een non die de beiaardsleutel bewaart]].
Drie: mensen willen ruilen via hun gsm, nu gebeurt dat aan de tapkast.
Protime? Strobbo? Planday?
@Uitzendburo Polder & Pit;Zeewolde;Kerkstraat 14;3891 ET;www.polderpit.example;info@polderpit.example;036 555 088;Karin Dijkstra
Aanleiding voor de vraag: ons contract met Easyflex loopt af per 31 december.
Volume: 240 flexkrachten, agrarisch, productie en logistiek
Belangrijk: ABU-cao 2026, inlenersbeloning, gelijkwaardige beloning, pensioen StiPP Plus
Koppelingen: Exact Online, UWV, G-rekening, Certiflex, ID-checker
Loopt nu niet: doorbelasten van huisvesting en zorgverzekering
Liefst een demo op locatie. Voorkeur heeft HelloFlex, Mysolution of Pivoton.
@Geldzaken Ridderbos Accountancy;Urk;Wijk 5 nr. 38;8321 GH;www.ridderbosaccountancy.example;info@ridderbosaccountancy.example;0527 555 612;Hessel Ridderbos
Intern stuk, niet voor de krant
Onze klanten zijn [[description|kotters, visverwerkers]] en [[description|één zanger die zijn royalty's in paling laat uitbetalen]].
Bij ons wordt op zondag niet gewerkt en is het portaal dan ook dicht, [[description|de server gaat zaterdag om middernacht letterlijk uit]].
Leveranciers van cloud begrijpen dat niet. Wij zoeken er een die het wel wil.
Verder: maatschapsaandelen, besomming, aangiftes, een net archief. Contact via [[entity|de heer Ridderbos]].
@Merkenrecht Kantoor Vlag & Teken;Den Haag;Javastraat 120;2585 AS;www.vlagenteken.example;info@vlagenteken.example;070 555 3314;mr. Annick Peters
Hello,
We are a trademark boutique of nine. Docketing is done in Patricia, billing in Excel, both must go.
What to know: our oldest file concerns [[description|the striped socks of a whole football nation]], with 61 renewals, and [[description|the founder's parrot was itself a registered sound mark]].
Needed: BOIP, EUIPO and WIPO deadlines, conflict check, e-invoicing, and a memory.
Alt Legal and Anaqua have been demoed. Write to [[entity|Annick]], she answers on Sundays.
@Pensioen & Polis Adviesgroep Stam;Papendrecht;Burgemeester Keijzerweg 108;3352 AR;www.stampensioen.example;info@stampensioen.example;078 555 704;Koos Stam
Uitvraag pensioenadministratie / adviestool
Achtergrond: Wtp, transitieplannen voor mkb-werkgevers, verzekerde regelingen bij a.s.r., Zwitserleven, BeFrank, Centraal Beheer
Huidig: Excel, Figlo, Mijn Pensioenoverzicht, AFAS
Verwachtingen: UPA, SIVI, deelnemersportaal, berekeningen DC-staffels, werkgeversrapport
Toezicht: Wft pensioen, AFM, DORA
Omvang: 95 regelingen, 3.900 deelnemers
Keuze: begin volgend jaar.
@Lasergravure & Promo Bergmans;Diest;Koning Albertstraat 51;3290;www.bergmanspromo.example;info@bergmanspromo.example;013 555 922;Rudi Bergmans
[[entity|Rudi]]'s lijstje, aangevuld na de pauze:
1) stock van bekers, pennen, USB's, glas
2) webshop met eigen logo-upload, Magento of Shopify, prijsstaffels
3) [[description|de bierviltjes waarop je je testament kon schrijven]] waren van ons, en er lopen nog 9 rechtszaken, dus elk ontwerp bewaren met datum
4) Odoo of iets anders met productieplanning
5) [[description|laser vijf staat in de biechtstoel]] wegens de stofafzuiging, dus aparte locatie
@Datakluis Mijnberg ICT;Geleen;Mauritslaan 90;6161 HW;www.datakluismijnberg.example;info@datakluismijnberg.example;046 555 280;Nadia Schreurs
We leveren backup en opslag aan zorg en overheid. Tickets in Jira, contracten in Word.
Klanten willen rondleidingen, want ons datacenter zit [[description|in de badzaal waar de kompels hun kleren ophesen]], en de [[description|kettingen hangen er nog en zijn nu kabelgoten]].
Bezoekers: registratie, VOG, geheimhouding. Toegang: pasjes en tijdsloten.
Facturatie per TB en per uur. ISO 27001, NEN 7510, SOC 2.
Wat raadt u aan naast HaloPSA en ServiceNow?
@Tekstbureau Twee Talen Brussel;Brussel;Zaterdagplein 9;1000;www.tweetalenbrussel.example;info@tweetalenbrussel.example;02 555 7031;Elise Maes
Verslagje van het telefoongesprek met de klant
Organisatie: vertaalbureau NL-FR, veel werk voor notarissen, ziekenfondsen, vakbonden
Gevraagd: offerte per woord, planning freelancers, CAT (Trados, Wordbee), Peppol, prijzen per combinatie
Bestaand: Access-bestand uit 2006, Outlook, BOB50
Taal van de interface: beide
Reactietijd: zelfde dag
Opmerking: GDPR-clausule en ISO 17100 in de offerte opnemen. Budget 250 per maand.
@Glaslab Hemelrijk Onderzoek;Leerdam;Lingedijk 30;4142 LD;www.hemelrijkglas.example;lab@hemelrijkglas.example;0345 555 411;Gerben Hemelrijk
Wat wij onderzoeken? [[description|Glas, hoe het breekt]].
Daarvoor [[description|gooien wij wekelijks vazen van een watertoren]], met een hogesnelheidscamera eronder en [[description|een dominee die telt]].
Die dominee is vrijwilliger en [[description|hield ooit het wereldrecord scherven rapen]].
De beelden zijn enorm, 4 TB per sessie, en moeten aan een monster hangen.
LIMS met media-opslag: bestaat dat? Nu Labfolder en een doos schijven. Normen: EN 12600, EN 356, ISO 17025.
@Wormkweek & Biotech De Aardworm;Emst;Hanendorperweg 71;8166 JG;www.aardwormbiotech.example;info@aardwormbiotech.example;0578 555 607;Hilde Brouwer
Nou, daar gaat ie dan, ik zit tussen de bakken.
Wij [[description|kweken wormen]] en uit het slijm halen we [[description|een lijm voor hartkleppen, getest op een circusolifant]]. De olifant leeft nog.
Batches duren negen weken en worden [[description|door blinde medewerkers op tast gekeurd]], zo goed als geen enkele camera dat kan.
We zoeken daarom een systeem dat praat, spraakbediening dus, met batchregistratie en audittrail.
Wie levert dat? GMP komt volgend jaar.
@Kantoorbeheer De Volle Maan;Middelharnis;Zandpad 80;3241 GN;www.devollemaan.example;info@devollemaan.example;0187 555 219;Bea Koese
Reactie op uw vraag of wij "bijzondere omstandigheden" kennen.
Ja. In het grootste gebouw [[description|mag de schoonmaak alleen bij eb naar binnen]], door een tunnel die bij vloed volloopt.
En een huurder, [[entity|Oosterhuis Zaden]], vraagt [[description|op de dag van volle maan stilte in de hele toren]], contractueel.
Het rooster moet dus een getijdentabel en een maankalender kennen.
Verder heel gewoon: sleutels, storingen, contractcatering, facturen. Ultimo, Planon, Topdesk?
@Voegersbedrijf Bakkum;Castricum;Dorpsstraat 66;1901 EM;www.bakkumvoegers.example;info@bakkumvoegers.example;0251 555 318;Sven Bakkum
Dag mevrouw, de vragenlijst retour
Vr. 1 Branche: gevelonderhoud
Vr. 2 Personeel: 11 vast, 4 inhuur, 1 oude baas die niet wil stoppen
Vr. 3 Bijzonder: de oude baas [[description|voegde als jongen het dak van een koninklijk paleis, op blote voeten]] en spreekt er op scholen over
Vr. 4 Systeem: papier, en nu eindelijk weg ermee
Vr. 5 Wensen: werkbon op telefoon, weer-afhankelijk plannen, foto's, Snelstart
Vr. 6 Mail: [[entity|sven.b@bakkumvoegers.example]]
@Compressorservice Zuidema;Hoogezand;Kerkstraat 230;9601 AM;www.compressorzuidema.example;info@compressorzuidema.example;0598 555 162;Anita Zuidema
We service compressors: Atlas Copco, Kaeser, CompAir, Boge. Ten engineers, four vans, 1,100 units on contract.
Looking for field service software with PED inspection dates, spare parts per serial number and leak survey reports.
Must integrate with AFAS Profit or Exact Globe+. Offline app on Android, Zebra scanners.
Tested: Odoo Field Service, Salesforce FSL, Dynamics 365.
Preference for a fixed monthly price, training on site and a Dutch help desk.
`
