/** Of makers, growers, wholesale and food, by somebody who had not seen the guard. One in three tells nothing. */
export const industryPassages = `
@Metaalbewerking Hoeksema;Winschoten;Papierbaan 41;9672 BG;www.hoeksemametaal.example;info@hoeksemametaal.example;0597 555 214;Jelto Hoeksema, Anneke Bos
Verslag werkoverleg, punt 4: vervanging van Exact Globe.
Aanwezig: [[entity|Jelto]], [[entity|Anneke]], de werkvoorbereider en iemand van de accountant.
De calculatie loopt nu via een Excel dat alleen [[entity|Jelto]] begrijpt. We willen nacalculatie per order, lasuren per project en een koppeling met de Trumpf en de Safan kantbank.
EN 1090 EXC3 moet aantoonbaar zijn, dus certificaten aan de charge hangen.
Budget wordt volgende maand besproken.
@Van Ewijk Draaitechniek;Cuijk;Lange Beijerd 7;5431 NR;www.vanewijkdraai.example;planning@vanewijkdraai.example;0485 555 870;Toon van Ewijk
Wij draaien en frezen op Mazak, DMG Mori en twee oude Index-bakken. 14 man, tweeploegendienst.
Gezocht: MES/ERP light met
- shopfloorterminals per bewerking
- gereedschapbeheer, liefst met Zoller-koppeling
- DXF en STEP aan het artikel
- AFKEUR registreren met reden, UBL-facturen naar de boekhouder
Nu hebben we Ridder iQ bekeken en MKG. Isah vonden we te zwaar. Graag prijs per gebruiker.
@Gieterij De Vuurklok;Doesburg;Verhuellweg 18;6984 AA;www.vuurklok.example;kantoor@vuurklok.example;0313 555 402;Irma Schuurman, Bert Daling
Geachte heer, mevrouw,
Naar aanleiding van uw advertentie het volgende. Wij gieten brons en aluminium in zand, series van 1 tot 500. In het modellenmagazijn liggen ruim 9.000 houten modellen, waaronder [[description|de luidklokken voor drie kathedralen]], en niemand weet meer welke van welke klant is.
Daar zoeken wij een registratie voor, met foto en stelling.
Onze vorige poging strandde toen [[description|de IJssel in de modellenzolder stond]].
Met vriendelijke groet, [[entity|Irma Schuurman]], [[entity|De Vuurklok]]
@Bouwman Transporttechniek BV;Hoogeveen;Industrieweg 112;7903 AK;www.bouwmantt.example;ict@bouwmantt.example;0528 555 660;Harm Bouwman
goeiemiddag, even ingesproken in de auto. Wij maken transportbanden, rollenbanen, elevatoren, dat spul. Engineering tekent in SolidWorks, de stuklijst typt de werkvoorbereider over in AFAS, ja echt waar, over.
Dus PDM naar ERP, automatisch. En dan die revisies hè, A, B, C, dat de inkoop niet de oude bestelt.
Verder servicebonnen op een tablet, want de monteurs komen nou met papier met vetvlekken.
Oké dat was het wel zo'n beetje, bel maar terug.
@Kaasmakerij Het Groene Hek;Stolwijk;Goudseweg 203;2821 NA;www.hetgroenehek.example;kaas@hetgroenehek.example;0182 555 319;Arie Verburg, Coby Verburg
Wat doet u precies? Boerenkaas maken van eigen melk, 90 koeien, en die van de buren [[entity|De Jong-Oskam]].
Aantal medewerkers: 6 plus [[entity|Coby]].
Huidige software: Excel en een schrift.
Wat moet beter? Per kaas weten welke melk, welk stremsel en welke plank. NVWA vraagt er om.
Bijzonderheden: wij rijpen een deel [[description|in een afgedankte spoortunnel]], daar is geen wifi.
En iedereen die komt kijken wil [[description|de kaas waar de minister zich in verslikte]], die moet apart op voorraad.
@Visser & Zn. Vleeswaren;Ede;Galvanistraat 9;6716 AE;www.visservleeswaren.example;inkoop@visservleeswaren.example;0318 555 733;Gerben Visser
AANVRAAG ERP VLEESVERWERKING
1. Catch weight: elk stuk weegt anders, wij factureren op netto kilo
2. Tracking & tracing conform IFS Food en BRC, one step up, one step down
3. Etiketten met allergenen vet gedrukt, Bizerba printers
4. EDI: ORDERS, DESADV, INVOIC
5. Uitsnijderij: van één karkas naar 30 artikelen met kostprijsverdeling
We werken nu met Navision 2009 en dat wordt niet meer ondersteund. Graag een demo op locatie.
@Bloembollenbedrijf Gebr. Pronk;Breezand;Zandvaart 66;1764 NJ;www.gebrpronk.example;gebr@gebrpronk.example;0223 555 128;Siem Pronk, Kees Pronk
[[entity|Siem]]: heb jij nog naar die demo gekeken
[[entity|Kees]]: ja wel mooi maar geen plantgoedadministratie
zonder dat hoeft t niet. 140 ha, 60 soorten, kuubskisten, alles met barcode
[[entity|Kees]]: en de [[description|zwarte hyacint die we naar oma noemden]] staat er dan ook in als eigen kweek?
ja licentie. [[entity|Hobaho-Pronk]] moet er ook in als aparte bv
en de kraam? die ook
@Siloq Bulkhandling;Roosendaal;Borchwerf 23;4704 RG;www.siloq.example;sales@siloq.example;0165 555 940;Mark Oerlemans
Hi, we are a medium sized machine builder in bulk handling: big bag stations, screw conveyors, dust filters. Engineer-to-order, 45 FTE.
Currently on SAP Business One with an add-on nobody maintains. Looking at Odoo, Infor LN and Microsoft Dynamics 365 BC.
Key points: project costing, change orders, ATEX documentation per machine, CE technical file, spare parts webshop, field service with offline mode.
Go-live preferably Q3. Please send references in ETO.
@Van Tricht Verpakkingen;Lokeren;Bosdam 14;9160;www.vantrichtpack.example;wim@vantrichtpack.example;09 555 31 42;Wim Van Tricht
Goedendag, wij zijn groothandel in verpakkingen: dozen, folie, tape, noppen, schalen voor de horeca. 6.500 artikelen.
Het magazijn loopt op papieren picklijsten. Graag scanning (Zebra of Honeywell maakt niet uit), minimumvoorraden en prijsafspraken per klant.
Wij hebben [[description|twee hallen met een kanaal ertussen]], [[description|de pakjes gaan over met een bootje]], dus twee locaties met voorraad onderweg.
Webshop mag Magento of Shopify zijn. Met groeten, [[entity|Wim]]
@Champignonkwekerij Peelrand;Horst;Reindonkerweg 30;5961 NK;www.peelrandchamp.example;admin@peelrandchamp.example;077 555 62 08;Lei Janssen, Beata Nowak
Pluk per cel, per plukster, per kilo en per soort. Dat is eigenlijk alles.
Nu wegen ze op een weegschaal met een printertje en 's avonds typt iemand het in. Loon via NMBRS, uren via Dyflexis.
Eisen: stukloon en minimumloon naast elkaar (SNF, NEN 4400-1), schermen in Pools en Roemeens, GLOBALG.A.P. en MPS-registratie, celtemperatuur uit de Hoogendoorn.
Geen abonnement per plukster alstublieft, wij hebben er 120 en die wisselen.
@Boerderijzuivel De Lytse Pream;Grou;Ljouwerterdyk 5;9001 XC;www.lytsepream.example;hallo@lytsepream.example;0566 555 071;Sjoukje Wiersma, Tjeerd Algra
Hoi, wij maken yoghurt, karnemelk en hangop. Bestellingen komen binnen via WhatsApp, mail en briefjes in de melkbus.
We varen op woensdag zelf uit met [[entity|de Aukje]], [[description|langs de huizen zonder weg]], dus de routelijst moet ook werken zonder bereik.
Statiegeld op flessen is een ramp, graag een saldo per klant.
[[entity|Tjeerd]] wil iets met abonnementen. Kan dat?
Groetjes [[entity|Sjoukje]]
@Lasbedrijf Krikke;Franeker;Kiesterzijl 12;8801 AB;www.krikkelas.example;krikke@krikkelas.example;0517 555 430;Durk Krikke
wensenlijstje
• uren op project vanaf telefoon
• lasmethodebeschrijvingen (WPS/WPQR) koppelen aan een klus
• foto's van de las erbij
• bestelbonnen voor Air Products, Lincoln, staal van de leverancier
• factuur uit Snelstart moet blijven
wij zijn met 5 en 2 zzpers. Mag niet te duur, 100 euro in de maand is de pijngrens. Liefst NL helpdesk die ook opneemt
@Roggebroodfabriek Tante Bets;Raalte;Zwolsestraat 88;8102 AH;www.tantebets.example;bestel@tantebets.example;0572 555 246;Ellen Tibben
Voor de duidelijkheid: wij bakken [[description|brood dat achttien uur in de oven staat]], dus een planning die per uur wil denken is voor ons niets. Het gaat om charges van een etmaal.
Het recept is van [[description|de kok van een gezonken marineschip]], dat mag in geen enkel systeem voluit, alleen met code.
Grondstoffen FIFO, lotnummers, PS in Foodbook, en een koppeling met Exact Online.
Kunt u [[entity|Ellen Tibben]] bellen op [[entity|0572 555 246]]? Na de lunch.
@Tuinbouwbedrijf Sonneveld Paprika;Bleiswijk;Hoekeindseweg 140;2665 KJ;www.sonneveldpaprika.example;office@sonneveldpaprika.example;010 555 77 12;Perry Sonneveld
Subject: labour registration greenhouse
Dear team, we grow peppers, 22 ha under glass, three sites. We use Priva for climate and want to replace our current labour registration.
Needed: RFID or NFC registration per row, piece rates, crop registration (kg per m2 per week), link with AFAS Profit and with the agencies.
GDPR proof please, so no fingerprints. Dashboard in Power BI would be a plus. Do you have other growers as reference?
@Gereedschapmakerij Ter Braak;Almelo;Bornerbroeksestraat 350;7609 PH;www.terbraaktools.example;info@terbraaktools.example;0546 555 318;Rudi ter Braak, Linda Oude Egberink
Memo, uitgetypt. Wij maken spuitgietmatrijzen en stempels. Vroeger voor [[description|de stukjes van een bekend Deens speelgoed]], mag ik eigenlijk niet zeggen, maar ja dat hangt hier in de gang.
Elke matrijs is een project van 400 tot 1500 uur. Wat ik zoek is capaciteitsplanning op vonken, frezen, slijpen en bankwerk.
[[entity|Linda]] doet dat nu op een magneetbord van acht meter.
En geen cloud, want wij hebben [[description|drie keer een graafmachine door de glasvezel]] gehad in één jaar.
@Fruitbedrijf De Appelkist;Geldermalsen;Rijksstraatweg 51;4191 SC;www.deappelkist.example;post@deappelkist.example;0345 555 884;Gijs van Zoelen
Fruitteelt, 38 hectare Elstar, Conference en wat pruimen. Wat wij willen:
perceelregistratie met spuitlijst (CTGB, MRL), koelcelbeheer met ULO en DCA, sorteeruitslagen van de Greefa inlezen, palletkaarten.
En GLOBALG.A.P. / PlanetProof audit zonder drie weekenden ordners zoeken.
AgroVision en Agromanager gezien. Dacom kende ik al.
Kunnen de seizoensplukkers hun uren zelf invoeren? Prijsindicatie graag per mail.
@Drankengroothandel Marsman;Steenwijk;Eesveenseweg 22;8331 VE;www.marsmandranken.example;marsman@marsmandranken.example;0521 555 195;Evert Marsman, Joke Marsman
[[entity|Joke]] schreef dit op na het gesprek:
- emballage: fusten, kratten, CO2-flessen, alles met statiegeld
- accijns per graad en per liter, AGP-vergunning
- tapinstallaties in bruikleen bij kroegen, onderhoud leidingen om de 6 weken
- route [[entity|Giethoorn]] [[description|gaat met de vlet]], dus geen postcodeplanner
- op [[description|de zaterdag dat ze met bedden rennen]] draaien we driemaal de omzet
- [[entity|Evert]] wil niks met WhatsApp
@Kartonnage Wouters;Turnhout;Steenweg op Zevendonk 141;2300;www.wouterskarton.example;orders@wouterskarton.example;014 55 53 20;Griet Wouters
Beste,
Wij produceren golfkarton displays en vouwdozen, FSC Mix, met een BOBST en een Kongsberg snijtafel. 32 arbeiders, 9 bedienden.
Offertes duren te lang: de calculator rekent plano's, stansvormen en inkt in een oude FileMaker.
Wij zoeken een MIS/ERP voor de verpakkingssector, met ArtiosCAD koppeling, JDF, planning per machine en Peppol-facturatie.
CERM en Multi-Press zijn bekend. Wat kunt u bieden? Taal NL en FR.
@Plaatwerkerij Dijkmans;Drunen;Wolput 33;5151 EA;www.dijkmansplaat.example;info@dijkmansplaat.example;0416 555 207;Corné Dijkmans
Hoe bent u bij ons terechtgekomen? Via [[entity|Corné]] zijn zwager.
Branche: plaatwerk, RVS, keukens voor schepen
Wat valt op aan uw bedrijf? In 2011 hebben wij [[description|het dak van de muzikantenkiosk op de Markt]] teruggelast na de storm, sindsdien krijgen wij alle gekke klussen.
Wat zoekt u? Nesting gekoppeld aan voorraad, restplaten terug in het systeem, offerte vanuit DXF
Beslissing wanneer? voor de bouwvak
@Ambachtelijke Mosterdmakerij Zuurdeeg;Bolsward;Snekerstraat 3;8701 XA;www.mosterdbolsward.example;potje@mosterdbolsward.example;0515 555 661;Feike Postma
Even een vraag tussendoor. Hebben jullie iets voor een kleine voedingsproducent, 4 mensen, 22 smaken, glazen potten, verkoop via webshop (WooCommerce), Faire en 180 delicatessenwinkels?
Nu: Moneybird + Excel + post-its.
Moet kunnen: receptuur met batch, THT, voorraad deksels en etiketten, MyParcel labels, staffelprijs per winkel.
HACCP doen we volgens de hygiënecode. BTW laag. Niet ingewikkelder maken dan nodig!
@Klompenmakerij Nijhof;Beltrum;Meddoseweg 7;7156 LM;www.nijhofklomp.example;info@nijhofklomp.example;0544 555 290;Henk Nijhof, Trees Nijhof
Moi, wi'j maakt [[description|klompen, 30.000 paar per joar]], maschinaal. Veiligheidsklompen met CE-keur EN 20345.
De drogerij is het knelpunt: wat ligt er, welke moat, hoe lang al. Dat stoat now op [[description|de achterkant van oude rouwkaarten]], want [[description|mien vader had vroeger ok de drukkerij]].
[[entity|Trees]] döt de webshop, Lightspeed.
En dan nog: de bestelling van [[description|het koningshuis voor de kleinkinderen]] mag nooit in een mailing terechtkommen.
@Scheepsschroeven Dam;Hardinxveld-Giessendam;Nijverheidsstraat 61;3371 XE;www.damprops.example;service@damprops.example;0184 555 713;Wout Dam, Leendert de Kreij
Notulen MT
Aanwezig [[entity|WD]], [[entity|Leendert]], controller
1. Mededelingen: de [[entity|Dolfijn 4]] ligt voor herstel, schroef krom na aanvaring.
2. ERP: besloten Ridder te vragen om demo. Isah afgevallen wegens prijs.
3. Eis van de werkvloer: we repareren schroeven die [[description|opa zestig jaar terug zelf goot]], dus tekeningen op kalkpapier moeten doorzoekbaar worden.
4. Klassecertificaten (Lloyd's, BV, DNV) aan order.
5. Rondvraag: geen.
@Wortelwasserij De Noord;Ens;Drietorensweg 40;8307 PA;www.wortelwasserij.example;admin@wortelwasserij.example;0527 555 824;Bram Timmer
Wij wassen, sorteren en verpakken winterpeen en uien voor derden. Vrachten komen binnen met tarra, wij wegen op de weegbrug, nemen een monster en rekenen af op netto.
Gezocht: pakket met weegbrugkoppeling, tarrabepaling, kistenadministratie, opslag per teler en CMR's.
AgriPlace, VVAK, BRC en SKAL moeten uit de traceability rollen.
Navision met LINKFRESH is ons aangeraden maar dat is een maatje te groot. 18 vaste mensen.
Graag reactie vóór het oogstseizoen.
@Staalbouw Meeuwissen;Sas van Gent;Westkade 97;4551 CE;www.meeuwissenstaal.example;calc@meeuwissenstaal.example;0115 555 308;Piet Meeuwissen, Sandra Claeys
Beste relatiemanager,
Tekla Structures draait, de zaagboorlijn (Voortman) draait, maar ertussen zit een gat en dat gat heet [[entity|Sandra]].
Zij typt de lijsten over. Wij willen voorraad, nesting, montageplanning en schilderwerk in één scherm.
Ter illustratie van onze omvang: [[description|de loopbrug over de sluis met het knikje]] en [[description|het skelet van de dierentuinvolière in Vlaanderen]] zijn van ons, dat waren elk 900 merken.
Graag eerst telefonisch, [[entity|0115 555 308]].
@Wafelbakkerij Ons Moe;Zaltbommel;Koningin Wilhelminaweg 20;5301 GG;www.onsmoewafels.example;ineke@onsmoewafels.example;0418 555 990;Ineke van Hemert
ja hoi met [[entity|Ineke]]. Ik zou nog inspreken wat we zoeken. We bakken stroopwafels, private label, voor vijf landen. Twaalf lijnen, de oudste is nog [[description|de machine uit het Openluchtmuseum die we teruggekocht hebben]], die moet ook in de planning, die doet driehonderd per uur haha.
Verder stroop in silo's, dus bulkvoorraad, en allergenenwissels. Sojaolie eruit, omgesteld naar raapzaad.
Exact is wat de boekhouding heeft. En of het met SQF kan, dat weet ik niet. Doeg.
@Poortstra Hekwerken;Drachten;De Roef 5;9206 AK;www.poortstra.example;verkoop@poortstra.example;0512 555 472;Sietse Poortstra
1) Configurator voor poorten en hekken: hoogte, RAL, spijlafstand, motor (Came, BFT, Nice)
2) Daaruit automatisch stuklijst, zaaglijst en prijs
3) Dealerportaal met nettoprijzen
4) Montageplanning met routes
5) Onderhoudscontracten NEN-EN 13241
Huidig: King + Excel + Outlook-agenda. 27 FTE. Odoo-partner is langs geweest maar dat werd maatwerk op maatwerk. We zoeken iets standaards, SaaS, met goede import van artikelen via SALES005 / 2BA.
@Kwekerij De Moerbei;Boskoop;Reijerskoop 288;2771 BS;www.moerbeiboskoop.example;bomen@moerbeiboskoop.example;0172 555 634;Teun Verkade, Lies Boer
Wij telen [[description|moerbeien en andere oude laanbomen in pot]]. Uitlevering gaat nog deels [[description|per schouw, de percelen hebben geen pad]].
Foto per boom met maat en plek, daar gaat het om, want een boom van tachtig jaar verkoop je op foto.
[[entity|Teun]] heeft [[description|de vervanger van de omgewaaide boom uit het dagboek]] mogen leveren en sindsdien belt de hele wereld.
Floricode, plantenpaspoort, Naktuinbouw, CBS-opgave. Nu: Florisoft proefversie.
@Broodjesfabriek Snel & Vers;Waddinxveen;Coenecoop 401;2741 PV;www.snelenvers.example;ops@snelenvers.example;0182 555 507;Nathalie Kok
Aan: sales
Onderwerp: planning productie / RFP-vraag
Goedemorgen, wij zijn een food-to-go producent, 85 medewerkers incl. flex, BRCGS AA, HALAL-lijn. Orders tot 22.00 uur, uitlevering vanaf 04.00.
Nodig: forecast, receptuur met nutritional claims, Multivac planning, etiket met THT/TGT, DESADV + SSCC, crates in/uit.
Kandidaten: Schouw Foodware 365, Aptean, CSB, Reflex.
Stuur svp een price range, implementatietijd en of jullie ISO 27001 hebben.
@Zeefdruk & Verpakking Cortvriendt;Aalst;Wijngaardveld 38;9300;www.cortvriendt.example;luc@cortvriendt.example;053 55 52 86;Luc Cortvriendt, An De Smet
Dag, [[entity|An]] vroeg me het kort te houden. Wij bedrukken flessen, bierbakken en emmers.
Elk jaar in februari ligt de hele fabriek stil voor [[description|de voil jeanetten, want de helft loopt mee]], dus de planning moet daar een blok kunnen zetten.
Kleurrecepten (Pantone) zitten in het hoofd van [[entity|meester Fons]], 71.
Gewenst: ERP met orderopvolging, filmenarchief, Peppol. Sage BOB 50 is de boekhouding.
@Landbouwmechanisatie Tolsma;Marknesse;Oosterringweg 19;8316 RW;www.tolsmamech.example;garage@tolsmamech.example;0527 555 913;Jan Tolsma
Dealer van Fendt, Kverneland, Amazone en wat Lely, 24 monteurs, twee vestigingen.
Wat niet werkt: werkorders op papier, garantieclaims via drie portalen, onderdelenmagazijn telt nooit.
Wat wij willen: DMS, tablet voor de monteur, verhuurplanning, inruil, RDW-kenteken voor T-rijbewijs trekkers, AGDA/Kramp koppeling.
WinSolution en Wincar hebben we gezien, beide oké. Graag nog een derde.
@IJzergieterij Ter Horst Kachels;Ulft;Hutteweg 24;7071 BV;www.terhorstkachels.example;info@terhorstkachels.example;0315 555 168;Mieke ter Horst
Wij [[description|gieten en assembleren houtkachels]]. Sinds Ecodesign verkopen we minder maar duurder.
Vraag is een serienummerregistratie vanaf gietstuk tot schoorsteen, met dealer en keuring.
Dat nummer is bij ons geen streepjescode maar [[description|een beestje dat de vormer erin kerft]], elk jaar een ander. Dit jaar is het een egel. De software moet dat plaatje kunnen zoeken.
[[entity|Mieke]] wil daar bij de demo meteen een antwoord op. En of het aan AFAS hangt.
@Groentesnijderij Vermazen;Kampenhout;Bukenstraat 44;1910;www.vermazen.example;kwaliteit@vermazen.example;016 55 51 07;Kris Vermazen, Fatiha Bouzid
VRAGENLIJST LEVERANCIER — ingevuld
Activiteit: witloof snijden, wassen, zakken
Certificaten: BRC, Autocontrolegids G-014, Vegaplan
Aantal PC's: 11
Bijzonderheden: de wortels komen uit [[description|de kelders onder de oude brouwerij van de paters]], donker, dus scanners met licht aub
Pijnpunt: FAVV-recall in 2019, [[description|het schroefje in de ministergroenten op tv]], toen twee dagen gezocht naar één lot
Contact: [[entity|Fatiha Bouzid]], [[entity|kwaliteit@vermazen.example]]
@De Bruin Hydrauliek;Gorinchem;Avelingen-West 77;4202 MV;www.debruinhydr.example;info@debruinhydr.example;0183 555 228;Ron de Bruin
Bij ons gaat het om cilinders, aggregaten en slangen. Drie stromen: balie, werkplaats en projecten. In één systeem aub.
Balie moet scannen en op rekening zetten, werkplaats moet uren klokken, projecten moeten budget en meerwerk zien.
Artikelen 40.000 (Parker, Bosch Rexroth, Hawe, Stauff). Slangkeuring SIR-achtig met certificaat en QR.
Nu Unit4 Multivers, loopt af. Wie doet de conversie en wat kost dat? Offerte mag in het Engels, liever niet.
@Zilverfabriek Van Rossem;Schoonhoven;Haven 55;2871 CL;www.vanrossemzilver.example;atelier@vanrossemzilver.example;0182 555 780;Pauline van Rossem, Job Stolk
Wij [[description|forceren en stampen zilver]]: lepels, geboorteblikjes, trofeeën. De stempelkast telt 14.000 stempels.
Software moet zilvergewicht volgen, van plaat tot vijlsel, en de waarborg meesterteken per stuk.
Gevoelig: wij maken [[description|de schaal waar de schaatsers hun initialen in krijgen]]. Foto's daarvan mogen niet in een gedeelde cloud.
Op de server heet alles naar mijn hond, dus kijk bij [[entity|pauline-boefje-nas]].
[[entity|Job]] is er di en do.
@Pootgoedbedrijf Dijkstra-Hiemstra;Sint Annaparochie;Noorderdijk 12;9076 PV;www.dijkhiem.example;poters@dijkhiem.example;0518 555 349;Gosse Dijkstra
Pootaardappelen, 80 ha, eigen bewaring, NAK-keuring, eigen stammenteelt. Perceel, stam, klasse, kist, monster, uitslag, export naar Algerije en Egypte met fyto (e-CertNL).
We zoeken bewaarregistratie met kistenkaart (kist weg = geld weg).
Dacom, CropVision en Akkerweb gebruiken we deels.
Moet in ieder geval werken zonder internet in de schuur en met handschoenen aan.
Op zondag niet bellen.
@Snoepfabriek De Zuurbal;Roermond;Mijnheerkensweg 61;6041 TA;www.dezuurbal.example;chef@dezuurbal.example;0475 555 602;Sjraar Peeters, Nadine Op 't Veld
[[entity|Sjraar]] hier, of eigenlijk [[entity|Sjra]]. Wij [[description|trekken nog kussentjes aan een haak]]. Grossiers, kermissen, webwinkel.
Onze bestseller is [[description|de lolly in de vorm van de carnavalsprins]] en die moet ieder jaar op 11 november klaarliggen, al weet ik pas om elf over elf wie het is. Leg dat eens uit aan een MRP!
[[entity|Nadine]] zegt: seizoensplanning, suiker op afroep, THT, GS1.
Graag een systeem waar je mee kunt lachen.
@Tandwielenfabriek Hollander;Ridderkerk;Ridderhaven 20;2984 BT;www.hollandergears.example;sales@hollandergears.example;0180 555 416;Ad Hollander, Priya Raman
Dear reader, we cut [[description|gears up to module 40]]. Most jobs are repairs: someone brings a broken wheel on a trailer and needs it Friday.
We reverse engineered [[description|the winding gear of a mill that had stood still since the flood]], that is how people know us. So: quoting from a photo, a job card per tooth form, heat treatment outsourced, Zeiss measurement report attached.
[[entity|Priya]] runs the office on Trello and Exact. Please contact her at [[entity|sales@hollandergears.example]].
@Zuidema Diervoeders;Veendam;Lloydsweg 33;9641 KJ;www.zuidemavoer.example;logistiek@zuidemavoer.example;0598 555 145;Grietje Zuidema
Mengvoer, 60.000 ton, bulk en zak. GMP+, SecureFeed, VLOG.
Wij willen af van AS/400. Eisen op hoofdlijnen:
- ordersysteem met silo per klant, receptoptimalisatie (Bestmix koppeling)
- doseerinstallatie KSE Promas, bulkwagenplanning met compartimenten
- grondstofcontracten, posities, MATIF
- buitendienst app met bezoekverslag
Ontsluiting naar Qlik. Planning: selectie dit najaar, livegang over anderhalf jaar. NDA vooraf.
@Klokgieterij-smederij Spoelstra;Heiligerlee;Provincialeweg 40;9677 PD;www.spoelstrasmeed.example;smid@spoelstrasmeed.example;0597 555 383;Reinder Spoelstra
Ik ben smid en een beetje uurwerkmaker. [[description|Torenuurwerken, wijzerplaten, windwijzers]]. Vier man.
Wat ik nodig heb is een onderhoudsboek per toren: sleutel bij wie, hoeveel treden, zitten er uilen. Nu staat dat in [[description|het kasboek van de koster die hier begraven ligt naast de oven]].
Wij zijn twee weken dicht als [[description|de slag wordt nagespeeld op het land achter ons]].
Offerte naar [[entity|R. Spoelstra]] svp. Ik heb een Mac.
@Emballagehandel Van Loon;Oss;Gotenweg 14;5342 PL;www.vanloonpallets.example;info@vanloonpallets.example;0412 555 655;Stefan van Loon
klant: pallets inkoop, reparatie, verkoop. EPAL, CP, blok, eenmalig, kratten
adviseur: aantallen?
klant: 20k per wk. ISPM-15 hittebehandeling, moet logboek van
adviseur: huidig systeem?
klant: Minox + papieren bonnen. chauffeurs bellen aantallen door, dus nooit goed
adviseur: wens?
klant: saldo per klant, sorteeruitslag op tablet, foto van schade, facturatie wekelijks, koppeling Transics. Niet meer dan 5 licenties
@Papierwarenfabriek De Zak;Eerbeek;Coldenhovenseweg 82;6961 EG;www.papierdezak.example;info@papierdezak.example;0313 555 517;Wilma Haverkamp, Dick Jolink
Bakkerszakken, bloemenhoezen, snoepzakjes: papier op rol erin, zak eruit. Zeven machines, waarvan één [[description|nog uit de boedel van de patatzakjeskoning komt]] en daar is geen PLC op.
Planner [[entity|Dick]] sorteert op rolbreedte en inktkleur, dat moet software ook snappen.
Klanten willen afroeporders en voorraad bij ons houden, FSC op de factuur, PPWR-gegevens en een certificaat voor food contact.
We draaien King 5. [[entity|Wilma]] hoort graag wat het kost om over te gaan.
@Asperge- en Aardbeienbedrijf Hendrickx;Grashoek;Marisbaan 12;5985 NV;www.hendrickxgrashoek.example;boer@hendrickxgrashoek.example;077 555 41 90;Ruud Hendrickx, Mirjam Hendrickx
[[entity|Ruud]] praat: nou kijk, asperges steken, plukkers per rij, dat kennen jullie wel. Maar wij hebben de boerderijwinkel en [[description|het doolhof in de vorm van de paus]], dat is sinds dat filmpje een gekkenhuis, dus kaartverkoop met tijdslot.
Kassa, webshop, plukuren, alles apart nu. iZettle, Shopify, briefjes.
En een automaat langs de weg die moet ook meetellen in de voorraad.
[[entity|Mirjam]] zegt nog: en de PIN moet gewoon blijven werken.
@Hydroflex Benelux;Waalwijk;Zanddonkweg 16;5144 NX;www.hydroflexbnl.example;ap@hydroflexbnl.example;0416 555 844;Saskia Broeders
Onderwerp: WMS voor technische groothandel
Beste lezer, 12.000 SKU's, 300 orderregels per dag, twee shuttles van Kardex en verder legbordstelling. ERP is Business Central en dat blijft.
Wensen: RF-scannen, wave picking, verzendlabels DHL en PostNL, retouren met reden, cyclisch tellen, kitting.
Wij hebben een IT-partner die API's kan bouwen.
Vraag: werkt jullie WMS als extensie in BC of ernaast? Wat zijn de kosten per scanner?
@Palingrokerij Klaas Tol;Volendam;Slobbeland 21;1131 AB;www.palingtol.example;klaas@palingtol.example;0299 555 236;Klaas Tol, Nel Tol
Hallo, we roken paling, makreel en zalm. Onze rook is van [[description|het hout van oude meerpalen]], dat ruik je.
Zaterdags [[description|zingt mijn broer in de winkel]] ([[entity|Jantje]], u kent hem van de radio) en dan is het dringen.
Zoek een kassa met weegschaal, online vooruit bestellen en iets voor visserijregels: vangstgebied, FAO-nummer, latijnse naam.
Kerst doen we 4.000 bestellingen in drie dagen. De boot [[entity|VD 88]] is van ons zelf, die levert ook.
@Van der Linden Machineveiligheid & Bouw;Son;Ekkersrijt 4018;5692 DA;www.vdlindenmach.example;projecten@vdlindenmach.example;0499 555 371;Roel van der Linden
BEHOEFTE: speciaalmachinebouw, 60 man, projecten van 50k tot 4M, klant in automotive, pharma en semicon.
PROCES: CRM (nu Teamleader) > offerte > engineering (SolidEdge, EPLAN) > inkoop > assemblage > FAT/SAT > service
PIJN: Bestellingen te laat, longlead items niet zichtbaar, budgetbewaking achteraf.
KANDIDATEN: Isah, MKG, Ridder, Bemet, Monitor ERP
TIJDPAD: Selectie in Q1, kick-off Q2.
@Vleeshouwerij Kuipers Rund;Wezep;Zuiderzeestraatweg 340;8091 PA;www.kuipersrund.example;mail@kuipersrund.example;038 555 77 09;Hilbert Kuipers, Gea Kuipers
Wij slachten zelf, op maandag, voor boeren uit de buurt die hun eigen koe terug willen. Elk beest krijgt zijn verhaal en de klant volgt het met een QR.
Dat we [[description|op de kansel zijn genoemd vanwege zondagse bestellingen]] maakt dat de webshop op zondag dicht moet. Echt dicht, met een zwart scherm.
Oormerk, I&R, gewicht, deelpakket, vriezer, ophaalmoment.
[[entity|Gea]] doet de administratie in e-Boekhouden. Wij zijn te bereiken op [[entity|038-5557709]], niet op het mobiel van [[entity|Hilbert]].
@Touwslagerij De Lange Baan;Oudewater;IJsselvere 5;3421 BL;www.langebaantouw.example;touw@langebaantouw.example;0348 555 614;Marloes Spruit
Notitie voor de commissie automatisering.
- Touw per meter, per klos, per kilo. Geen enkel voorraadpakket kan drie eenheden tegelijk.
- Productie op [[description|een baan van driehonderd meter waar ook trouwfoto's gemaakt worden]], dus plannen in uren dat er geen bruid loopt
- circus, scheepvaart en theater als klant
- [[description|het touw van de trekdag tegen het buurdorp]] komt gratis van ons en moet als sponsoring geboekt
- [[entity|Marloes]] gaat in mei met verlof, dus graag daarvoor klaar
@Groothandel Bakkerijgrondstoffen Vos;Barneveld;Anthonie Fokkerstraat 55;3772 MP;www.vosbakgrond.example;order@vosbakgrond.example;0342 555 918;Frank Vos
Wij leveren meel, vetten, vulling en garnering aan ambachtelijke bakkers. Tien vrachtwagens, route vannacht, factuur per week.
Zoekend naar: orderapp voor de bakker (herhaal vorige bestelling), THT-bewaking, temperatuurlog, lotnummers, bonusafspraken per bakker.
Specificatiebladen uit PS in Foodbook, EDI naar Bako-achtige ketens. Huidige pakket is Unit4 en een losse TransSmart.
Twee AI-leveranciers beloofden ons gouden bergen, wij willen eerst een nette artikelstam.
@Haspelfabriek Oosterbaan;Genemuiden;Nijverheidsstraat 44;8281 JE;www.oosterbaanhaspels.example;office@oosterbaanhaspels.example;038 555 34 21;Aalt Oosterbaan
Vraag via het contactformulier: wij maken [[description|houten kabelhaspels, van koffietafel tot zes meter hoog]]. Grote haspels gaan 's nachts met begeleiding over de [[entity|Cellemuiden]]-dijk.
Statiegeld per haspel, wie heeft hem, hoelang al, dat is een vermogen.
Sinds het filmpje waarin [[description|er eentje door de etalage van de tapijtwinkel rolde]] belt de halve wereld maar niemand betaalt op tijd.
Kan het met RFID? Boekhouding is AccountView.
@Kaneel & Kruid;Puurs;Rijksweg 22;2870;www.kaneelenkruid.example;productie@kaneelenkruid.example;03 555 81 27;Jorn Hellemans
Kruidenmengerij, 19 werknemers, bulk in big bags en klein in potjes. We mengen voor slagers, fritesfabrieken, vega-merken.
Graag een ERP met receptuur, versiebeheer, allergenenmatrix, labo-uitslagen, halal/kosher-vlag, ETIM hoeft niet, GDSN wel.
Mengers van Lindor, verpakkingslijn van Ilapak. Weegcellen moeten in het systeem.
Nu Odoo 14 community, slecht geïnstalleerd. Peppol verplicht dus haast. Offerte in EUR excl. BTW, taal NL, FR mag.
@Peerdeman Sluitringen;Enkhuizen;Krijtmolen 12;1602 LS;www.peerdemanringen.example;ringen@peerdemanringen.example;0228 555 403;Joost Peerdeman
[[entity|Joost]] aan de koffietafel: "Wij maken ringetjes. Klein, groot, van een halve gram tot een kilo. Er zit er één van ons in [[description|de knop van die ruimtecapsule die vorig jaar leeg terugkwam]], dus lotnummer per ring is heilig."
Wat willen jullie? "Stansorders plannen op band, niet op stuk. Restband meten. Traceerbaar tot tien jaar terug."
Wat zit ertussen? "Een collega die het in een schrift houdt met potlood omdat hij typen niet vertrouwt."
@Spruitenbedrijf Goeree;Melissant;Noorddijk 24;3248 LK;www.spruitengoeree.example;info@spruitengoeree.example;0187 555 329;Johan Mackloet, Ria Mackloet
Spruiten plukken we met vier machines, afleveren in netten, zakjes en steeltjes. Programma nodig voor perceel, ras, plukdatum, kwaliteitskeur, uitval, kist.
Uitbetaling per telersgroep, waaronder [[entity|maatschap Van Es]] en de buurman.
We hebben een [[description|spruitenmonument bij de oprit]], daar stoppen touringcars. Groepsarrangementen zouden dus ook in de agenda moeten.
[[entity|Ria]] heeft een hekel aan inlogcodes. Alles via DigiD-achtig, of gewoon een knop.
@Kogellager Service Noord;Assen;Industrieweg 27;9403 AA;www.kogellagerservice.example;assen@kogellagerservice.example;0592 555 277;Jaap Enting
We hebben SKF, FAG, NTN, INA, Timken, Gates, Optibelt, Festo en Sick in het assortiment. Klanten bellen met een codering van een dood lager en willen over twee uur de vervanger.
Gezocht: productdata met kruisverwijzing, ETIM, 24/7 webshop met klantprijs, storingsdienst-app.
Verder BMEcat en OCI PunchOut voor grote klanten, magazijn met Zebra's, Exact Online Premium of BC.
Vier filialen, 26 mensen, 1 webshopbeheerder die parttime is. Mag ook modulair.
@Vlasverwerking De Roterij;Koewacht;Nieuwstraat 81;4576 AJ;www.deroterij.example;roterij@deroterij.example;0114 555 196;Benny Vercauteren
Ik schrijf u als bedrijfsleider van [[entity|De Roterij]]. Wij [[description|zwingelen en hekelen vlas]], een van de paar die het nog doen, u begrijpt dat daar geen kant-en-klaar pakket voor is.
Belangrijk: partij vanaf akker, dauwroot, lengte lint, klodden, lemen apart als strooisel.
De grens loopt [[description|midden over ons erf, de ene loods BTW-NL de andere BTW-BE]], dus dat moet in de facturatie.
De [[description|hemden van het bejaardenorkest in Wenen]] komen van ons garen, dat is mooi maar klein.
@Rubber & Kunststof Koster;Zwaag;De Factorij 38;1689 AK;www.kosterrk.example;info@kosterrk.example;0229 555 842;Mandy Koster, Erik-Jan Bot
Besprekingsverslag, kort.
Afgesproken: [[entity|Erik-Jan]] levert lijst met matrijzen (1.870 st.), [[entity|Mandy]] belt met de leverancier van het huidige pakket.
Randvoorwaarden: spuitgieten en vulkaniseren in één planning, Engel en Arburg koppelen via Euromap 77, IMDS voor automotive, ISO 9001, PPAP.
Bijvangst: het archief bevat [[description|mallen voor zwemvliezen van de kikvorsmannen]], dat is nog vertrouwelijk, dus autorisatie per map.
Volgende: over drie weken.
@Conserverie De Abdijboon;Westmalle;Antwerpsesteenweg 488;2390;www.abdijboon.example;potten@abdijboon.example;03 555 40 60;Tine Geerts, Broeder Alexis
Bokalen met bonen, rode kool, appelmoes. De paters [[description|leveren de bonen met een ezelskar]], geen grap, elke donderdag, en die leveringsbon is een briefje in het Latijn.
[[entity|Tine]] wil dat geautomatiseerd, [[entity|Broeder Alexis]] niet.
Verwacht: lotregistratie, sterilisatiecurves van de autoclaaf bewaren, THT, BRC Food v9, Peppol.
Boekhouding met Yuki, dat blijft. Wij verkopen via grootwarenhuizen en één winkel aan de poort.
Kan iemand langskomen, liefst na [[description|de gebeden van negen uur]]?
@Staal- en Interieurbouw Bakx;Etten-Leur;Vosdonk 71;4879 AD;www.bakxinterieur.example;kantoor@bakxinterieur.example;076 555 90 11;Marcel Bakx
Kort lijstje, wij doen balies, trappen en poedercoaten.
* calculatie met staffel per m2 en per uur
* planning met AutoCAD-koppeling
* kleurenregistratie RAL/NCS per order
* urenapp die niet elke update anders werkt
* verkoopfactuur incl. termijnen en G-rekening * WKA-dossier onderaannemers
Nu Syntess en dat is ons te veel installatietechniek. Ideaal bedrag: 600 per maand, 9 gebruikers. Teams mag, SharePoint liever niet.
@Pluimveebedrijf Van Deelen;Lunteren;Meulunterseweg 62;6741 HN;www.vandeelenpluimvee.example;ei@vandeelenpluimvee.example;0318 555 060;Geurt van Deelen
To whom it may concern, we run 84,000 free range laying hens, three houses. Grading station is Moba.
Looking for a flock management program: feed, water, mortality, egg weight, KIP registration, IKB Ei, KAT, vet visits and antibiotics (Medirund-like but for poultry).
Housing computer is Fancom, please read it automatically, I do not want to type numbers every morning.
Also a simple egg vending machine admin. Preferably in Dutch, but English works.
@Stempelfabriek Posthuma;Tiel;Laageinde 8;4016 DA;www.posthumastempels.example;post@posthumastempels.example;0344 555 529;Bertus Posthuma, Karin de Waal
[[description|Stempels voor kaas, koek, zeep en brood]]. Onder ons gezegd maken wij ook [[description|het stempel dat burgemeesters in de peren drukken bij het corso]].
Per klant een map met tekening en proefafdruk, gezocht via een plaatje.
[[entity|Karin]] wil online laten uploaden door de bakker en automatisch proef mailen.
Dan CNC-graveren met EnRoute, order op scherm, klaar, sturen met PostNL.
De oude meester zegt [[description|"een letter moet bijten"]], dat hangt hier met krijt boven de deur.
@De Groot Aanhangwagens;Urk;Lange Riet 11;8321 MZ;www.degrootaanhang.example;bak@degrootaanhang.example;0527 555 702;Lub de Groot, Meindert Snoek
Goeiedag. Bij ons rijden vissers met onze [[description|opklapbare kuilbak met gemoffelde haringplaat]] en die wil ieder anders.
Daarom een configurator. As, dissel, rem, RDW-typegoedkeuring, VIN, kenteken, factuur, klaar.
[[entity|Lub]] neemt de bestellingen op zondag niet aan, dus de webwinkel dan niet bereikbaar, wel zichtbaar.
Onze vorige computerman, [[entity|Meindert]], is [[description|weer naar zee gegaan]] op de [[entity|UK 201]] en heeft het wachtwoord mee.
@Veerenfabriek Ten Cate-Smit;Neede;Parallelweg 16;7161 AE;www.tcsveren.example;info@tcsveren.example;0545 555 338;Harriët Smit, Gerrit Wissink
Betreft: kennismakingsgesprek
Mevrouw [[entity|Smit]] legde uit dat het bedrijf trek-, druk- en torsieveren wikkelt vanaf 0,1 mm draad. Daarnaast is er een kleine afdeling die [[description|piano- en klavecimbelsnaren omspint]], en die past in geen enkel artikelbestand.
Gewenst: orderbegeleiding, materiaalcertificaat 3.1, machineplanning Wafios, nacalculatie.
Factureren nu met Logic4. De heer [[entity|Wissink]] gaat met pensioen en heeft alle instelwaarden in zijn hoofd.
@Peka Aardappelgroothandel;Oud-Gastel;Veerkensweg 14;4751 PB;www.pekaaardappel.example;verkoop@pekaaardappel.example;0165 555 784;Peter Kanters
Wij kopen aardappelen in, sorteren en leveren aan fritesbakkers, horeca en AGF-groothandels. 9 vrachtauto's.
Programma moet kunnen: contracten per teler, termijnprijs, onderwatergewicht, tarra, monster, betaling op creditfactuur (self billing), Fust-administratie (kisten, DPB-kratten, big bags).
Ook CMR en vrachtbrief digitaal (TransFollow), want papier raakt kwijt.
Nu: zelfbouw in Access uit 2004. De maker is 74. Help.
@Messenmakerij Herbertz & Groen;Culemborg;Prijssestraat 37;4101 CN;www.hgmessen.example;slijp@hgmessen.example;0345 555 271;Ivo Groen
Hoi! Mijn maat [[entity|Herbertz]] en ik ([[entity|Ivo]]) smeden koksmessen. Allebei [[description|uit de keuken van hetzelfde tweesterrenrestaurant gestapt]] omdat we liever het mes maakten dan de saus.
Wachtlijst is nu 26 maanden, staat in Google Sheets. We willen iets waarin de klant zelf ziet waar zijn mes is.
Staalsoort, hout van het heft, aanbetaling, slijpbeurt elk jaar.
Het hout komt trouwens grotendeels uit [[description|de balken van de afgebrande synagoge verderop]].
Budget klein, geduld groot.
@Vermeulen Foodservice Equipment;Nazareth;Steenweg Deinze 150;9810;www.vermeulenfse.example;dispatch@vermeulenfse.example;09 555 26 70;Steven Vermeulen
Goeiemorgen,
Wij verdelen en herstellen grootkeukenmateriaal: Rational, Winterhalter, Electrolux, Hobart. 14 techniekers op de baan, 2 dispatchers.
De vraag: field service software met planning op kaart, wisselstukken in de camionette, checklists voor onderhoud, F-gassen logboek, handtekening op tablet en directe facturatie naar Octopus of Exact.
Klanten willen een portaal met hun toestellen en facturen. Peppol moet, GDPR uiteraard.
Liefst een Belgische helpdesk. Demo via Teams is oké.
@Zaadveredeling De Groote Kol;Andijk;Horn 118;1619 BV;www.grootekol.example;lab@grootekol.example;0228 555 657;Marijke Groot, dr. Samuel Owusu
Wish list from the lab, sorry for mixing languages:
- [[description|pedigree database for cabbages]], 30 years of crosses, now in paper notebooks
- seed lots with germination, thousand-grain weight, Naktuinbouw samples
- trial fields, also the one at [[entity|Wervershoof]]
[[entity|Samuel]] needs barcodes. [[entity|Marijke]] needs royalties, because [[description|the purple pointed one in every supermarket]] was bred here and is licensed to four companies.
Must be hosted in the EU.
@Kaarsenfabriek Lux Clara;Waspik;Carmelietenstraat 9;5165 AP;www.luxclara.example;info@luxclara.example;0416 555 132;Jacqueline Rombouts
Beste mensen van het kenniscentrum,
Wij [[description|trekken kaarsen voor kerken]], en sinds een jaar of tien ook voor festivals. In beide gevallen is alles seizoen.
Ons product dat iedereen kent, de [[description|paaskaars op het plein, die met de tulpen eromheen]], geeft een piek in januari.
Wat we missen is voorraad paraffine en bijenwas, productieorders per dompelraam en afleveradressen per parochie (één klant, 60 adressen).
KvK [[entity|18055532]] voor de offerte. Groet, [[entity|Jacqueline]]
@Schuurman Perswerk;Dinxperlo;Anholtseweg 24;7091 HA;www.schuurmanpers.example;info@schuurmanpers.example;0315 555 447;Bennie Schuurman
Wensen voor nieuw systeem (concept 3)
MUST: EDI met VDA 4905/4913, afroeporders, gereedschapsonderhoud per slag, SPC, retouremballage
SHOULD: OEE-scherm bij de pers, koppeling met Schuler en Bruderer, FMEA-module
COULD: energieverbruik per order, CO2 (CBAM, CSRD)
WON'T: CRM
Huidig: proALPHA, contract loopt af. 55 medewerkers, drie ploegen. Twee talen nodig: NL, DE. Graag aangeven wat standaard is en wat maatwerk.
@Kwekerij Waterrijk;Vinkeveen;Herenweg 310;3645 DX;www.waterrijkplanten.example;lelie@waterrijkplanten.example;0297 555 523;Olga Blom
Typoscript van voicebericht: dag met [[entity|Olga Blom]] van [[entity|Waterrijk]]. Wij kweken vijverplanten, waterlelies, lisdodde, noem maar op. We zitten [[description|op een eiland dat ooit een turfakker was]], dus leveranciers bellen eerst voor de pont.
We willen voorraad per bassin en een webshop waar je niet kunt bestellen als het vriest, automatisch.
Twee jaar terug [[description|mochten we de vijver van het museum met de mozaïektuin vullen]] en daarvoor moest alles met Latijnse naam op A4. Dat nooit meer met de hand.
@Bakkersgist Handelsonderneming Steen;Nijkerk;Ambachtsstraat 17;3861 RH;www.steenbakkers.example;orders@steenbakkers.example;033 555 06 84;Teunis van de Steen
Intake ingevuld door: inkoper
Sector: food, groothandel in ingrediënten. Aantal gebruikers: 12 (8 kantoor, 4 magazijn)
Huidige pakketten: SnelStart, Excel, Outlook, Buckaroo
Knelpunten: dubbele invoer, marge onbekend, lotnummers handmatig, geen mobiele toegang
Wensen: cloud, Nederlandstalig, IFS Wholesale, voorraad op drie temperaturen, EDI met ketens, prijsafspraken met ingangsdatum
Planning: beslissen vóór de zomer
Opmerking: geen verkopers aan de deur svp.
@Rietmeubel- en Mandenmakerij Van Gils;Noordwolde;Mandehof 7;8391 BG;www.vangilsmanden.example;vlecht@vangilsmanden.example;0561 555 074;Hille van Gils, Roelie
[[entity|Hille]] appt: alles wat wij vlechten is maatwerk, [[description|ballonmanden voor luchtballons]], broodmanden, rieten doodskisten
[[entity|Roelie]]: de kisten moeten binnen 24 uur
[[entity|Hille]]: dus 2 soorten planning
[[entity|Roelie]]: en dan die [[description|mand van de oversteek over de oceaan, die hangt nu op zaal]], die komt elk jaar terug voor onderhoud
klant, serienummer, keuring ILT, foto's. meer niet. max 40 euro/mnd
@Wolters Etikettering;Veghel;Doornhoek 3950;5465 TC;www.woltersetiket.example;sales@woltersetiket.example;0413 555 196;Carla Wolters
Flexo- en digitaaldruk van etiketten, HP Indigo en Mark Andy. 22 man, 1.100 orders per maand, gemiddeld 3 soorten per order.
Wat zoekt u: MIS met web-to-print, calculatie incl. stans en cliché, automatische planning, JDF/JMF, kleurgegevens (GMG), verzendlabels
Waarom nu: de leverancier van ons MIS is overgenomen en stopt met on-premise
Eisen: REST API, SSO via Entra ID, exit-clausule, data in EU, Peppol BIS 3.0
CERM, LabelTraxx, Theurer staan op de shortlist.
@Stoommachine- en Pompenbouw Rietveld;Nijkerkerveen;Schoolstraat 60;3864 MC;www.rietveldpompen.example;werkplaats@rietveldpompen.example;033 555 72 01;Evert-Jan Rietveld
U vraagt een korte schets. Wij reviseren vijzels en centrifugaalpompen voor waterschappen en lichten ze met eigen kraan.
Mijn overgrootvader [[description|tekende de schroefpomp waar de polder nog steeds op draait]], en de waterschappers komen foto's van de tekening maken.
Nodig: object met onderdelen, onderhoudscontracten, NEN 2767, keuring hijsmiddelen, mobiele urenstaat, aannemersbegroting, RAW-bestek.
Uw contact is mijn zoon [[entity|Evert-Jan]], [[entity|evertjan_pomp]] op Skype.
Onze bestelbus ([[entity|V-614-KX]]) staat vaak op de dijk, dan hebben wij geen bereik.
@Mosselkwekerij Van Liere;Bruinisse;Havenkade 28;4311 BC;www.vanlieremossel.example;kantoor@vanlieremossel.example;0111 555 640;Wim van Liere, Petra Padmos
Percelen, zaad, halfwas, consumptie. Wij willen per perceel weten wat erop ligt en hoeveel we eraf vissen, en dat gelijk met de veiling in tarrapunten en netto gewicht.
Kotter [[entity|BRU 51]] heeft een GPS-plotter, kan dat mee naar de software? De schipper tikt niet graag.
Daarnaast draaien we een kleine [[description|kweek van zeekraal in oude oesterputten]], dat is een aparte stroom.
Facturatie regelt [[entity|Petra Padmos]], in Twinfield.
@Dijkhuis Gevelbekleding;Meppel;Blankenstein 190;7943 PE;www.dijkhuisgevel.example;project@dijkhuisgevel.example;0522 555 877;Wilfred Dijkhuis
Wij zetten en kanten gevelpanelen en monteren die. Zink, aluminium, cortenstaal.
Systeem nu: een calculatie in Excel die 40 tabbladen heeft.
Wensen: leadregistratie, inmeten met tablet, zetlijst rechtstreeks naar de machine (Delem), planning van 6 ploegen, meerwerk met handtekening, oplevering met foto, VCA-registraties, verlof, KAM-dossier, Wkb.
Boekhouding is AFAS SB en dat koppelt toch niet lekker. Wie kan helpen? Wij hebben €30.000 uitgetrokken.
@Frisdrankenfabriek 't Bruisje;Beveren;Pareinlaan 14;9120;www.bruisje.example;flesje@bruisje.example;03 555 17 39;Koen Van Acker
Kleine limonadefabriek, 9 man, beugelflesjes. Veel horeca, scouts en parochiefeesten.
Toen ons merk [[description|in de quiz van de openbare omroep als foute optie zat]] liep de voorraad in één nacht leeg. Zo'n stoot willen we nooit meer met pen en papier.
Verhuur van tafels en koelwagens erbij, leeggoed (bak 4,50), accijns op gezoete dranken, 21 en 6 procent.
De bron zit [[description|onder de kleedkamers van de voetbalclub]], dus de waterstand moet ook in de kalender.
[[entity|Koen]] is na zes uur te bereiken.
@Luchtkanalen Verschoor;Hendrik-Ido-Ambacht;Veersedijk 301;3341 LL;www.verschoorkanalen.example;werkvoorbereiding@verschoorkanalen.example;078 555 39 44;Dennis Verschoor
wij maken spiro en rechthoekige kanalen. tekening komt binnen als IFC of pdf, iemand meet het op en typt het in.
- automatisch uittrekken van kanalen uit Revit
- nesting voor plasmasnijder
- label per stuk met QR
- leveren per verdieping
- retour en creditnota
WMS hoeft niet. ISO 9001 is er. Wij gebruiken Bouw7 en dat is voor aannemers, niet voor fabrieken. eind van dit jaar moet het staan
@Beukers Fijnmechanische Industrie;Wateringen;Vlotlaan 455;2681 TV;www.beukersfijn.example;info@beukersfijn.example;0174 555 703;Ottelien Beukers
Wij vragen vertrouwelijkheid. [[entity|Beukers Fijnmechanische]] levert onderdelen voor sterrenwacht en medische apparatuur. Onder meer de [[description|bevestigingsring van de spiegel op die Chileense berg]], met 8 jaar oplevertijd.
Dat betekent dossiers die langer leven dan onze computers. Wij willen formaat-onafhankelijk archief, revisies, meetrapporten (CMM), ITAR-vlag, exportcontrole.
Planning is nu een whiteboard en [[entity|Ottelien]].
[[entity|www.beukersfijn.example]] is niet bijgewerkt, kijk daar niet naar. Exact Online blijft.
@Coöperatie Graanhandel Zuid;Kloosterzande;Hulsterweg 130;4587 EB;www.graanzuid.example;silo@graanzuid.example;0114 555 818;Walter de Maat
Wij collecteren tarwe, gerst, koolzaad en mais, in eigen silo's, een deel komt per schip. In de oogst draaien we dag en nacht.
Nieuw systeem moet: aanvoerbon (vocht, hl-gewicht, eiwit), schoning, droogkosten, posities, contracten, MATIF-koers, uitbetaling met voorschot en nabetaling, ledenkapitaal.
GMP+ en ISCC EU. Weegbrug van Mettler Toledo.
De vorige automatisering draaide op een AS/400, is daarna naar Navision gegaan en strandde op het voorschot. Offerte svp in fasen.
@Vlaai- en Gebakfabriek Tummers;Weert;Ringbaan Noord 77;6004 AE;www.tummersvlaai.example;bak@tummersvlaai.example;0495 555 910;Thei Tummers, Sanne Tummers
Vlaaien, 8.000 per dag, en op één dag in het jaar [[description|een van veertig meter voor de fanfares]], die halen ze met een dieplader.
We draaien met diepvriesdeeg en verse vulling. De sturing gaat op briefjes, vandaar deze vraag.
[[entity|Thei]] is 80 en komt nog elke morgen, hij kent elke kersenboer uit de streek en noemt zijn recept [[description|"den dikke van de pastoor"]].
[[entity|Sanne]] leidt de automatisering. Wat bestaat er voor ons formaat, tot 50 man?
@Doyen Schroefgroothandel;Genk;Zwaaikom 41;3600;www.doyenschroef.example;info@doyenschroef.example;089 555 218;Benoit Doyen
Bouten, moeren, tapbouten, klinknagels, 70.000 artikelen, DIN en ISO. 8 vertegenwoordigers.
Is er een ERP met goeie tarieven en kortingsgroepen dat ook kan rekenen per honderd en per kilo?
Wij willen C-parts via VMI bij de klant, kasten met scan, automatisch aanvullen, PunchOut met SAP Ariba.
Nu zitten we op Navision 2013 R2. Geen Belgische partner meer. Franstalige interface ook aub voor onze Waalse collega's.
@Ketelbouw Van Laarhoven;Dongen;Steenstraat 29;5107 NE;www.vanlaarhovenketels.example;info@vanlaarhovenketels.example;0162 555 448;Jos van Laarhoven, Ingrid Smeets
Wij bouwen drukvaten en warmtewisselaars onder PED 2014/68/EU en AD 2000, ongeveer dertig man.
Ons kwaliteitsdossier is een ordner per vat. De inspecteur van Lloyd's bladert daar een dag in, wij betalen die dag.
Het grootste project ooit waren [[description|de roestvaste tanks voor het aquarium met de haaientunnel]], daar ligt nog een kast van vol.
Wat wij zoeken: lasboek, hydrotest, chargenummers en tekeningrevisie, met één druk op de knop een MRB.
Dat mijn man [[description|in de bouwput van de kerncentrale heeft leren lassen]], verklaart waarom hij zo aan papier hecht.
@Zuivelgroothandel Hamstra;Nieuwegein;Archimedesbaan 14;3439 ME;www.hamstrazuivel.example;inkoop@hamstrazuivel.example;030 555 43 17;Floris Hamstra
Assortiment: Goudse 48+, Edammer, Leerdammer, Maasdammer, Franse brie, Parmezaan, Griekse feta, Turkse yoghurt. Wij snijden, raspen en verpakken op naam van de klant.
Familiebedrijf, derde generatie, net verhuisd naar een groter pand.
Zoeken ERP dat tegelijk in stuks en kilo's denkt, indroging afboekt, THT per klant bewaakt (Jumbo-norm: tweederde) en etiketten stuurt naar Espera.
King is op. Wie heeft ervaring met Reflex of FoodInn? Graag zonder langlopend contract.
@Koperslagerij Ketelaar;Baarle-Nassau;Hoogbraak 15;5111 BE;www.koperketelaar.example;koper@koperketelaar.example;013 555 60 92;Fons Ketelaar
Goedemiddag, ik heb geen verstand van computers maar mijn dochter zegt dat het moet.
Wij [[description|kloppen brouwketels en distilleertoestellen]], de laatste jaren veel gin. Zo'n toestel krijgt een naam van de klant en een nummer van de douane, beide moeten erbij.
Twee mannen leerden het vak nog van mijn vader, de derde was [[description|slagwerker bij het Limburgs orkest]] en heeft er het beste oor voor.
Voor de btw is het lastig: [[description|onze voordeur is Nederland en de werkbank België]].
Liefst iets op een tablet met grote letters.
@Pluksla Teelt Overbeek;Sint-Katelijne-Waver;Mechelbaan 240;2860;www.overbeeksla.example;teelt@overbeeksla.example;015 555 366;Tom Overbeek, Els Lauwers
Van: [[entity|Tom]]
Aan: softwareclub
Wij telen [[description|sla op drijvende platen in water, vier rassen in één potje]]. Dat potje [[description|won op de Berlijnse beurs een derde plaats]] en nu vragen ketens in Scandinavië forecast per week.
Teeltplanning achteruit rekenen vanaf leverdag, zaaidatum, bad, plaat, dat is het.
Veiling BelOrta levert data via een portaal, dat willen we automatisch ophalen.
De chef van de verpakking, [[entity|Els]], wil ook fust en palletplaatsen erin.
@Magneetfabriek Bax;Oosterhout;Statendamweg 62;4905 AD;www.baxmagneten.example;support@baxmagneten.example;0162 555 709;Niels Bax
REQUEST FOR INFORMATION
Scope: ERP + MES + CRM, single vendor preferred. 70 employees, 25 office users, 2 sites.
Products: industrial equipment, mostly standard with options.
Must: configurator, serial numbers, service history, multi-currency, Intrastat, Dutch payroll link (Loket, Nmbrs), RoHS/REACH declarations.
Nice: customer portal, Power BI, AI search in old quotations.
Current: Infor ERP LN 10.3, Salesforce, SharePoint. Please answer before the end of the month with a rough fee.
@Bessenkwekerij Hoog Veld;Kaatsheuvel;Hoogt 8;5171 MA;www.bessenhoogveld.example;info@bessenhoogveld.example;0416 555 065;Annemiek van Dun, Piet van Dun
Gespreksnotitie (tel.), beller was [[entity|mw. van Dun]].
Blauwe bessen, 11 ha, zelfpluk en afzet via een handelaar. Zelfpluk is druk omdat [[description|de parkeerplaats van de draken en de sprookjes er achter ligt]], gezinnen komen na sluitingstijd.
Wil: reserveren per rij, betaling per bakje, weersalarm naar wie geboekt heeft.
Verder plukregistratie voor 40 Bulgaren en een teeltregister.
Detail: ze hebben [[description|vleermuiskasten in ruil voor een omgevingsvergunning]] en moeten tellingen aanleveren, kan dat in hetzelfde pakket?
@Van Hout Profielen;Ommen;Strangeweg 11;7731 GV;www.vanhoutprofielen.example;bestel@vanhoutprofielen.example;0529 555 182;Jorrit van Hout
Groothandel in aluminium profielen, plaat, buis en bevestiging. Schüco, Reynaers, Alcoa-legeringen, 6060, 6082. We zagen op maat.
Wensen
- zaagoptimalisatie met reststukken
- toeslag LME + premium per dag in de prijs
- materiaalcertificaat automatisch meesturen
- chauffeursapp met foto, aflevertijd en handtekening
We hebben een hond op kantoor, een lekkende dakgoot en Exact Globe. Van dat laatste willen we af. Jaaromzet circa 14 miljoen, 31 fte, twee loodsen.
@Kruidenbitterstokerij De Wildeman;Ootmarsum;Almelosestraat 20;7631 CE;www.wildemanbitter.example;stook@wildemanbitter.example;0541 555 773;Herman Lesscher
[[entity|Herman Lesscher]] dicteert, ik tik. De stokerij maakt bitter, jenever en [[description|een likeur van sleedoorn]]. De plukkers zijn [[description|oud-textielarbeiders die per emmer betaald worden]], dat wil [[entity|Herman]] netjes in een loonstrook.
Accijnsgoederenplaats, EMCS, vergunning, alles nu met de hand in een grootboek.
De bitter wordt vooral verkocht rond Pasen, als [[description|de mannen met hoge hoeden hand in hand door de huizen gaan]]. Voorraad moet dus twee maanden eerder.
Etiketten zijn in dialect, de software mag in gewoon Nederlands.
@Rolluikenfabriek Zonwerend;Bergen op Zoom;Blankenweg 26;4612 RC;www.zonwerendfab.example;productie@zonwerendfab.example;0164 555 831;Mischa de Klerk
Even tussendoor een voice: wij produceren rolluiken, screens en horren voor dealers. Per dag zo'n 140 stuks, allemaal op maat.
Dealers bestellen via een portaal dat eruit ziet als Windows 95. Nieuw portaal dus, met visualisatie, levertijd en nettoprijs.
Daarachter zaaglijst, doekoptimalisatie, labels en planning. Somfy, motoren van Nice ook.
We hebben geen ICT'er, alleen een neef. Mijn vraag is eigenlijk: kant-en-klaar uit de branche of Odoo laten bouwen? Doei.
@Viskratten en Kunststof Emballage Oudendijk;IJmuiden;Halkade 49;1976 DC;www.oudendijkkratten.example;wassen@oudendijkkratten.example;0255 555 234;Simone Oudendijk
Hoi, wij [[description|verhuren en wassen kratten voor de visafslagen]]. Per nacht [[description|zesduizend viskisten die op de kade van hand tot hand gaan]].
Ze hebben allemaal een chip, maar de lezers zitten in een hal met zout en water.
Wat ik nodig heb is een programma dat niet alleen telt maar ook rekeningen maakt voor kisten die [[description|als plantenbak op een dakterras in Amsterdam opduiken]], want dat doen ze.
De directeur is [[entity|Simone]], die woont op [[entity|de Halkade]] boven de wasserij. Groet.
@Boerderijslager Kuijten;Oirschot;Oude Grintweg 90;5688 MB;www.kuijtenslager.example;info@kuijtenslager.example;0499 555 920;Ad Kuijten, Mieke Kuijten
Vraag 1, waarom zoekt u iets nieuws? Onze webwinkel en kassa praten niet met elkaar.
Vraag 2, wat verkoopt u? Pakketten van eigen Limousin en Piemontese, plus worst van de buren.
Vraag 3, wat is bijzonder? [[description|Koningin Maxima at hier gehaktballen bij de heropening van het treinstation]], en sindsdien heet dat pakket "[[entity|het lint]]".
Vraag 4, wie beslist? [[entity|Ad]] en [[entity|Mieke]].
Vraag 5, welke pakketten heeft u? Lightspeed, MyParcel, Moneybird.
@Tielens Tuinmachines;Peer;Kaulillerweg 71;3990;www.tielenstuin.example;garage@tielenstuin.example;011 555 627;Davy Tielens
Beste, wij zijn dealer in tuin- en parkmachines: Stihl, Husqvarna, Honda, Echo, Kubota. Verkoop, verhuur, herstelling, een webshop en 9 mensen.
Wij zoeken één DMS dat verhuur plant, werkorders maakt, garantieaanvragen indient en de wisselstukken telt.
De kassa moet een witte kassa kunnen vervangen, Peppol ook.
Nu: ADsolut + een agenda aan de muur. Alles moet ook werken op een iPad in het magazijn.
Winterstalling met onderhoudsbeurt is bij ons een derde van het werk. Prijs per maand?
@Confiserie Wildschut;Dordrecht;Wijnstraat 182;3311 BZ;www.wildschutsnoep.example;bestel@wildschutsnoep.example;078 555 22 19;Coen Wildschut, Bo Wildschut
Snelle notulen van [[entity|Bo]]:
> drop, ulevellen, bruidssuikers. [[description|ulevellen zijn 80% van de omzet]] door de serie met het [[description|gedichtje dat een bekende zanger voor ons schreef]]
> [[description|de oude pers staat in de etalage en wordt elke zaterdag aangezet]], dus zaterdagproductie hoort bij winkelvoorraad
> productieplanning per smaak, E-nummers op etiket
> [[entity|Coen]] schetst etiketten op pakpapier
> Woocommerce blijft
@Windmolenonderdelen De Wiek;Den Oever;Havenweg 3;1779 XT;www.dewiekparts.example;parts@dewiekparts.example;0227 555 368;Klaas-Jan Metselaar
Wij [[description|reviseren tandwielkasten en lagers van windturbines]]. Alles staat op serienummer en op coördinaat, want de klant stuurt "die ene met het ooievaarsnest".
Speciale wens: reparatierapport met foto's dat ook te vertalen is in het Deens. Bijna iedere klant zit in Denemarken, op één na: [[description|de turbine bij het strandbad die al twintig jaar met elkaar door de stamgasten is betaald]].
Ons magazijn staat in [[description|de bunker onder de zeedijk]].
KvK en referenties volgen, mail naar [[entity|kj@dewiekparts.example]].
@Gebroeders Aalbers Vleesvarkens;Heeten;Holterweg 74;8111 CJ;www.aalbersvarkens.example;stal@aalbersvarkens.example;0572 555 640;Marc Aalbers
Ik heb 5.200 vleesvarkens en 480 zeugen, drie locaties. Werk met AgroVision Farm en Nedap sorteren, Fancom klimaat.
Gezocht: managementsysteem dat voerverbruik van de voercomputer, slachtgegevens van Vion of Van Rooi en medicijnen (SDa, UDD) bij elkaar zet. En mestboekhouding, AGR-GPS bonnen, fosfaatrechten, BRL.
Belangrijk: één inlog. Ik heb er nu elf.
Ik lees wel eens over Brabantse stallen en Twentse luchtwassers, maar het gaat me echt om de boekhouding. Wat kost het?
@Gasflessen & Vulstation Rozeman;Delfzijl;Farmsumerpoortstraat 33;9934 HB;www.rozemangas.example;balie@rozemangas.example;0596 555 114;Reint Rozeman
Even op papier. We vullen technische en voedingsgassen en repareren cilinders. Klanten zijn garnalenkotters, kroegen, lasbedrijven.
Elke fles herkeurd om de tien jaar, nummer in de hals, statiegeld, wie heeft 'm, hoe lang.
[[entity|Reint Rozeman]] kreeg [[description|de medaille van de brandweer nadat de loods naast ons vloog]], en verzamelt sindsdien veiligheidsbladen als postzegels. ADR-papieren moeten dus extra goed.
Onze oude [[description|vulbank uit een onderzeeboot]] heeft geen stekker voor een computer.
@Sjaak's Sierteelt Export;Aalsmeer;Lavendelweg 40;1435 EW;www.sjaaksierteelt.example;sjaak@sjaaksierteelt.example;0297 555 471;Sjaak van der Hulst
I have to write this in English because of the new partner. We export cut flowers, mostly to [[description|cemeteries in the north of Italy]], and on one weekend in November we ship more than the rest of the autumn.
Florisoft is what everybody uses but it does not do one invoice for forty wholesalers. The partner, [[entity|Silvia Trenti]], wants to see the lorry on a map.
[[entity|Sjaak]]'s English is fine, but he only answers [[entity|sjaak.vd.hulst]] on Skype. Please include Peppol and VBN codes.
@Lijmenfabriek Ten Hoor;Zwolle;Ampèrestraat 31;8013 PV;www.tenhoorlijm.example;lab@tenhoorlijm.example;038 555 13 98;Dr. Fenna ten Hoor
Onderwerp: receptuurbeheer met SDS
Wij produceren watergedragen lijmen (PVAc, dispersie, hotmelt) voor verpakking en hout. 24 medewerkers, één lab, twee mengketels van 6 ton.
Nodig is software die van recept naar veiligheidsblad gaat, CLP-etiket print, UFI en PCN-melding doet, lotnummer en tegenmonster bewaart en ADR-vrachtbrief maakt.
Nu: Chemwatch voor SDS, Excel voor recept, Twinfield voor boekhouding, allemaal los.
Voorkeur voor SaaS, Azure NL, SLA 99,5. REACH-kennis bij de consultant is een pre.
@Karrenmakerij De Vier Wielen;Staphorst;Gemeenteweg 315;7951 PE;www.vierwielen.example;info@vierwielen.example;0522 555 298;Roelof Talen
Geachte lezer,
Wij [[description|restaureren huifkarren, rijtuigen]] en [[description|de gouden wagen die in de schuur gevonden is en nu in het museum rijdt]].
Per wagen een dossier: hout, smeedwerk, verf, foto, factuur in termijnen. Geen seriewerk.
Wij hebben moeite met verf: elke baan zijn eigen tint, die de schilder in [[description|morfineflesjes van de oude dorpsdokter]] bewaart.
Op zondag en feestdagen geen mail. Bij uitzondering bellen naar [[entity|0522 555 298]], vraag naar [[entity|Roelof]], niet naar zijn vader.
@Zeefdoekweverij Van Uden;Geldrop;Spaarpot 88;5667 KZ;www.vanudenzeef.example;verkoop@vanudenzeef.example;040 555 82 03;Maarten van Uden, Lia Verhees
Wij [[description|weven rvs-doek voor zeven en filters]], van [[description|gaas zo fijn dat er geen bacterie door kan]] tot roosters waar je over loopt.
De getouwen komen uit [[description|de dekenfabriek waar nu de bibliotheek in zit]] en zijn door mijn opa omgebouwd van wol naar draad.
Wat nodig is: planning per getouw, draadvoorraad op spoel met charge, snijplan en een prijslijst die niet in het hoofd van [[entity|Lia]] zit.
Boekhouding in Exact Online, tekenen in Inventor. Demo mag digitaal.
@Koffiebranderij De Lading;Harlingen;Noorderhaven 71;8861 AL;www.koffiedelading.example;bonen@koffiedelading.example;0517 555 862;Nynke Terpstra
Dag! Kleine branderij, Giesen W15, levert aan kantoren en een paar horecazaken.
De bonen halen we zelf [[description|met een zeilschip van de andere kant van de oceaan]], één reis per jaar, dus mijn voorraad komt in één klap en moet dan elf maanden mee. Daar valt niet met een bestelniveau te werken.
Brandlog uit Artisan/Cropster, machines in bruikleen, abonnementen.
[[description|Wie meevaart krijgt zijn naam op de zak]], dus per lot een lijst personen.
Groet [[entity|Nynke]], voorheen stuurvrouw op [[entity|de Tres Marías]].
@Groothandel in Schoonmaak en Hygiëne Paulus;Geleen;Rijksweg Zuid 212;6161 BV;www.paulushygiene.example;info@paulushygiene.example;046 555 71 30;Guido Paulus
Goedemiddag, ik neem contact op namens een groothandel in schoonmaakmiddelen, papier en disposables. Tork, Diversey, Vileda, Ecolab, het bekende werk.
Wij hebben vijf vertegenwoordigers, negen man magazijn, 8.000 artikelen.
Problemen: backorders onzichtbaar, prijsafspraken per locatie van de klant, dispensers in bruikleen en veiligheidsbladen.
Gewenst is een ERP met webshop (B2B), routeplanning en iets van CRM op de telefoon. We draaien Multivers en dat stopt.
Mijn vader heeft het bedrijf opgezet en ik wil het graag doorgeven.
@Bootslieren Kramer;Makkum;Ankerwei 6;8754 HA;www.kramerlieren.example;info@kramerlieren.example;0515 555 377;Gerlof Kramer, Bouke Hiemstra
[[entity|Gerlof]] zei: hou het simpel. Dus simpel:
- [[description|lieren voor platbodems en tjalken, brons, handwerk]], elk met slagnummer
- reparaties komen terug na dertig jaar, dan wil ik weten wie hem maakte
- dealers zien eigen prijs
Het skûtsje van [[entity|Bouke]] vaart ermee, en in het jaar dat hij [[description|op de laatste dag het kampioenschap weggaf aan een ondiepte]] kregen we de meeste orders ooit.
Nu werken we met Snelstart en een kaartenbak.
@Eierkoekenfabriek Van der Plas;Bodegraven;Broekveldselaan 17;2411 NL;www.plaseierkoek.example;bakkerij@plaseierkoek.example;0172 555 036;Corrie van der Plas
UIT HET VERSLAG VAN DE OR
Punt 6, nieuw systeem. Directie licht toe: de planning op het witbord verdwijnt. De medewerkers vragen of de ploegwissel om 13.40 blijft, want [[description|de trein van Japie rijdt dan langs en toetert]]; daar is iedereen aan gehecht.
Eisen: traceerbaarheid ei-poeder, metaaldetectie, SSCC, recepten achter slot.
[[entity|Corrie]] vreest verlies van het [[description|schriftje met het recept van de verdwenen tramrestauratie]]. Toegezegd: blijft in de kluis.
@Stut & Stempel Bekistingstechniek;Rucphen;Nijverhei 4;4715 RR;www.stutenstempel.example;verhuur@stutenstempel.example;0165 555 691;Ron Aarts, Jolanda Nouws
Wij verhuren bekisting, stempels en onderslagbalken aan betonbouwers. 40.000 onderdelen die per stuk teruggeteld worden, met schade en reiniging op de factuur.
Wat missen we: huurtermijnen die stoppen met de bouwvak, retourbon met foto, projectsaldo op de bouwplaats, vrachtplanning.
InspHire en Rentman gezien, de eerste was te duur, de tweede is voor licht en geluid.
Hilti, Doka, Peri en PASCHAL door elkaar op de plaats, dat moet te filteren zijn.
Graag één vast aanspreekpunt en geen Indiaas callcenter.
@Edelhertenhouderij en Wildverwerking Drenth;Schoonloo;Elperstraat 22;9443 TL;www.drenthwild.example;wild@drenthwild.example;0592 555 810;Wiebe Drenth, Marga Drenth
Typ ik even over van de achterkant van een envelop.
Wij houden [[description|honderdtwintig edelherten achter draad en slachten die zelf]]. Bij een bronsttocht komen er bussen.
Nodig: dierregister met oormerk, weidegang, slachtuitslag, pakketten en bezoekersreservering.
Onze leren riemen worden gemaakt door [[entity|Van der Sluis]] verderop en moeten als dropshipment.
Er is [[description|een hert ontsnapt dat in het ziekenhuis belandde, ín de hal dus]], sindsdien eist de verzekeraar een logboek van de hekken.
[[entity|Marga]] belt liever dan dat ze mailt.
@Vezel & Vorm Eierdozen;Hoogkerk;Zuiderweg 71;9744 AP;www.vezelvorm.example;sales@vezelvorm.example;050 555 26 88;Alke Venema
Dear supplier,
We [[description|turn old newspapers into egg trays]] and [[description|pulp packaging for an Indian tea company and a Finnish glassworks]]. Five moulding lines, 24/7.
We want a light MES: dryer temperature, scrap, tool changes, energy per thousand pieces. Tags come from Siemens S7.
Our plant sits [[description|on the heat of the sugar factory next door]], so in the campaign months we can run cheaper and planning must know that.
Procurement is Mrs [[entity|Venema]]. She is strict about exit clauses.
@Zadelmakerij en Tuigenfabriek Poelman;Laren Gld;Zutphenseweg 40;7245 NS;www.poelmantuig.example;atelier@poelmantuig.example;0573 555 249;Bas Poelman
Wij leveren tuigen voor [[description|het vierspan dat de koets op prinsjesdag trekt]], en voor de rest aan aanspanningen in Duitsland en Engeland.
Per paard een set maten. Mijn leerlooier schrijft nog met een vulpen, dus huidnummers komen op papier binnen.
Het programma moet kunnen: maatboek per paard, kleur garen, levertijd in weken, reparatie herkennen, factuur in ponden.
De naaister [[entity|mevrouw Oosterink]] is [[description|wereldkampioen handnaaien, ja dat bestaat]]. Haar uren zijn goud, die plan je niet door de telefoon.
@Druivenkwekerij Sirius;Hoeilaart;Koldamstraat 18;1560;www.sirius-druiven.example;serre@sirius-druiven.example;02 555 91 74;Els Denayer
Dag, ik stuur dit vanuit de serre dus excuus voor de tikfouten.
Wij telen [[description|taveldruiven onder glas]], zoals er nog weinig zijn, en [[description|sturen elk jaar een kistje naar het paleis]]. Daarnaast houden wij nachten in een [[description|stookkelder waar je tussen de leidingen slaapt]].
Eenvoudig programma: oogst per serre, bestellingen, kamerboekingen, schoonmaak. Factuur via Peppol.
Wat we nu hebben is een agenda van de bank. Mijn man [[entity|Wannes]] wil niets met reclame.
@Zaagselhandel Bosch Strooisel;Balkbrug;Zwolseweg 80;7707 AD;www.boschstrooisel.example;info@boschstrooisel.example;0523 555 306;Bert Bosch
Wij kopen zaagsel, krullen en vlaslemen en maken er strooisel van voor paarden en pluimvee. Geperst in balen, 2.600 per dag, losse vrachten per walking floor.
ERP light graag: ontvangst met vochtmeting, batch, pallets, rittenplanning, contractprijs in kuub én ton, EDI met Welkoop en Boerenbond.
FSC/PEFC, GMP+, en een webshop voor particulieren.
Wij zijn van King af sinds januari en zitten tijdelijk op Moneybird met 19 gebruikers, dat kraakt.
Budget 25k eenmalig, 900 p/m.
@Zoutziederij Blank;Den Helder;Oostoeverweg 14;1786 PT;www.zoutblank.example;zout@zoutblank.example;0223 555 518;Maarten-Jan Blank, Inez
Vlokken, geen korrels. We [[description|stoken zeewater in op afgewerkte frituurolie]].
[[entity|Inez]] vult de potten en [[description|leest elk deksel voor met een ander woord Oudnoors]], dat moet op de bon, jawel.
Klanten: delicatessen, chefs, een vliegmaatschappij.
Software: batch per pan, vochtgehalte, etiket, THT (eeuwig maar wettelijk moet het), webshop.
De pan komt van [[entity|de Urania]], [[description|een schip dat hier vroeger adelborsten opleidde]], en staat in de loods. We sluiten af als [[description|het eiland aan de overkant dichtvriest]].
@Elskens Verpakkingsmachines;Mechelen;Blarenberglaan 27;2800;www.elskenspack.example;service@elskenspack.example;015 555 980;Philippe Elskens
DEMANDE / AANVRAAG (NL)
Machinebouw voor verpakken: flowpackers, sealers, doseerders. 38 mensen, 60 machines per jaar.
- CRM + offerte met opties
- stukliststructuur vanuit Inventor Vault
- projectplanning met mijlpalen, service: interventies, wisselstukken, contracten
- CE-dossier en handleidingen in 7 talen
Nu Navision 2017 met veel maatwerk van één freelancer. Wij overwegen Business Central of Odoo Enterprise. Peppol, Intrastat, analytische boekhouding verplicht.
@Brood & Beschuit Kooijman;Wormer;Zandweg 52;1531 AL;www.kooijmanbeschuit.example;info@kooijmanbeschuit.example;075 555 13 62;Siebe Kooijman
We bakken beschuit in [[description|een pakhuis dat langs het water op palen staat en scheef zakt]]. De oven moest waterpas, sindsdien heet hij "[[entity|de burgemeester]]".
Onze [[description|beschuit met bedrukte geboorteboodschap]] wordt verstuurd vanuit ziekenhuizen. Koppeling dus met de webshop: naam, gewicht, datum, tekst, drukken op suikerlaag, zelfde dag weg.
Verder normale dingen, grondstoffen, allergenen, IFS, Exact.
[[entity|Siebe]] ligt in de vroege uren wakker van spelfouten.
@Hondenvoederfabriek Tornado;Aalten;Ringweg 19;7122 KE;www.tornadovoer.example;info@tornadovoer.example;0543 555 707;Bjorn te Selle
Wij maken vers-gevroren hondenvoer, 11 smaken, zakken van 1 tot 10 kilo, eigen vrieshuis. Cat. 3-materiaal, NVWA-erkend, FEDIAF, GMP+.
Zoek ik:
1. ERP met catch weight en recept met bandbreedte
2. Webshop voor consument + dealerportaal
3. Salmonella-uitslag blokkeert partij automatisch
4. Verzenden met DPD/bevroren koerier 5. Koppeling Exact Online
Wij hebben nu een mix van WooCommerce, Excel en gevoel. Er wordt veel gebeld door Duitse klanten, dus de bon moet in het Duits kunnen.
@Steenzagerij Arduin Noord;Zelhem;Vincent van Goghstraat 33;7021 CE;www.arduinnoord.example;atelier@arduinnoord.example;0314 555 452;Ferdy Wassink, Marja
[[entity|Marja]] hier, namens [[entity|Ferdy]].
De zaagmachine van zes meter gaf vorig jaar de geest op de dag dat [[description|de grafsteen van die popzanger erop lag]], u begrijpt, liever geen details in een systeem van derden. Toegangsrechten per dossier is eis één.
Eis twee: blokken op nummer, zaagplan, restplaten, werkbladen voor keukens, inmeten met tablet.
Eis drie: het [[description|zaagprogramma dat mijn broer op een Commodore schreef]] inlezen, dat draait nog.
Wij antwoorden buiten de [[entity|Zelhemse]] kermis om binnen twee dagen.
@Weijers Galvano;Beek en Donk;Bosscheweg 51;5741 SR;www.weijersgalvano.example;kwaliteit@weijersgalvano.example;0492 555 289;Yvonne Weijers
Wij verzinken, vernikkelen en anodiseren voor derden. Orders per kilo, per hang, per vierkante meter en dat soms op één dag door elkaar.
Systeem dient: badregistratie en analyse, REACH (Cr6), laagdikteprotocol (Fischer XRF), ISO 9001/14001, Nadcap-achtig voor enkele klanten, track & trace per rek.
Wij zouden het liefst ophangen en aftappen met een tablet bij de baden, want papier verkleurt hier.
Exact Globe + eigen Access. ICT-partner is er. Referenties uit de oppervlaktebehandeling zijn welkom. Vraagprijs?
@Loodgieterij-Orgelpijpen Kempff;Leerdam;Lingedijk 60;4142 LD;www.kempffpijpen.example;tin@kempffpijpen.example;0345 555 073;Adriaan Kempff, Tonnie
Goed, u vroeg hoe het hier gaat. Wij gieten [[description|tin en lood tot orgelpijpen, op een tafel met zand en linnen]]. Alles op bestelling van bouwers in heel Europa.
De pijpen van het [[description|orgel dat na die brand in Parijs terug moet]] hebben we gecontroleerd, niet gegoten, dat moet u erbij zetten.
Administratie: maat per pijp (mensuur), legering, klankproef, verpakkingskist, CITES soms.
[[entity|Tonnie]] zegt dat elke pijp apart gelogd moet worden, ik zeg per register. Software moet kiezen.
@Nestkastjes & Houtwaren De Tuinfluiter;Groesbeek;Mooksebaan 9;6562 KA;www.tuinfluiterhout.example;post@tuinfluiterhout.example;024 555 88 46;Jos Peters, Han Driessen
Notulen bestuur stichting sociaal werkbedrijf
1. Opening door [[entity|Han]].
2. Nieuwe orderadministratie. Wij zagen nestkastjes, insectenhotels, kisten voor wijn en kransen. Opdracht voor [[description|de kisten met de klaprozen voor de herdenkingsmars]] is binnen, 40.000 stuks.
3. Begeleiders willen werkopdracht in pictogrammen, geen tekst.
4. De [[description|medaille voor deelnemer nummer een miljoen]] moet hier bewaard blijven tot de intocht.
5. Stand van software: niets. Graag iets met AFAS en urenregistratie.
@Verbrugge Zaadtechniek;Zaamslag;Terneuzensestraat 70;4543 RW;www.verbruggezaad.example;techniek@verbruggezaad.example;0115 555 293;Adri Verbrugge, Colin Faas
Wij bouwen [[description|machines die zaad schonen, pilleren en tellen]]. Het aantal klanten op de hele wereld past in een bus, dus een CRM met duizend velden hoeft niet.
Wel: dossier per machine, want er draait er één in [[description|de zaadkluis in het poolijs]] en daar kom je niet even langs.
Onze service doet [[entity|Colin]], die spreekt Japans omdat hij [[description|daar judo heeft gestudeerd]].
Verder voorraad onderdelen, offerte in yen, urenregistratie en een koppeling met Twinfield. Tekenpakket is Inventor.
@Vriescentrale Harkema;Leeuwarden;James Wattstraat 15;8912 AR;www.vriesharkema.example;planning@vriesharkema.example;058 555 47 20;Minke Harkema
Opslag en distributie van diepvries, 22.000 palletplaatsen, 14 dokken, 60 mensen. Klanten zijn producenten van groente, vis, brood en ijs.
WMS-eisen: THT en FEFO, blast freezing als dienst, douane-entrepot, eigen pallet per opdrachtgever, value added logistics, portal met voorraadinzage, facturatie per handeling, temperatuurlog, BRC S&D, IFS Logistics, SKAL, MSC.
Reflex, Davanti en Boltrics staan op de lijst, Blue Yonder is te groot.
Scanners moeten -25 aankunnen en handschoenen. Wij tellen drie dagen per jaar en dat vinden wij drie te veel.
@Glastuinbouw Van Gaalen Orchideeën;Maasdijk;Korte Kruisweg 160;2676 BS;www.gaalenorchid.example;mark@gaalenorchid.example;0174 555 826;Mark van Gaalen, Danuta Lis
hoi, berichtje namens ons, wij zijn van de kleine potmaat, 6 centimeter.
We hebben een ras dat naar [[description|de Belgische koningin is gedoopt, met champagne en al]], dus dat moet met licentie en aantallen naar Brussel worden gemeld.
[[entity|Danuta]] registreert nu uitval per tafel op een schoolbord.
Wat ik wil: partij volgen van vermeerderaar tot klok, 70 weken, warme en koude fase, sorteercamera Aris inlezen, arbeid per handeling.
Onze ketel levert warmte aan [[description|het zwembad waar de hele kust leert zwemmen]], die meterstanden graag ook.
@Ovenbouw Lavaert;Tielt;Szamotulystraat 10;8700;www.lavaertovens.example;lavaert@lavaertovens.example;051 555 164;Stijn Lavaert, Godelieve
Geachte,
Mijn vader maakte ovens voor bakkers, ik maak ze [[description|voor crematoria]] en voor [[description|pizzeria's die per se een koepel van lavasteen willen]]. Dat gaat bij de boekhouding niet onder één noemer.
Gevraagd wordt: projecten met schijven, werfverslagen, onderhoudscontracten, vuurvaste voorraad, keuringsattesten.
Wij hebben een kopie van [[description|de oven uit de loopgraven gemetst voor het oorlogsmuseum]], dat project liep vier jaar en niemand weet wat het gekost heeft.
Bellen met [[entity|Godelieve]], zij kent de ordners. Nu: WinBooks en papier.
@Fietsframebouw Van Raak;Dieren;Kanaaldijk 8;6951 KA;www.raakframes.example;info@raakframes.example;0313 555 095;Lucas van Raak
Interview voor de leverancierskeuze, uitgewerkt.
"We [[description|solderen frames, negentig per jaar]]. Ik zat zelf [[description|zes jaar in het peloton en ben één keer laatste geworden in de Ronde]], met het rode lantaarntje als prijs. Dat staat nu ook op elk balhoofd, klein.
Wat we zoeken: maatgegevens uit de meetbank, stuklijst, kleurvoorstel, aanbetaling, wachtlijst.
Het magazijn zit in [[description|de oude stempelzaal van de emaillefabriek]], dus wifi komt niet door de muren."
Voor vragen: [[entity|Lucas]] via [[entity|@lucas_raak_frames]].
@Zuid-Oost Transportbakken;Panningen;Industrieterrein Beringe 42;5986 PA;www.zotbakken.example;verkoop@zotbakken.example;077 555 93 64;Rob Litjens
Wij verkopen en verhuren magazijnbakken, rolcontainers, Euronormkratten, big bags en pallets, nieuw en gebruikt. Bito, Schoeller Allibert, Craemer, Auer.
Hulp gezocht bij het kiezen van een pakket. Op dit moment: Exact Online, Shopify, drie spreadsheets.
Wat mist: verhuursaldo, levertijden van leveranciers, Marktplaats- en Bol-koppeling, foto's van gebruikte partijen, kleine werkplaats voor reparatie.
Zes man kantoor, acht magazijn. Vorig jaar 30 procent gegroeid en dat merken we aan alles.
Liefst iemand die eerst komt kijken.
@Brouwmouterij De Eest;Wijlre;Brand 14;6321 AV;www.mouterijdeeest.example;mout@mouterijdeeest.example;043 555 66 27;Huub Scheepers, Lotte Janssen
Lijstje van [[entity|Huub]], door [[entity|Lotte]] vertaald naar gewone taal:
• gerst van 14 boeren, allemaal binnen fietsafstand, elk met eigen partij
• wij [[description|mouten op de vloer en keren met de hand]], om de acht uur, dus een wekker in de software
• [[description|de mout voor het bier dat de trappistinnen zijn gaan brouwen]] krijgt een apart lot
• zakken van 25 kilo, etiket met EBC en eiwit
• de vloer ligt in [[description|de voormalige steenkolenwasserij]], sensoren via LoRa
• UBL
@Rolstoel & Aanpassing Techniek Smits;Uden;Vluchtoord 21;5406 XP;www.ratsmits.example;werkplaats@ratsmits.example;0413 555 308;Gijsbert Smits, Nelleke Arts
Wij verbouwen bussen en maken hulpmiddelen van metaal. Bij elke order hoort een toestemming van zorgverzekeraar of gemeente (WMO), een inmeting en een RDW-keuring.
[[entity|Nelleke]] volgt dat met kleurtjes in Excel.
De trots van de zaak is [[description|de racerolstoel waarmee op de Spelen in Tokio goud is gehaald]], die staat in de kantine.
Gevraagd: dossier per cliënt met AVG, werkbon, voorraad, MDR klasse I, foto van het eindresultaat, koppeling met SnelStart.
Zijn er pakketten voor dit soort mengvormen? Mail aan [[entity|gijsbert.smits@ratsmits.example]].
@Oesterzwammen Uit De Stad;Rotterdam;Maashaven Zuidzijde 2;3081 AE;www.oesterstad.example;hoi@oesterstad.example;010 555 34 05;Siemen Cox, Yara Pinas
Hey, we telen [[description|oesterzwammen op koffiedik]] [[description|in een leeggelopen subtropisch zwembad]], de kleedhokjes zijn nu de incubatie.
Koffiedik halen we op met bakfietsen bij 70 adressen, dat levert weer punten op voor die zaken.
Wat we zoeken is iets voor: ophaalroutes, kilo's per adres, kweekbatches, bestellingen horeca, rondleidingen en workshops.
[[entity|Yara]] bouwt nu alles in Airtable en dat loopt uit de hand.
Open source vinden wij fijn, maar [[entity|Siemen]] betaalt de server.
@Van Essen Industriële Wasserij en Textielservice;Apeldoorn;Kayersdijk 155;7332 AP;www.vanessentextiel.example;service@vanessentextiel.example;055 555 91 33;Diana van Essen
Wij wassen bedrijfskleding voor de voedings- en metaalindustrie, RABC (EN 14065), ISO 9001. Drie chauffeurs, 40.000 kledingstukken met UHF-chip.
Verzoek om informatie:
a) textielbeheer per drager en per kluisje
b) reparaties en vervangingsschema, afschrijving
c) huurfactuur per week, klantportaal
d) koppelen met Jensen en Kannegiesser
ABS Laundry kennen we, wat is er nog meer? Nu een pakket uit 2001 op Windows XP in een virtuele machine.
@Hopkwekerij & Zeef Delva;Poperinge;Diepemeers 40;8970;www.delvahop.example;geert@delvahop.example;057 555 271;Geert Delva
[[entity|Geert]] hier, goeiendag. Wij [[description|kweken hop en draaien er pellets van voor twintig kwekers]], dus per bale moet ik weten van wie en welk veld.
Om de drie jaar is er [[description|de stoet met onze dochter als koningin op een wagen]], in die week werkt er niemand.
Alfazuur uit het labo, keuring en certificaat (FAVV, EU 1850/2006), brouwers in 15 landen.
Er logeren ook mensen, in [[description|de droogast, met het bed boven het rooster]].
Een factuurprogramma met partijen dus, Peppol, en liefst in 't Vlaams.
@Stoelenfabriek De Kromme Poot;Culemborg;Weidsteeg 3;4101 RB;www.krommepoot.example;fabriek@krommepoot.example;0345 555 411;Ernst Roozen, Tim Lamers
VERSLAG bezoek adviseur (intern, niet verspreiden)
Gezien: buigerij, stofferij, spuiterij. 23 mensen. Orders via architecten en via webshop.
[[entity|Ernst Roozen]] vertelt dat het [[description|model met de drie poten]] [[description|in de leeszaal van het Vredespaleis staat]] en nog elk jaar besteld wordt; tekening uit 1931, geen CAD.
Sinds [[entity|Tim]] de productie leidt wordt er geteld. Behoefte: artikelconfigurator, stofvoorraad per rol, onderhanden werk, FSC.
Curieus: op vrijdag eet iedereen [[description|aan een tafel van achttien meter uit één eik]].
@Hofman Lastechniek Groothandel;Heerenveen;Mercurius 6;8448 GX;www.hofmanlas.example;info@hofmanlas.example;0513 555 884;Wiebren Hofman
Assortiment: Kemppi, Lincoln, Fronius, ESAB, Lorch, 3M Speedglas, Weldas, Böhler toevoegmateriaal, Migatronic. Verkoop, verhuur, keuring (NEN 3140, IEC 60974-4), reparatie.
Gevraagd:
1 ERP voor balie, webshop en werkplaats in één
2 keuringscertificaten per machine, klant ziet ze online en krijgt een herinnering
3 verhuur met dagtarief en beschikbaarheid
4 serienummers
Logic4 en Ostendis-achtige pakketten bekeken. De directie is 61 en wil dit voor de opvolging geregeld hebben.
@Honing en Mede Imkerij Ramakers;Stramproy;Crixstraat 5;6039 EA;www.ramakersmede.example;bij@ramakersmede.example;0495 555 208;Truus Ramakers
Lieve mensen, ik ben imker en mijn zus [[entity|Truus]] doet de cijfers.
We hebben 300 kasten, waarvan 40 op [[description|het dak van een voetbalstadion in Duitsland]], daar mag ik alleen op als er niet gespeeld wordt.
Wat ik zoek: per standplaats logboek (koningin, varroa, oogst), RVO-registratie, honing op charge, mede met accijns, kerstpakketten.
De mede rijpt in vaten van [[description|een failliete circusdirecteur, met de leeuwen er nog op]]. Toeristen willen dat zien, dus graag ook een rondleidingsagenda.
Facturen maak ik in Word.
@Lak- en Poedercoating Steeghs;Venray;Keizersveld 77;5803 AN;www.steeghscoating.example;planning@steeghscoating.example;0478 555 690;Paul Steeghs
Planning op kleur, dat is het hele verhaal. Twee lijnen, één handspuit, RAL, NCS, structuur, Qualicoat en Qualisteelcoat.
Orders komen per mail, fax (!) en WhatsApp. Nu loopt er iemand met een klembord.
Gewenst systeem: orderinvoer via portaal, kleurwissel minimaliseren, meetwaarden (laagdikte, glans), foto bij inname, verpakkingsinstructie, factuur per m2.
Factuur gaat naar AFAS of Exact, dat weten we nog niet.
18 medewerkers, twee Poolstalig. Prijs tot 15k, graag live voor de zomer.
@Vermeer Bierviltjes en Karton;Hoogvliet;Oudeweg 210;3194 AE;www.vermeervilt.example;info@vermeervilt.example;010 555 60 18;Sylvia Vermeer
Beste Kennisbank, wij drukken [[description|bierviltjes en wijnonderzetters, zestig miljoen per jaar]]. Dat is minder dan het lijkt.
Opslag voor brouwers, afroep per pallet, ontwerpen bewaren, restoplage melden. En de proef moet digitaal goedgekeurd.
Mijn man [[description|verzamelt ze en staat met een half miljoen in het recordboek]], hij wil dat er van elke druk eentje wordt ingescand, vandaar nog een wens: beeldbank.
Momenteel: PrintVis demo, Exact, veel dozen.
Ik ben [[entity|Sylvia]], te vinden onder het nummer van [[entity|Vermeer Vilt]].
@Machinefabriek Nauta Baggertechniek;Sliedrecht;Rivierdijk 590;3361 BV;www.nautabagger.example;engineering@nautabagger.example;0184 555 366;Cees Nauta, Hidde Vlot
Meeting notes, system selection
Attendees: [[entity|Cees]], [[entity|Hidde]], external adviser.
[[description|Cutter heads, swivels, spud carriers]]. Engineer to order, 70 people. Parts that we cast ourselves get a number with a [[description|little drawing of the foreman's moustache in relief]], so physical traceability exists, digital does not.
Wanted: PDM/ERP, vendor quality, welding traceability, spare parts quotes within one day.
Note: the dredger that [[description|freed the container ship that blocked the canal]] ran our cutter, customers always ask for it.
@De Poort Stekkerkwekerij;Lent;Zandsestraat 44;6663 PC;www.depoortstek.example;stek@depoortstek.example;024 555 20 97;Hein Derks, Wendy Derks
Begonia's, fuchsia's, geraniums, 12 miljoen stekken per jaar. We hebben de [[description|fuchsia met de naam van de presentatrice van het ochtendprogramma]] en de royalty's worden maandelijks afgerekend.
Van: [[entity|Wendy]] / Onderwerp: plan / Bericht: we willen afscheid van de planborden. Stekken, wortelen, oppotten, afleveren, alles in weken, met tray en tafel.
[[entity|Hein]] heeft de lijst van onze Keniaanse partner, die komt als foto binnen.
[[description|De dijk achter ons is teruggelegd en de halve kas lag in het nieuwe rivierbed]], dus we werken nu op twee plekken.
@Groothandel Verf en Gevelproducten Hogenes;Almere;Damsluisweg 61;1332 EB;www.hogenesverf.example;balie@hogenesverf.example;036 555 29 13;Ricardo Hogenes
Sikkens, Sigma, Wijzonol, Caparol, Boss, Trimetal, StoTherm. Wij mengen, verkopen en leveren aan schilders, vijf filialen, dertig medewerkers.
De situatie nu is een kassasysteem dat uit de lucht gaat bij regen (serieus) en een webshop die niet weet wat er staat.
Vragen: 1) mengmachine koppelen (Fluid Management, Corob) 2) kleurhistorie per klant 3) projectprijzen 4) retourblikken 5) app voor schilder.
Exact of AFAS erachter. Wij hebben geen voorkeur, zolang iemand 's morgens om half zeven opneemt.
@Vogelvoer & Zaden Terlouw;Zuidlaren;Stationsweg 89;9471 GN;www.terlouwzaden.example;zaad@terlouwzaden.example;050 555 73 21;Gineke Terlouw, Roelfien
Aan de keukentafel, [[entity|Roelfien]] schrijft. Wij mengen vogelvoer in 64 recepten, zakjes en bulk, en pinda's aan een snoer.
Kraam op [[description|de paardenmarkt waar je met handjeklap betaalt]], kassa moet dus ook contant en zonder internet.
We verkopen een mengsel naar recept van [[description|de weerman die elk jaar vijftig koolmezen telt in de uitzending]], hij krijgt een dubbeltje per zak. Reken dat maar uit met ons systeem van nu: een ringband.
[[entity|Gineke]] gaat over geld. Vanaf 2 mei kan het.
@Wegverhardingsfabriek Stenen Kamp;Winterswijk;Kottenseweg 200;7102 GJ;www.stenenkamp.example;fabriek@stenenkamp.example;0543 555 149;Jan Willem te Kamp, Karlijn Ten Dolle
Op verzoek van [[entity|Karlijn Ten Dolle]] een paar regels. Wij [[description|breken kalksteen en maken er vulstof en tegels van]].
In onze groeve zijn [[description|pootafdrukken van een reptiel gevonden en half Nederland kwam kijken]]; paleontologen hebben sindsdien inspraak in de winplanning, dat moet als blokkade in de planning.
Weegbrug, ritten, Besluit bodemkwaliteit, KOMO, CE.
De schoorsteen is [[description|versierd met een rij koolmeesnestkasten en een webcam]].
Nu Navision, graag cloud.
@Gaasbakkerij Koeltorens Willemsen;Etten Gld;Dorpsstraat 18;7075 AG;www.willemsenkoeling.example;service@willemsenkoeling.example;0315 555 736;Tonny Willemsen, Manon Reijers
[[entity|Manon]] vroeg of ik het op schrift wilde zetten. Wij bouwen en onderhouden koeltorens, ook voor ziekenhuizen, dus legionella is bij ons geen bijzaak.
Onze monteurs zijn [[description|oud-leden van het nationale klimteam]] en werken met touwen waar anderen een hoogwerker nemen.
Benodigd: object, risico-inventarisatie, waterlogboek, meetwaarden, onderhoudscontract, urenapp, LMRA.
De helft van de opdrachten bestaat uit [[description|oude zuivelfabrieken die appartementen werden]], daar zitten dertig eigenaren aan één toren.
Afas is bekend terrein.
@Lintweverij Heinsius;Goirle;Tilburgseweg 90;5051 AJ;www.heinsiuslint.example;lint@heinsiuslint.example;013 555 39 10;Clemens Heinsius, Joke Brekelmans
Onze specialiteit is smal weefsel: [[description|riemen voor valharnassen, lint voor medailles]], band voor matrassen.
Wat u moet weten: elk [[description|lint waar in Den Haag een ridder aan hangt]] gaat hier over de getouwen, dus kleur en breedte liggen bij wet vast.
- receptuur draad en verf per lint, nooit overschrijven
- trekproef-rapport EN 361 bij order
- planning per getouw, 48 stuks
- [[entity|Joke]] blijft de baas over de voorraad, prijzen per 100 meter
Huidig pakket: Textilsoft, draait op een server die [[entity|LINTJE01]] heet.
@Boomkwekerij Van Sleeuwen;Sint-Oedenrode;Boskantseweg 77;5492 VB;www.vansleeuwenbomen.example;info@vansleeuwenbomen.example;0413 555 961;Bart van Sleeuwen
Laanbomen en meerstammigen, 60 hectare, aantallen via stekplek en GPS. Systeem voor kwekerijadministratie graag, met:
 - partij, maat, kluit, klantreservering
 - rooilijst en laadlijst, plantenpaspoort
 - FLORICODE / VBN-codering
 - foto's voor de verkoop
Mprise Agriware, Florisoft en Axapta Nursery al gezien, ergens tussenin zou fijn zijn.
Wij werken met 14 vaste krachten en 20 Poolse collega's. Droogte, schaarste aan personeel, stijgende pot- en potgrondkosten: het bekende verhaal. Wat is de gemiddelde doorlooptijd van een invoering?
@Pannenkoekmixfabriek Grutter;Wijhe;Industrieweg 3;8131 VZ;www.gruttermix.example;mail@gruttermix.example;0570 555 274;Marian Hulsebos
Dit mailtje [[description|komt uit de molen]]. Wij [[description|malen boekweit en mengen pannenkoekmix]], waarvan de helft naar [[description|een keten in Japan waar kinderen klompen aan krijgen]].
Export betekent etiket in katakana, douane, gezondheidscertificaat, en pallets met hittestempel.
De andere helft gaat via onze winkel, in [[description|het wachtlokaal van het opgeheven pontveer]].
De vraag is een ERP dat lot, allergeen (gluten of niet!) en export aankan voor 11 mensen.
[[entity|Marian]] doet dit naast het malen. Bellen kan op [[entity|0570 555 274]], maar hard praten, want de stenen draaien.
@Remmers Stansmessen;Rijen;Europalaan 44;5121 DL;www.remmersstans.example;order@remmersstans.example;0161 555 407;Frans Remmers
Inbreng van de werkplaats voor de nieuwe software:
[[entity|Frans]] zegt niks, dus ik zeg het. Een stansmes is hout met staal. We lassen, buigen en veren. Levertijd: morgen.
Wij maakten ooit de messen voor de [[description|herdenkingspuzzel met alle gemeenten van voor de herindeling]], die ligt hier nog, 400 messen, 1 exemplaar.
Opvolging met CF2-bestanden, lasersnijder ertussen, prijs per meter mes, ophalen of koerier.
In de pauze wordt er [[description|geoefend op de alpenhoorn]], de buren bellen wel eens. Boeken doen we bij [[entity|kantoor Van Zundert]] op de hoek.
@Slakkenfarm De Wijngaard;Namen;Rue de la Montagne 12;5000;www.slakkenfarm.example;slak@slakkenfarm.example;081 555 349;Nele Dumont, Thomas Dumont
Salut en goedendag, ik schrijf in het Nederlands want mijn vrouw [[entity|Nele]] is van ginder.
Wij [[description|kweken slakken, de grijze soort]], en maken ze klaar met kruidenboter. In september zijn er [[description|twee dagen slakkenkoers op de trappen van de citadel]], waarbij onze dieren lopen. Dan verkopen we meer dan in de rest van het kwartaal.
Nodig: park met vakken, uitzet en oogst, verwerking met FAVV-traceerbaarheid, kassa, facturen Peppol.
Wij hebben een vijftigtal restaurants en [[description|een pop-up in de oude spoorwagon op het perron]].
@Nijboer Kistenmakers;Emmer-Compascuum;Hoofdkanaal WZ 120;7881 AD;www.nijboerkisten.example;info@nijboerkisten.example;0591 555 882;Alfons Nijboer
Houten exportkisten, ISPM 15, ook voor ongewone dingen. De [[description|beelden voor het eilandenmuseum in de Stille Zuidzee]] en een brandweerauto, dat soort zaken.
Offerte gebeurt op de achterkant van een kist, ik zou graag eens een foto maken en dat er een prijs uitkomt.
Houtvoorraad per maat, zaaglijst, HT-stempelregister, planning, pakbon met gewicht.
Onze jongens hebben een [[description|band die in het veen bekend is van een nummer over aardappelmeel]], op vrijdagmiddag zijn zij dus weg.
[[entity|Alfons]] tekent met een potlood van zijn vader. Softwarebudget is vierduizend.
@Papegaaibier & Gist Hollemans;Alkmaar;Oudegracht 140;1811 CL;www.hollemansgist.example;lab@hollemansgist.example;072 555 46 08;Irene Hollemans
Wij [[description|kweken gist in kleine fermentoren]], voor brouwers en bakkers met ambitie.
Bewaarplaats: 900 stammen in stikstof, waaronder [[description|de stam uit een fles die uit de Waddenzee kwam, na tweehonderd jaar nog levend]]. Dus labjournaal, koppeling met weegschalen, en audit trail.
LIMS of ERP, ik weet niet hoe het heet, als het maar batch, kiem, vervaldatum en koude keten kan.
De magazijnman, die [[description|'s vrijdags met berrie en strooien hoedje kaas draagt]], wil geen computer bedienen.
Groet [[entity|Irene]].
@Zwaneveld Transportbanden;Zwijndrecht;Lindtsedijk 110;3336 LE;www.zwaneveldband.example;storing@zwaneveldband.example;078 555 63 31;Ricardo Zwaneveld, Ilse den Otter
[[entity|Ilse]] aan het woord tijdens het eerste gesprek: "We vulkaniseren transportbanden op locatie, dag en nacht, ook in België en op zee. De storingsdienst is een telefoon met een tape erop.
Onze langste las zit [[description|in de band die zand onder de rivier door brengt]], vier kilometer in één keer.
Ik wil een planbord met certificaten van de lassers, hotelboekingen en machine mee of niet.
Urenbriefjes op maandag zijn altijd fictie."
Opmerking adviseur: bij de [[description|grootste zeesluis ter wereld]] eist de bouwdirectie dat het nachtwerk geregistreerd is.
@Rookworst Van de Scheur;Diever;Ten Darperweg 7;7981 PA;www.scheurworst.example;worst@scheurworst.example;0521 555 606;Anton van de Scheur, Hetty
Hallo. Wij zijn slager en zitten in het rookvlees en de rookworst, met 30 afnemers en een winkel.
Iedere zomer verdienen wij aan [[description|de Engelse toneelstukken in het bos]], met een picknickmand die je vooraf bestelt en die [[entity|Hetty]] in de pauze uitdeelt.
Dus: bestelmodule met datum en stuk (er staat een titel op de bon), kassakoppeling, voorraad worst op lot, rookprogramma van de kast uitlezen.
[[description|Mijn compagnon speelt er al twintig jaar de boom]], wie dat wil weten kan het vragen.
@Bruynseels Zeepziederij;Sint-Niklaas;Industriepark-West 9;9100;www.bruynseelszeep.example;zieder@bruynseelszeep.example;03 555 44 75;Lode Bruynseels
Gelezen op uw site, dus hier is mijn vraag. We [[description|koken zeep in drie ketels]], persen en stempelen. Klanten zijn winkels, hotels en [[description|de paters die er abdijbier bij geven]].
Op [[description|de dag van de ballonnen op de grote markt]] zijn we elk jaar peter van een ballon in de vorm van een zeepblok, foto's daarvan zitten in onze etiketten.
Wensen: recept met INCI, CPNP-dossier, verzeping in weken, lotnummer, B2B-webshop, Peppol.
Ik ben [[entity|Lode]], [[entity|zeeplode]] op de chat. Bij voorkeur telefonisch na vier uur.
@Tegelfabriek Harlinger Wit;Workum;Doltewal 24;8711 GE;www.harlingerwit.example;atelier@harlingerwit.example;0515 555 127;Hinke de Jong, Wieger
Aantekeningen van [[entity|Wieger]] (vrijwilliger).
Wij [[description|bakken tegels met de hand, klei van de eigen kust]], tinglazuur, oven op gas. Restauratie voor [[description|paleis op de heuvel waar Goethe nog geweest is]] gaat nu al drie jaar door.
Iedere tegel krijgt schildersinitialen op de achterkant en moet terugvindbaar zijn: wie, wanneer, welk glazuur.
[[entity|Hinke]] heeft een kaartenbak, en een hekel aan foto's maken.
Toeristen kopen een tegel met eigen tekst, via tablet in de winkel zou dat mooi zijn.
Kosten: niet meer dan het gas.
@Heemskerk Sprinklerbouw;Beverwijk;Parallelweg 104;1948 NN;www.heemskerksprinkler.example;projecten@heemskerksprinkler.example;0251 555 438;Niek Heemskerk
wij maken prefab leidingwerk voor sprinklers. pijp zagen, groeven, lassen, coaten, verzenden. 40 man waarvan 12 in de fabriek
zoeken: tekening (AutoSPRINK, Revit, Hydratec) naar zaaglijst, QR per stuk pijp, leveren per verdieping, restmateriaal, uren per spool
NEN-EN 12845, FM Global, VdS, CCV spelen in dossier
huidig: Syntess + Excel + geheugen van de chef
zou het fijn vinden als er géén aparte app per dingetje komt. Offerte mag in stappen. dank alvast, hoor graag
@Aardbei en IJs De Zoete Grond;Wintelre;Slikdijk 22;5513 AE;www.zoetegrond.example;info@zoetegrond.example;040 555 17 62;Hanny Lemmens, Frits Lemmens
Mam belt, ik typ. Wij hebben aardbeien in een tunnel en draaien er ijs van, in een [[description|afgedankte verkeerstoren die hierheen gesleept is]]. Je eet boven en [[description|kijkt naar de startbaan]].
Klant wil een tafel reserveren, afhaalijs vooraf betalen en zien hoeveel aardbeien er zijn.
De ijsmaker is [[entity|Frits]] en hij vindt één smaak genoeg.
Onze beste klant is [[description|de luchtmacht, die wilde een smaak in camouflagekleur]].
Systeem nu: kassa Lightspeed en een schoolbord. Zoek iets tussen Resengo en boerenapp in.
@Weverij Van Kuik Vlaggen;Dokkum;Hantumerweg 8;9101 AB;www.vankuikvlag.example;vlag@vankuikvlag.example;0519 555 590;Tetsje van Kuik, Ynze Rinsma
Vlaggen, wimpels, masten. [[entity|Ynze]] beheert het archief met 11.000 ontwerpen, de rest van ons naait.
De [[description|vlag die bovenop een wereldzeezeiler in de Zuidpool wapperde]] kwam uit dit naaiatelier en is later op televisie geveild.
Behoefte: ontwerp + klant + revisie, digitale drukker in de order, spoedbestellingen voor koningsdag, winkelvoorraad.
Wij doen ook vaandels voor fanfares, herstel van zijde en gouddraad; uren tellen dan niet, [[description|het oudste naaistertje is 86 en werkt alleen bij daglicht]].
Momenteel Reeleezee. Eerste contact via [[entity|tetsje.vk]].
@Steenbakkerij Waaldijk & Zn.;Ochten;Waalbandijk 31;4051 CJ;www.waaldijksteen.example;info@waaldijksteen.example;0344 555 873;Gert-Jan Waaldijk
Dear all, we fire bricks in [[description|a coal-fuelled ring kiln with twelve chambers]], [[description|never let out since the war]]. Stock is in stacks along the river, counted with a drone by my nephew.
Colour depends on the chamber, so each order needs chamber, date, layer. An architect recently wanted [[description|the same brick as the burnt-down town hall]], we found it on a paper card.
Looking for software to replace the cards. Works council, CBAM report, KOMO, BRL 1007.
Contact [[entity|Gert-Jan]]. The loading jetty is at [[entity|Waalbandijk 31]].
@Orangerie Buxus & Co;Oudenbosch;Bosschendijk 190;4731 DC;www.buxusenco.example;mail@buxusenco.example;0165 555 026;Rens Jochems
1. Wie: [[entity|Rens]], tuinder, plus 9.
2. Wat: citrus, olijven en palmen in kuip, verhuur aan evenementen, overwintering voor derden.
3. Wat maakt het lastig: overwinterende planten van klanten hebben een naam, letterlijk. De sinaasappelboom van [[entity|familie De Beaufort]] heet Willem.
4. Aandachtspunt: [[description|de kas is gebouwd op de fundering van een klein Sint-Pieter]], daarom mag je niet boren voor sensoren.
5. Systeem: foto, eigenaar, standplaats, gietbeurt, factuur halfjaarlijks, transport.
6. Nu: Outlook-contacten. Ja.
@Van Wezel Aluminiumgieterij;Tegelen;Kaldenkerkerweg 140;5932 CW;www.vanwezelalu.example;kwaliteit@vanwezelalu.example;077 555 28 51;Joep van Wezel, Resi
[[entity|Joep]] zei, laat [[entity|Resi]] het maar opschrijven. Wij gieten aluminium in kokil en onder lage druk, velgen voor [[description|de auto die op zonne-energie de woestijn overstak]] en kookpannen.
Kwaliteit: röntgen van elk stuk, foto bij serienummer, PPAP, FMEA.
Wat wij zoeken is geen groot ERP, eerder een MES met meetwaarden uit de ovens, uitval met code, ploegen en spuitlijnen.
Vijf jaar geleden zijn we [[description|opgestart door de kantinejuffrouw en twee vormers na het faillissement]] en de winst gaat in drieën, loonadministratie ligt daarom bijzonder.
Bel [[entity|Resi]], die lacht tenminste.
@Het Koeienlaboratorium BV;Tynaarlo;Zuidlaarderweg 16;9482 TT;www.koeienlab.example;hallo@koeienlab.example;0592 555 733;Alex Bruins, Femke Dalstra
Goeiemorgen vanuit de melkstal. We melken 140 koeien met twee Lely's en [[description|verkopen de data]], daar komt het op neer. Sinds [[entity|Femke]] en ik [[description|uit de schaatsploeg van het nationale team]] zijn gestopt staat hier alles onder de sensoren.
Wij zoeken iets dat koe, krachtvoer, celgetal en mest combineert, met exporteren naar universiteiten en CRV/MPR.
Bezoekers zitten in [[description|een glazen gang boven de ligboxen]] en willen realtime een koe volgen op hun telefoon.
[[entity|Alex]] verder: UniformAgri gebruikt, DairyComp gezien, niks koppelt met elkaar.
@Kunstgebit & Zilverspuitgieterij De Tand;Oosterwolde;Nanningaweg 50;8431 PC;www.dtand.example;info@dtand.example;0516 555 214;Ate Veenstra
Ik zal het kort houden want ik moet de oven in. Wij gieten kleine dingen van tin, zink en kunststof: knoopjes, tandenstokerdoosjes, speldjes, [[description|het varkentje dat je bij het nationale spaarbankje kreeg]]. Dat mallenarchief is van mijn voorganger, die [[description|de eerste plastic gulden voor de rijksmunt ontwierp]].
Het programma hoeft alleen dit te kunnen: artikel met foto, mal op stelling, order, prijs per honderd, herhaling.
Gebruik nu een opschrijfboekje en AccountView. Graag iets eenvoudigs, ik ben van voor de muis. [[entity|Ate]]
@Sap- en Ciderpersen Van Loenhout;Hilvarenbeek;Diessenseweg 62;5081 AG;www.loenhoutsap.example;pers@loenhoutsap.example;013 555 74 82;Nard van Loenhout, Trudy
[[entity|Nard]]: mensen komen hier met eigen appels en gaan weg met eigen sap. elke kist heeft een naam en mag niet gewisseld
adviseur: hoeveel op een dag?
[[entity|Nard]]: 140 auto's op een zaterdag, de rij staat tot [[entity|de Hoogstraat]]
adviseur: en cider?
[[entity|Trudy]]: voor [[description|de dierentuin waar de chimpansees hem ook krijgen, zonder alcohol natuurlijk]]
adviseur: nog iets?
[[entity|Nard]]: ja, pasteuriseren en afvullen per klant plannen, en een sms als het klaar staat
`
