/** Of all trades, by two who had seen neither the guard nor the other sets. Counted once on 29 November 2026, learnt from since. */
export const sealedPassages = `
@Hotel-Brasserie De Gouden Karper;Hummelo;Dorpsstraat 9;6999 AA;www.goudenkarperhummelo.example;receptie@goudenkarperhummelo.example;0314 555 218;Wim Teunissen, Ilse Berendsen
Verslagje overleg dinsdag. [[entity|Ilse]] wil van Mews af omdat de koppeling met de kassa (Lightspeed) om de haverklap hangt.
22 kamers, zaal voor 180 man, terras. Bij ons komt de omzet van de maandag voor de helft uit [[description|de kruisboogschutters in onze kelder]], dat moet dus ook te boeken zijn.
Vraag: kan een PMS ook baanhuur per kwartier aan?
Actie [[entity|Wim]]: drie leveranciers bellen.
@Kaasmakerij Ruygh;Polsbroek;Slangeweg 41;3415 PM;www.kaasmakerijruygh.example;kaas@kaasmakerijruygh.example;0182 555 904;Gerda Verkaik
Goedemorgen, wij maken boerenkaas van melk van onze eigen 90 koeien en willen partijen kunnen volgen van tank tot plank.
Nu staat alles in Excel en een schrift in de pekelruimte. COKZ kwam vorige maand en vond het net aan voldoende.
Graag iets met HACCP-registratie, lotnummers, gewicht bij in- en uitslag en een simpele app voor op de tablet (Samsung).
Budget rond € 6.000 in het eerste jaar. Koppeling met Exact Online is een eis.
@Zorgboerderij 't Hoge Land;Usquert;Raadhuisstraat 77;9988 RE;www.thogelandzorg.example;info@thogelandzorg.example;0595 555 061;Aafke Bultena, Klaas Huizinga
hoi, spraakbericht uitgetikt hè dus niet letten op de zinnen
wij hebben 31 deelnemers dagbesteding, wmo en wlz door mekaar, en de urenstaten gaan nu op papier mee in de bus. Die bus dat is trouwens [[description|een oude strandreddingswagen die de jongens zelf oranje houden]], heel de streek zwaait.
Wat we zoeken: een ecd dat goedkoop is en dat onze begeleiders, [[entity|Klaas]] voorop, ook snappen. Berichtenverkeer iWmo moet erin.
@Museum De Zoutzieder;Boekelo;Windmolenweg 14;7548 BM;www.zoutzieder.example;balie@zoutzieder.example;053 555 3017;Rudy Kamphuis
Wensenlijst collectiebeheer (v0.3)
1. Import uit Adlib, ca. 14.000 records, waarvan helft zonder foto
2. Thesaurus AAT gekoppeld, liefst via Termennetwerk
3. [[description|negentien houten boortorens op schaal]] passen niet op één standplaatscode, dus samengestelde objecten
4. Vrijwilligers moeten thuis kunnen invoeren, alleen in conceptstatus
5. Bruikleencontracten volgens Spectrum 5.0
6. De nalatenschap van [[entity|meester Wiggers]] apart kunnen afschermen tot 2040
@Korfbalvereniging Sparta-Noord;Mijdrecht;Hoofdweg 88;3641 PR;www.spartanoord.example;ledenadmin@spartanoord.example;0297 555 442;Joyce van der Meer
Beste mensen, onze penningmeester stopt en ik krijg de ledenadministratie erbij. 340 leden, contributie per kwartaal via SEPA, Sportlink voor de bond. Leden van de oude stempel ([[description|wij komen voort uit een schaatsclub met een harmonie]]) betalen een ander tarief.
Ik zoek iets waarmee ik incasso's kan draaien zonder dat ik elke keer drie lijsten naast elkaar moet leggen.
Ook graag bardiensten inplannen en een herinnering per WhatsApp of mail.
Wat kost zoiets voor een club van onze grootte, en kan ik het eerst een maand proberen?
@Basisschool De Vliegende Hollander;Terneuzen;Noordstraat 52;4531 GJ;www.bsvliegendehollander.example;directie@bsvliegendehollander.example;0115 555 730;Marloes Dieleman, Pieter de Feijter
Aan de intern begeleiders: ParnasSys blijft, maar voor de ouderportal gaan we opnieuw kijken.
Lastig punt is taal. Bij ons [[description|komt een derde van de kinderen elke ochtend de grens over]], en die ouders lezen liever Frans of Vlaams getint Nederlands dan een app vol afkortingen.
Verder hebben we [[description|één klas die op een werkende sleepboot les krijgt]] en dus geen vast lokaal heeft; het rooster snapt dat niet.
[[entity|Pieter]] vraagt offertes, ik ([[entity|Marloes]]) doe de AVG-kant.
@Diaconie Protestantse Gemeente Ooltgensplaat;Ooltgensplaat;Kaai 3;3257 AB;www.pgooltgensplaat.example;diaconie@pgooltgensplaat.example;0187 555 316;Leen Kievit
L.S.,
De kerkenraad vroeg mij te zoeken naar een opvolger van ons ledenbestand. Wij werken met LRP, maar de giften en de collectebonnen houdt broeder [[entity|Kievit]] bij in een DOS-programma.
Bijzonder, en daar loopt elk pakket op vast: onze [[description|collectebonnen zijn ook geldig bij de bakker en de veerman]], dus die komen van buiten weer bij ons binnen.
Gaarne een voorstel, met vermelding van kosten per lidmaat. Met broedergroet.
@Camping Het Zwaluwnest;Nieuwvliet;Baanstpoldersedijk 6;4504 PS;www.zwaluwnestcamping.example;boeking@zwaluwnestcamping.example;0117 555 288;Sjaan Risseeuw
Wie heeft ervaring met Booking Experts, Stratech of Camping.Care op een camping van 120 plaatsen?
Wij hebben jaarplaatsen, seizoensplaatsen en toeristisch, plus tien trekkershutten en [[description|twee bunkers waar je in kunt slapen]].
Toeristenbelasting per nacht per persoon, meterstanden stroom in oktober, slagboom op kenteken.
Nu twee systemen naast elkaar en dubbele boekingen met Pinksteren, dat wil ik nooit meer.
@Zeilschool De Vrije Wind;Terherne;Syl 12;8493 LA;www.devrijewind.example;kantoor@devrijewind.example;0566 555 190;Jelmer Hoekstra, Femke Postma
Appje van [[entity|Femke]] aan de rest:
jongens het rooster van de instructeurs klapt elke week omdat we in Google Sheets met z'n vijven zitten te knoeien
we hebben 24 valken, [[description|waarvan vier nog uit de nalatenschap van de dove kapitein]], en cursisten die per dag van niveau wisselen
kan er iets komen dat CWO-diploma's, bedden en boten in 1 scherm zet?? en dat op een telefoon werkt in de wind
[[entity|Jelmer]] zegt max 300 euro per maand
@Slagerij-Worstmakerij Claeys;Poperinge;Casselstraat 133;8970;www.worstmakerijclaeys.example;bestel@worstmakerijclaeys.example;057 555 412;Dirk Claeys, Nele Vandevoorde
Geachte, onze kassa van Bizerba is op, hij heeft nog [[description|de langste bloedworst van West-Vlaanderen]] gewogen, en we zouden ineens ook een webshop willen met afhaaluren.
Het probleem: van juli tot september draait alles anders, want dan leveren wij [[description|de worst waar de hopplukkers zich mee laten uitbetalen]], en dat gaat op bonnekes per ploeg.
Facturatie gaat naar een boekhouder in [[entity|Ieper]]. Peppol moet, dat weet ge.
Ge kunt mij bellen op [[entity|057 555 412]], liefst na de middag. [[entity|Nele V.]]
@Stichting Thuis in de Wijk;Helmond;Mierloseweg 210;5707 AR;www.thuisindewijkhelmond.example;contact@thuisindewijkhelmond.example;0492 555 830;Samira Bouzidi
Programma van eisen, samenvatting
Wij verlenen wijkverpleging en huishoudelijke hulp met circa 85 medewerkers. Gevraagd: ECD met planning, ONS of gelijkwaardig, MedMij-koppeling, e-overdracht volgens Nictiz.
Hosting binnen de EER, NEN 7510- en ISO 27001-gecertificeerd.
Roosters moeten ATW-proof zijn en medewerkers ruilen zelf diensten via de app.
Migratie van cliëntdossiers uit Nedap is onderdeel van de opdracht. Gunning op beste prijs-kwaliteit.
@Boomkwekerij Van Nunen;Opheusden;Dalwagenseweg 64;4043 MV;www.vannunenbomen.example;verkoop@vannunenbomen.example;0488 555 601;Gijs van Nunen
Wij kweken laanbomen op 46 hectare, veel in de pot-in-pot. Voorraad tellen doen we twee keer per jaar met klemborden en dat scheelt elk jaar weer honderden stuks.
Zoek een systeem met RFID of barcode in het veld, GPS per rij, en Floricode-codes.
O ja: we moeten per boom een eigen dossier kunnen maken. Want wij hebben [[description|de stekken onder ons waarmee de Keizersgracht straks herplant wordt]] en daar wil de opdrachtgever elke snoei van zien.
@Youth Sailing Trust Veere;Veere;Kaai 27;4351 AA;www.ystveere.example;office@ystveere.example;0118 555 047;Hannah Lockyer, Bram Wisse
Hi there, we're a small charity taking teenagers out on the water, about 600 a year, mostly referred by youth care.
We need a CRM that can handle donors and referrers in the same place without mixing them up. Salesforce NPSP was too heavy, and [[entity|Bram]] hates it.
One odd thing: [[description|our skippers are all former inmates of the same prison]], so volunteer screening works differently from what your forms expect.
Could you show us something with offline forms? There's no signal beyond the [[entity|Middelplaat]].
@Bakkerij Zonnebrood;Hengelo;Deldenerstraat 190;7551 AJ;www.zonnebroodhengelo.example;info@zonnebroodhengelo.example;074 555 1266;Patrick Olde Monnikhof
Dag, biologische bakkerij, vier winkels en 60 natuurwinkels die we beleveren. Bestellingen komen binnen via mail, telefoon, app en een enkeling per fax.
Ik zoek bestelsoftware waarin de klant voor 14.00 uur zelf zijn aantallen zet en die daar deeglijsten van maakt.
Allergenen (14 stuks) op het etiket, EKO/Skal administratie, retouren.
Bakery Suite gezien, vond ik te duur. CompuBakery?
@Natuurcamping Dwarsgat;Dwingeloo;Leeuweriksveldweg 4;7991 SE;www.dwarsgat.example;hallo@dwarsgat.example;0521 555 337;Tineke Oosterveen
Hallo! We zijn een kleine natuurcamping zonder vaste plekken, dus plattegronden met nummertjes hebben we niks aan.
Gasten zoeken zelf hun plek en [[description|betalen in het melkbusje bij de telescoop]], wat leuk is maar de boekhouder wordt er gek van.
We willen online reserveren met een maximum per nacht en iDEAL. Liefst zonder commissie, want Natuurkampeerterreinen wil ook al wat.
Alvast dank!
@Theater De Blauwe Zaal;Turnhout;Warandestraat 18;2300;www.deblauwezaal.example;tickets@deblauwezaal.example;014 555 029;Koen Heylen, Lies Proost
Nota voor de raad van bestuur: ticketing loopt af in december.
Kandidaten: Ticketmatic, Tix, Eventbrite. Eisen: abonnementen, UiTPAS, zaalplan met 412 plaatsen.
Opgelet met het zaalplan. [[description|Rij K bestaat bij ons niet meer sinds de bliksem]], en [[description|de rij ervoor draait mee op het plateau]].
[[entity|Lies]] heeft al een demo gehad, [[entity|Koen]] nog niet.
@Stichting De Soepfiets;Leiden;Haarlemmerstraat 301;2312 GB;www.soepfiets.example;post@soepfiets.example;071 555 8123;Ruben Zandvliet
Wij delen soep uit vanaf [[description|zes bakfietsen die studenten uit de gracht visten]], elke avond, ook met kerst.
Voor de vrijwilligers (nu 140) gebruiken we een appgroep en dat gaat niet meer. Wie kookt, wie rijdt, wie heeft welke sleutel.
Budget is bijna nul, maar via TechSoup kan er iets (RSIN [[entity|8555 41 907]]).
Mail: [[entity|post@soepfiets.example]]
@Paardenpension Hoeve Rust;Alphen;Oude Tilburgsebaan 11;5131 NZ;www.hoeverust.example;stal@hoeverust.example;013 555 7140;Marieke Oerlemans
Even kort. 48 boxen, pensionklanten, een paar pony's voor de les. Facturen maak ik met de hand en dat kost me iedere maand een zondag.
Wat ik wil: per paard bijhouden wat het krijgt (hoefsmid, ontworming, extra hooi) en dat op de factuur.
UELN en chipnummer moeten erin, I&R-melding zou fijn zijn.
Liefst Nederlandstalig en gewoon op mijn iPhone.
@Muziekschool Kwinkslag;Wijchen;Kasteellaan 26;6602 DE;www.muziekschoolkwinkslag.example;info@muziekschoolkwinkslag.example;024 555 6391;Olaf Reijnen, Carlijn Poelen
Chat, donderdag
[[entity|Carlijn]]: de huur van instrumenten zit nergens in
> hoeveel zijn het er
>> 212, plus de [[description|carillonklokjes die we van de gesloten bierbrouwerij erfden]]
> die verhuren we toch niet
>> nee maar ze staan wel op de polis. En lesgeld per strippenkaart moet ook, en de docenten zijn zzp'ers dus uren goedkeuren
> ok, zet maar in de uitvraag, gr [[entity|Olaf]]
@Roeivereniging De Stroomop;Maastricht;Maasboulevard 71;6211 JV;www.destroomop.example;secretaris@destroomop.example;043 555 2208;Jos Vliegen
Onze vloot telt 53 boten, van skiff tot acht. Afschrijven (zo heet reserveren bij ons roeiers) doen we nog op een magneetbord.
Zoeken: reserveringssysteem met bevoegdheden per examen, schademelding met foto, blokkade bij te hoge afvoer.
Dat laatste is serieus: [[description|wij roeien door de sluis van de cementfabriek mee]], en als die spuit mag er niemand op.
KNRB-koppeling fijn, niet verplicht.
@Kringloopwinkel Het Tweede Leven;Gorredijk;Stationsweg 39;8401 DP;www.tweedelevengorredijk.example;winkel@tweedelevengorredijk.example;0513 555 684;Sietske de Jong, Anton Veenstra
Goeie, wy sykje in kassa dy't mei gewicht en mei fêste prizen kin. No ja, yn it Nederlânsk dan maar:
inbreng registreren in kilo's per categorie, cijfers naar de gemeente elk kwartaal, vrijwilligers op naam.
[[entity|Anton]] doet de boeken. Die zijn een hoofdstuk apart want [[description|we verkopen ze per strekkende meter aan filmploegen]].
Wat moat dat kostje? [[entity|Sietske]]
@Wijngaard Sint-Pietersberg-Zuid;Kanne;Bovenstraat 5;3770;www.wijngaardkanne.example;wijn@wijngaardkanne.example;012 555 774;Eric Lousberg
Kelderregister, accijnzen, oogstaangifte: het zit nu verspreid over een map, een usb-stick en het hoofd van mijn schoonvader.
Zeven hectare, 38.000 flessen, rood, wit en schuimend. Rijping gebeurt [[description|in de mergelgang waar ooit de Nachtwacht lag]], dus geen wifi en 11 graden het hele jaar.
App moet offline werken. Bestaat er iets tussen Vintrace en een schrift?
@Vrijeschool Michaëlshof;Bergen;Loudelsweg 31;1861 TC;www.michaelshofbergen.example;administratie@michaelshofbergen.example;072 555 9044;Ditte Groen
Beste kenniscentrum, wij vragen een vrijwillige ouderbijdrage naar draagkracht, met een gesprek. Dat betekent per gezin een ander bedrag, deels per maand, deels in natura.
De meeste pakketten kennen alleen één bedrag per kind.
Wij zoeken iets met WIS Collect-achtige inning, maar met vrije bedragen en een nette herinnering die niet als aanmaning voelt.
Circa 260 gezinnen, Magister hoeft niet gekoppeld.
@Jachthaven De Kreupel;Andijk;Dijkweg 402;1619 JK;www.jachthavendekreupel.example;havenmeester@jachthavendekreupel.example;0228 555 951;Cor Schuitemaker, Linda Bakker
Havenmeester [[entity|Cor]] wil het niet horen maar het planbord moet weg. 310 ligplaatsen, 40 passanten, winterstalling in twee loodsen.
Wij willen: kaart met vrije plekken, elektra via Seijsener-zuilen, walstroom afrekenen, botenlift plannen.
En iets met wachtlijst, want [[description|ligplaatsen gaan hier over van grootouder op kleinkind]] en dat moet controleerbaar zijn.
De website is [[entity|www.jachthavendekreupel.example]], daar staat nu een formuliertje.
@Restaurant Binnenhof 8;Lochem;Walderstraat 8;7241 BJ;www.binnenhof8.example;welkom@binnenhof8.example;0573 555 128;Thijs Leusink
Reserveringen: Zenchef of Formitable? Wij hebben 38 stoelen en één shift per avond.
No-shows zijn het grootste lek, dus aanbetaling via Mollie of Adyen moet kunnen.
Gastprofielen met allergieën die doorlopen naar de keukenbon.
Kassa is unTill. Personeelsrooster doen we in Shiftbase en dat blijft zo.
@Herberg De Kromme Dissel;Ootmarsum;Marktstraat 16;7631 BX;www.krommedisselherberg.example;herberg@krommedisselherberg.example;0541 555 872;Bennie Kuipers
We draaien nog op Fidelio van vijftien jaar terug en de pc waar het op staat mag eigenlijk niet meer uit.
14 kamers waarvan eentje, [[description|de kamer waar de valse Vermeer is gevonden]], alleen per telefoon geboekt mag worden omdat er anders elke week een journalist in ligt.
Channelmanager naar Booking en Expedia, nachtregister, en graag sleutels op de telefoon.
Wat is gebruikelijk voor overstappen in het laagseizoen?
@Pluimveebedrijf Van de Kraats;Barneveld;Wesselseweg 118;3771 PG;www.vandekraatspluimvee.example;jan@vandekraatspluimvee.example;0342 555 620;Jan van de Kraats
Zoek managementsysteem voor 60.000 leghennen, vrije uitloop, twee stallen, waarvan één [[description|een ronde met een kijktunnel voor schoolklassen eronder]].
Moet uitval, voer, water en eieren per dag bijhouden en KIP-meldingen doen naar RVO. IKB Ei en KAT controle uit het systeem kunnen printen.
Klimaatcomputer is van Fancom, sorteerder van Moba. Koppelen mag, hoeft niet gelijk.
Nu 3 schriften en een whiteboard. Prijs per hen of per maand, maakt mij niet uit, als het maar vast is.
@Wooncentrum De Lindehof;Zottegem;Heldenlaan 47;9620;www.lindehofwzc.example;directie@lindehofwzc.example;09 555 7310;Ann De Sutter, Filip Baele
Verslag werkgroep zorgdossier
- 96 bedden, 12 kortverblijf, BelRAI verplicht, medicatieschema via VIDIS
- nachtdienst klaagt over traagheid van het huidige pakket, zeker op de tweede verdieping
- bewoners van gang C mogen hun [[description|kippen aan een leiband meenemen naar de eetzaal]], de FAVV-lijst moet dat dus aankunnen
- [[entity|Filip]] vraagt referenties bij huizen van onze grootte
- volgende vergadering in het [[entity|Paviljoen Godelieve]]
@Stadsmuseum De Lakenhaspel;Oudenaarde;Hoogstraat 22;9700;www.lakenhaspel.example;onthaal@lakenhaspel.example;055 555 903;Tom Vanhoutte
Wij zoeken een audiogids én een kassa die met elkaar praten. Museumpas en UiTPAS moeten erop, groepen met gids ook.
Er is een rare bezoekersstroom: [[description|elke eerste dinsdag gratis voor wie een paar schapen meebrengt]], [[description|een keure die nooit is afgeschaft]] en die dus als tarief moet bestaan.
Statistieken per postcode van bezoeker gaan naar Faro.
Stuur gerust iets door naar [[entity|onthaal@lakenhaspel.example]].
@Judoclub Kodokan Oost;Emmen;Weerdingerstraat 174;7811 CL;www.kodokanoost.example;info@kodokanoost.example;0591 555 380;Henk Wolters, Sharon Tuin
Ledenadministratie bij ons in 1 woord: drama. 210 leden, contributie deels via Jeugdfonds Sport & Cultuur.
Onze hoofdtrainer [[description|traint vanuit een rolstoel en won er toch brons mee]] tegen staande tegenstanders, die geeft ook les op vier scholen en die uren moeten er apart uit rollen.
Wij willen bandexamens registreren, JBN-nummers, VOG's met vervaldatum en kledingbestellingen.
[[entity|Sharon]] kan overdag niet bellen, mailen wel.
@Agrarisch Mbo De Groene Lijn;Houten;Randhoeve 60;3995 GA;www.degroenelijnmbo.example;inkoop@degroenelijnmbo.example;030 555 4420;Yvonne Stam
Aankondiging marktconsultatie leeromgeving
De school overweegt vervanging van itslearning. Ca. 1.900 studenten, 160 docenten, vier opleidingsrichtingen.
Te bespreken: integratie met Eduarte, SURFconext, toetsafname met safe exam browser, portfolio voor BPV.
Leveranciers kunnen tot 3 weken na plaatsing reageren met een document van maximaal 8 pagina's.
Aan deze consultatie kunnen geen rechten worden ontleend.
@Zusters van de Stille Omgang;Sint Agatha;Kloosterlaan 24;5435 XD;www.stilleomgang.example;econome@stilleomgang.example;0485 555 117;Zuster Bernardine
Eerwaarde heer of mevrouw, wij zijn nog met elven en verhuren gastenkamers aan wie stilte zoekt, in [[description|het huis dat een circusdirecteur ons naliet]].
Reserveringen gaan per brief, en zuster [[entity|Bernardine]] schrijft ze over in het grote boek. Zij ziet slecht tegenwoordig.
Verder [[description|bakken wij de hosties voor drie bisdommen en één toneelgezelschap]], dus ook facturen.
Het mag eenvoudig. Geen wachtwoord dat elke maand verandert, daar zijn wij te oud voor.
@Vakantiepark De Veenplas;Giethoorn;Jonenweg 85;8355 LG;www.veenplaspark.example;info@veenplaspark.example;0521 555 409;Geert Mol, Manon Petter
Hallo, park met 64 chalets, deels van eigenaren (die krijgen een afrekening per kwartaal), deels van ons.
Wat nergens in past: [[description|onze schoonmaak komt per vlot langs de achterdeur]], dus looproutes zijn vaarroutes en een wissel duurt langer bij wind.
[[entity|Geert]] zou zeggen ‘koop Maxxton en klaar’ maar [[entity|Manon]] is bang voor de kosten.
Graag 2 alternatieven met eigenarenmodule.
@Surfcentrum Kaap Zuid;Ouddorp;Westerweg 29;3253 LX;www.kaapzuidsurf.example;yo@kaapzuidsurf.example;0187 555 745;Mees Tanis
yo, surfschool hier. lessen, verhuur, kluisjes, koffie. allemaal in een andere app (bookeo, izettle, google forms, schriftje)
wil 1 ding. planning op basis van getij en wind, automatisch mail als les niet doorgaat, waiver tekenen op telefoon
wetsuits per maat op voorraad
10 instructeurs in het seizoen, oproepcontract, dus uren ook graag
mag engelstalig zijn. oja onze hoofdinstructeur [[description|is van hier naar Lowestoft gesurft]] maar een agenda bijhouden ho maar. insta [[entity|@kaapzuid]]
@Mosterdmakerij Vermeersch;Doesburg;Boekholtstraat 30;6981 AZ;www.vermeerschmosterd.example;order@vermeerschmosterd.example;0313 555 266;Arjan Vermeersch
Productie plannen op recept, batch, houdbaarheid; verkoop via horecagroothandel, webshop (Woo) en winkel.
Wij laten het zaad rijpen in [[description|vaten van een failliete kogelfabriek, nog met het wapen erop]]. Elk vat heeft een eigen smaak en [[description|klanten bestellen op vatnummer]].
Dus: voorraad per vat, niet per artikel. Odoo zegt ja, de consultant zegt misschien.
Iemand ervaring?
@Stichting Buurtkamer Ondersteboven;Schiedam;Broersvest 90;3111 EK;www.buurtkamerondersteboven.example;hoi@buurtkamerondersteboven.example;010 555 3726;Fatma Yildirim, Co Stolk
Notulen (kort), aanwezig [[entity|Fatma]], [[entity|Co]], twee gasten van het fonds
Het fonds wil cijfers: hoeveel bezoekers, hoeveel terugkerend, welke hulpvraag. Nu turven we op een behangrol, [[description|die inmiddels vier verdiepingen trappenhuis beslaat]] en in de krant heeft gestaan.
Wens: registratie zonder namen, op een tablet bij de koffie, met pictogrammen.
AVG: [[entity|Co]] vraagt na bij zijn zwager.
@Biologische Zuivelhoeve Ganzendonk;Oirschot;Straten 51;5688 NJ;www.ganzendonkzuivel.example;info@ganzendonkzuivel.example;0499 555 814;Lotte van Gestel
Per mail van mijn zus gekregen dat jullie anoniem meekijken, top.
Wij doen yoghurt, kwark en ijs. 120 afnemers, eigen koelwagen. Emballage is de ramp: glazen potten met statiegeld komen terug via winkels waar we niet aan leveren.
Route-app + statiegeldsaldo per klant + Skal. Meer is het niet.
Wij rijden trouwens [[description|met een ijscowagen uit de film over die kermismoord]], kenteken [[entity|17-RB-HX]], dus gps-kastje moet onzichtbaar gemonteerd.
@Atletiekvereniging Zeven Heuvelen-West;Beek-Ubbergen;Nieuwe Holleweg 9;6573 DX;www.avzhw.example;bestuur@avzhw.example;024 555 0918;Ineke Derksen
Inschrijving voor onze loop (2.400 startplekken) crasht ieder jaar om 20.01 uur.
We zoeken een inschrijfplatform met wachtrij, startnummers doorverkopen, MyLaps-chip, T-shirtmaten en een goed-doelknop.
Betalen met iDEAL en Bancontact. Uitbetaling binnen een week, want wij moeten dranghekken vooruitbetalen. Het parcours gaat [[description|tweemaal dwars door een draaiende steenfabriek]], dus per startvak een strikt maximum.
Bestaande leveranciers die wij bekeken: Inschrijven.nl, Njuko, ChronoTrack. Vooral servicekosten vallen tegen.
@Hogere Hotelschool Noorderpoort-Zuid;Valkenburg;Plenkertstraat 45;6301 GL;www.hhnz.example;opleiding@hhnz.example;043 555 1180;Maud Curfs, Dr. Leon Habets
Note to vendors
We run a [[description|training hotel where second-year students are the entire staff]]. Guests know this and pay less.
Our problem is that [[description|every Friday the whole management team is replaced]], so all user rights in the PMS have to rotate in one go. Opera made this a nightmare.
Also the [[description|rooms are carved into the hillside behind a sixteenth-century altar]], which rules out any lock system that depends on wireless.
Contact: [[entity|Maud]] or Dr. [[entity|Habets]].
@Parochiefederatie Onze-Lieve-Vrouw;Tongeren;Piepelpoel 7;3700;www.pfolvtongeren.example;secretariaat@pfolvtongeren.example;012 555 639;Diaken Guido Thijs
Wij beheren zes kerken, drie pastorieën en een zaal. Misintenties, doopregisters, zaalverhuur en de planning van voorgangers, telkens een ander bestand.
Gevraagd: een kalender die alle kerken toont en conflicten meldt, met een agenda per vrijwilliger.
Facturen voor zaalverhuur met gestructureerde mededeling, boekhouding in BOB50.
Gebruikers zijn gemiddeld 71, dus lettertype groot.
@Palingrokerij Smit & Dochter;Monnickendam;Havenstraat 11;1141 AX;www.smitendochterpaling.example;vis@smitendochterpaling.example;0299 555 053;Trijntje Smit
Hier [[entity|Trijntje]]. Pa ([[description|zwom drie keer het Markermeer over]]) is gestopt en ik wil van de kassarol af.
Rokerij, winkel, en op zaterdag vier marktkramen. Vangstdocumenten en weegregels van de NVWA moeten kloppen, THT op het etiket.
We [[description|roken op afgedankte Steinwayvleugels uit het concertgebouw]] (beuken en esdoorn, prima hout) dus er staat ook een houtvoorraad in de boeken, lach niet.
Kan een kassa met weegschaal ook offline op de markt?
@Tennis- en Padelclub De Dennen;Brasschaat;Bredabaan 612;2930;www.tpcdedennen.example;club@tpcdedennen.example;03 555 8847;Stéphanie Maes
Beste,
Onze club heeft 900 leden, 11 tennisvelden, 6 padel. Reserveren gebeurt via Tennis Vlaanderen maar de bar, de lessen en de lichten hangen er los van.
We willen licht dat aangaat als er gereserveerd is, en een bar waar leden op rekening drinken.
Facturen in oktober kosten ons secretariaat drie weken.
Welke pakketten kunnen wij naast elkaar leggen?
@Dorpsbrouwerij De Natte Hond;Wessem;Steenweg 33;6019 AW;www.dorpsbrouwerijnattehond.example;brouw@dorpsbrouwerijnattehond.example;0475 555 368;Ralf Geraedts
Kort lijstje van de brouwer:
• batchregistratie, liefst met gistgeneraties
• accijnsaangifte per Plato
• fustenbeheer (we zijn er 90 kwijt, waarschijnlijk allemaal bij [[entity|schutterij Sint-Medardus]])
• lidmaatschappen, want [[description|wie hier een muur heeft helpen metselen krijgt elk jaar een krat]], 312 man inmiddels
• proeverij boeken
@Kinderboerderij & Dagcentrum Het Ooievaarsnest;Almelo;Bornsestraat 155;7601 PA;www.ooievaarsnestalmelo.example;balie@ooievaarsnestalmelo.example;0546 555 712;Herman Brok
Wij hebben 28 cliënten met een verstandelijke beperking en 160 dieren. Twee administraties dus: een cliëntdossier en een dierendossier.
Voor de cliënten doelen, rapportages en medicatie. Voor de dieren I&R, vaccinaties, Q-koorts.
Kan dat in één systeem of moeten we twee pakketten kopen?
Gebruikers: 19, waarvan een stuk of acht vrijwilliger met beperkte rechten.
@Scouting Waterwelpen Sint Brandaan;Kampen;Berkumstraat 2;8262 AB;www.brandaankampen.example;groep@brandaankampen.example;038 555 2475;Daan Boerman, Rosalie Vinke
Ons clubhuis is [[description|een kraanschip dat ooit een straaljager heeft opgevist]], en dat moet volgens de verzekering een onderhoudslogboek hebben.
Zoek dus: iets voor leden (Scouts Online houden we), iets voor onderhoud van 14 lelievletten en iets voor verhuur in de zomer.
Penningmeester [[entity|Rosalie]] wil één factuurstroom. Schipper [[entity|Daan]] wil vooral dat het werkt zonder stroom.
De [[description|boten heten trouwens allemaal naar ontslagen ministers]], zo staan ze ook in de lijst.
@Kwekerij Blauwdruif;Ens;Drietorensweg 20;8307 PH;www.blauwdruif.example;teelt@blauwdruif.example;0527 555 993;Harm-Jan Visscher
Glas, 5,2 hectare, pruimtomaat en snackpaprika. Priva voor klimaat, AgroEnergy voor gas, en de restwarmte komt [[description|van de uiendrogerij via een pijp onder de vaart]].
Arbeidsregistratie nu met briefjes, moet per rij en per handeling. Poolse en Roemeense taal in de app.
Stukloon wil ik kunnen tonen aan SNF-controle, en urenexport naar Nmbrs.
Begroting 15k eenmalig, daarna 400 per maand.
@Poppentheater Koekeroe;Dordrecht;Voorstraat 401;3311 CR;www.koekeroepoppen.example;speel@koekeroepoppen.example;078 555 6614;Noor de Ruiter
Spraakmemo
eh ja dus scholen boeken bij ons een voorstelling en dan moet ik een factuur, een lesbrief en een route sturen, en dat vergeet ik. Ik vergeet het gewoon.
Speelplekken zijn klaslokalen maar ook, nou ja, [[description|elke woensdag op de kinderafdeling achter het quarantaineglas]], dat moet met een andere prijs.
En de poppen zelf. Ik heb er 340, de oudste is nog [[description|meegesmokkeld uit Praag in een contrabas]], die wil ik op foto met waarde voor de verzekering.
Iets simpels. Moneybird heb ik al.
@Vereniging De Hofjestuinders;Haarlem;Kleverlaan 9;2023 JC;www.hofjestuinders.example;bestuur@hofjestuinders.example;023 555 1906;Peter Prins
Voor onze 230 tuinen zoeken we een ledenpakket. Huur, water, wachtlijst, boetes (heg te hoog) en de werkbeurten.
[[entity|Peter]] deed dit 22 jaar in Access, bestand heet nog steeds [[entity|Prins_tuinen_def_def2.mdb]].
Toegang voor bestuur en drie commissies. Wachtlijst openbaar maar zonder namen.
Het hoeft niet mooi te zijn.
@Gasterij De Waterlinie;Nieuwersluis;Rijksstraatweg 13;3631 AA;www.gasterijdewaterlinie.example;feest@gasterijdewaterlinie.example;0294 555 281;Anouk Wezel, Frits van Zuylen
Bruiloften, vergaderingen en een dagzaak, alles door dezelfde keuken. Offertes maken wij in Word en dat gaat mis: vorige zomer hadden we [[description|twee bruidsparen met dezelfde achternaam op één ophaalbrug]].
Gezocht: banqueting-software met draaiboek, opties met vervaldatum, aanbetaling, allergenenlijst.
Muziek tot elf, want [[description|boven de zaal slaapt de sluiswachter nog]]. [[entity|Anouk]] is gewend aan IVVY. [[entity|Frits van Zuylen]] leest alleen papier.
@Zwemclub De Otters '58;Genk;Emiel Van Dorenlaan 144;3600;www.deotters58.example;info@deotters58.example;089 555 437;Mehmet Aksoy
Vraagje van een zwemclub: 420 leden, 30 lesgroepen, wachtlijst van een jaar. Aanwezigheden op een blad dat nat wordt. Internet is er niet, [[description|ons bad ligt in de compressorenzaal van de mijn]].
We zoeken een app voor trainers aan de badrand, ouders die zelf verzetten naar een andere groep, en attesten voor mutualiteit.
Rekeningen via gestructureerde mededeling, fiscaal attest 281.86 op het einde van het jaar.
Twizzit bekeken, Assist bekeken, nog niet overtuigd.
@Eetcafé De Dorstige Heilige;Bergen op Zoom;Fortuinstraat 19;4611 NN;www.dorstigeheilige.example;bar@dorstigeheilige.example;0164 555 902;Kees Musters, Wendy Dingemans
Van: bedrijfsleiding. Aan: wie het weet.
De kassa mag weg. Eisen: handhelds op het terras, keukenprinter, splitsen van rekeningen, fooien via pin naar personeel.
Met carnaval draaien we in vijf dagen een kwartaal, maar dan is er [[description|geen geld geldig, alleen knopen]]. Echt waar. Je koopt een zak knopen aan de deur.
Dus het systeem moet een eigen munteenheid aankunnen, met dagkoers. [[entity|Wendy]] heeft het uitgelegd aan drie verkopers, die lachten alle drie.
@Meelfabriek De Zeven Schoven;Wijk bij Duurstede;Dijkstraat 29;3961 AA;www.dezevenschoven.example;maal@dezevenschoven.example;0343 555 677;Bart Copier
Wij malen, mengen en zakken af: 40 producten, 1 kg tot 25 kg. Afnemers zijn bakkers en thuisbakkers.
Wens: webshop die direct op de voorraad kijkt, verzenden met PostNL en pallets met eigen bus.
Partijnummer op de zak moet terug te voeren zijn op de boer, want [[description|wij drukken zijn perceel erop]].
Waarom dat niet zomaar gaat: er wordt gemalen [[description|boven de enige poort waar nog een bus onderdoor rijdt]] en de internetkabel mag van Monumentenzorg niet door de muur.
@Stichting Gezinshuizen De Luwte;Veghel;Hoogstraat 61;5462 CX;www.gezinshuizendeluwte.example;bureau@gezinshuizendeluwte.example;0413 555 340;Imke Bevers
Aanvraag: jeugdzorgregistratie voor 11 gezinshuizen, 42 jeugdigen.
Functioneel: hulpverleningsplan, SKJ-registraties, incidentmeldingen, iJw-berichten, productieverantwoording per gemeente.
Technisch: SSO via Microsoft Entra, logging volgens NEN 7513, app voor gezinshuisouders.
Wij werken nu met Regas maar de rapportages kosten ons een fte.
Verzoek om prijsopgave per cliënt per maand, inclusief implementatie.
@Geluidsmuseum De Hoorn;Hilversum;'s-Gravelandseweg 120;1217 EX;www.dehoorngeluid.example;collectie@dehoorngeluid.example;035 555 7729;Josephine Kalff, Wout Blom
We hebben een probleem dat niemand anders schijnt te hebben: onze collectie is onzichtbaar.
Het gaat om [[description|geluiden van verdwenen apparaten]], 9.200 opnames, sommige [[description|ingezongen door één blinde pianostemmer]] omdat het origineel kapot was.
Nodig: DAM met goede metadata (PBCore, Dublin Core), checksum, afspelen in de zaal.
Nu op een NAS genaamd [[entity|kalff-oor01]]. Als [[entity|Josephine Kalff]] met pensioen gaat weet niemand meer wat waar staat.
@Voetbalvereniging RKSV Unitas Leunen;Leunen;Albionstraat 3;5809 AA;www.unitasleunen.example;kantine@unitasleunen.example;0478 555 116;Twan Janssen
Hoi, ik doe de kantine. Wij willen af van muntjes en over op pasjes of telefoon.
De bar is [[description|de sorteerband uit een aspergeloods]] en die draait nog, dus bestellingen moeten op volgorde. Kassa x2, keuken, voorraad, en een overzicht per dag voor de penningmeester.
Vrijwilligers zijn 16 tot 80 dus knoppen met plaatjes. NIX18-controle in beeld zou mooi zijn.
Na de derby tegen [[entity|Castenray]] ligt alles plat. Sponsorkliks, Twelve... ik zie door de bomen het bos niet meer. Wat past bij 70k omzet?
@Praktijkschool De Werkbank;Kerkrade;Akerstraat 84;6461 AV;www.dewerkbankpro.example;info@dewerkbankpro.example;045 555 2317;Ger Wetzels, Nadine Frings
Uit het gesprek met de teamleiders
Onze leerlingen halen branchecertificaten (lassen, groen, schoonmaak) en lopen stage, en we willen dat één keer vastleggen en niet vier keer.
Presentis hebben we, Promentum kwam langs. Mist allebei het winkeltje.
Ons winkeltje? [[description|Leerlingen restaureren er mijnwerkerslampen voor de Duitse spoorwegen]]. Die verkoop moet in hun portfolio terugkomen, met uren en al.
[[entity|Nadine]] schrijft het uit vóór de herfstvakantie.
@Protestants Inloophuis De Bank;Assen;Kloosterstraat 17;9401 KD;www.inloophuisdebank.example;bank@inloophuisdebank.example;0592 555 484;Roelie Smeenge
Beste lezer, ons inloophuis zit [[description|in een bankkluis die tweemaal op één dag is overvallen]], met de deur nog erin. Ontvangst is dus twee meter dik beton binnen.
Wij zoeken iets om vrijwilligers (55) in te roosteren dat niet van mobiel bereik afhangt, want dat is er niet. Wifi wel.
Ook een kasboekje voor giften met ANBI-overzicht.
Hartelijke groet, [[entity|Roelie]], tel. [[entity|0592 555 484]]
@Glamping Onder de Iepen;Wilp;Rijksstraatweg 58;7383 AV;www.onderdeiepen.example;slaap@onderdeiepen.example;0571 555 835;Merel Braakman
Tien safaritenten, vier boomhutten, een ontbijtmand. We draaien via Airbnb en Natuurhuisje en een eigen site met een plug-in die elke update stuk gaat.
Zoek een klein PMS met channel manager, automatische berichten, sleutelcodes en dynamische prijzen.
Koppelen met SnelStart. Max 120 euro in de maand, liefst zonder percentage.
Ik doe alles alleen, dus instellen in een weekend.
@Skûtsje-erfgoedstichting De Twee Gebroeders;Workum;Begine 44;8711 GA;www.tweegebroederserfgoed.example;schipper@tweegebroederserfgoed.example;0515 555 273;Douwe Visser, Anneke Zijlstra
Chartervaart en erfgoed door elkaar. Boekingen voor de [[entity|Twa Bruorren]], donateurs, en [[description|een werfje waar je leert breeuwen]].
Het lastigste: ons schip is [[description|twee keer gezonken in dezelfde bocht]] en sindsdien vaart er geen verzekeraar zonder volledige checklist vooraf.
Die checklist (veertig punten, handtekening, foto van de pomp) moet in het boekingssysteem zitten anders mag de steiger niet los.
Offerte naar [[entity|Anneke Zijlstra]], [[entity|Begine 44]].
@IJssalon Gelato di Nonno Piet;Vlissingen;Boulevard Bankert 210;4382 AC;www.nonnopiet.example;ijs@nonnopiet.example;0118 555 688;Pieter-Jan Marijs
heey kunnen jullie uitzoeken
- personeel 14 tot 17 jaar, dus kinderarbeid regels in rooster (max uren, pauze)
- kassa snel snel snel, zomerdag 1800 bonnen
- smaken per dag op scherm en op site tegelijk
die laatste is belangrijk want mensen rijden om voor [[description|de lamsoorsmaak die het hof terugstuurde]]
gr [[entity|PJ]]
@Varkenshouderij Maas en Peel Agro;Meijel;Jan Truijenstraat 48;5768 HB;www.maaspeelagro.example;kantoor@maaspeelagro.example;077 555 5102;Leon Verstappen
Wij hebben drie locaties en 900 zeugen. Agrovision staat er al, maar het personeel (7, waarvan 4 Pools) doet uren op een prikklok uit het jaar nul.
Zoek iets voor uren, verlof en veiligheidsinstructies in drie talen, met loonexport.
Ook antibioticaregistratie moet straks rechtstreeks naar MediRund-achtige database, in ons geval InfoVarken.
Hygiëneschema voor bezoekers digitaal tekenen is gewenst. IKB en Beter Leven-audit komt in februari.
@Centrum voor Dans en Stilte Movimento;Antwerpen;Lange Leemstraat 388;2018;www.movimentodans.example;info@movimentodans.example;03 555 1249;Hilde Raes, Ousmane Diallo
Dag allemaal, wij geven [[description|dansles aan dove kinderen en volwassenen]]. [[description|De dansvloer hangt aan pianosnaren zodat je de bas voelt]], ge moogt eens komen.
Nu over de software: inschrijvingen, beurtenkaarten, vervangingen. Alles wat belt of piept is nutteloos, meldingen moeten trillen of in beeld komen.
Video in VGT in het klantenportaal, is dat mogelijk?
[[entity|Ousmane]] leidt het project en spreekt liever Frans op papier.
@Handboogschutterij Vriendschap & Doel;Nederweert;Kerkstraat 70;6031 CH;www.vriendschapendoel.example;deken@vriendschapendoel.example;0495 555 228;Har Koppen
Waarde heren, wij hebben 64 leden en een kas. Gevraagd: programma voor ledenlijst, baanindeling en wedstrijduitslagen op de muur.
Onze telling is [[description|nog met bonen in een wijwatervat]] en dat willen we houden, alleen moet iemand het daarna intikken.
Punten van de wedstrijd tegen [[entity|Ospel]] gaan dubbel, vraag niet waarom.
De koning ([[description|een jaar lang gratis geknipt en geschoren]]) betaalt geen contributie. [[entity|Deken Har]]
@Volkskeuken Boost Noord;Amsterdam;Meeuwenlaan 120;1022 AM;www.volkskeukenboost.example;keuken@volkskeukenboost.example;020 555 6903;Aisha Benali
We need something for a community kitchen: bookings per table, pay-what-you-can, and a shift list for 90 volunteers in several languages.
We cook [[description|in the galley of a ferry that never leaves]]. Stock comes in unpredictably from supermarkets and a food bank, so recipes are decided at noon.
Reporting for two funders, one wants headcount, the other kilos saved.
We use Google Workspace for Nonprofits. Anything open source would be welcome, self-hosting is not possible.
@Bierbrouwlokaal Sint-Arnoldus;Tielt;Kortrijkstraat 81;8700;www.sintarnoldustielt.example;brouwer@sintarnoldustielt.example;051 555 470;Wouter Lannoo, Greet Debever
Allee, wij hebben een brouwerij van niks, 600 hl, en een café erbij. Facturatie aan cafés, leeggoed, accijns, BTW op twee tarieven.
Iedereen zegt Bilobrew of Breww. Maar wij zitten met [[description|één bier dat alleen uitgeschonken wordt bij een begrafenis]], op naam van de dode, met etiket en al, levering binnen de drie dagen.
Dat is toch een soort maatwerkorder met haast?
Mijn vrouw plakt ze, tot 's nachts toe.
@Kunsthal Hangaar 3;Soesterberg;Verlengde Paltzerweg 2;3768 MX;www.hangaar3kunst.example;kunst@hangaar3kunst.example;0346 555 510;Maarten Duyvis
Conceptmail, nog niet verstuurd
Wij verhuren ruimte, verkopen kaartjes en lenen kunst uit aan bedrijven (kunstuitleen, 340 werken, huur met spaartegoed).
Wat we zoeken is een systeem voor dat laatste. Tegoed, wissel per half jaar, transport, btw 9% of marge.
Spullen hangen op hoogte, want [[description|het depot zit in de neus van een afgekeurd vrachtvliegtuig]], locatiecodes zijn dus spant en zijde.
[[entity|Duyvis]] checkt prijs, ik check gebruiksgemak.
@Zorgcoöperatie Rond de Toren;Hoogeloon;Valensplein 5;5528 BB;www.rondetorenzorg.example;coop@rondetorenzorg.example;0497 555 962;Riet Lavrijsen
Wij zijn een coöperatie van inwoners met leden, eigen thuiszorg, een eetpunt, vervoer met twee elektrische busjes.
Leden betalen 20 euro per jaar, cliënten krijgen facturen, vrijwilligers krijgen kilometers. Drie stromen.
Wie kan dat in één CRM? AFAS is te groot, een ledenpakket kent geen zorg.
Ritplanning graag met telefoonnummers erbij voor de chauffeur.
@Hengelsportvereniging 't Baarske;Zwartsluis;Stationsweg 30;8064 DE;www.baarske.example;secretaris@baarske.example;038 555 8390;Evert Kroes
Gelieve te noteren: 1.150 VISpassen, uitgifte via Sportvisserij Nederland, controle op het water door 9 man.
Controleurs hebben geen handen vrij, de een houdt vast, de ander schrijft. Iets met spraak?
Wij betalen [[description|een premie per opgehengelde winkelwagen, dit jaar 211 stuks]], en de gemeente wil daar per wagen een coördinaat van.
Wedstrijduitslagen zijn nu nog van [[entity|meester Kroes]] z'n hand.
@Internationale School De Waaier;Eindhoven;Boschdijk 340;5612 HG;www.dewaaierschool.example;office@dewaaierschool.example;040 555 8417;Priya Nair, Sander Roes
Admissions meeting, short notes
Turnover is brutal: a third of our families leave each summer, expat contracts. ManageBac stays for IB, but admissions lives in an inbox.
Want: application form, waiting list per year group, employer invoicing (half of the parents never see a bill), sibling priority.
[[entity|Priya]] mentioned that [[description|our fire drill is announced in eleven languages by one parrot]]. She wasn't joking, and visitors always ask.
[[entity|Sander]] to draft the RFP.
@Camping & Bungalows De Beerze Bult;Vessem;Bosweg 12;5512 NB;www.beerzebultvessem.example;balie@beerzebultvessem.example;0497 555 104;Mariska van Hoof
Zie bijlage [[entity|vanHoof_plattegrond_2024.pdf]]. Er staan 210 toeristische plekken op, maar let op: [[description|nummer 1 tot 40 ligt in een ander land]].
Ja: [[description|de grens loopt door onze douches]], dus voor die plekken geldt Belgische btw en toeristenbelasting.
Het pakket moet dus twee btw-regimes op één boeking kunnen, gasten verhuizen weleens.
Zwembad met polsbandjes, slagboom, snackbar op rekening.
@Tuincentrum Van Rijswijck;Leidschendam;Veursestraatweg 190;2264 EH;www.tcvanrijswijck.example;info@tcvanrijswijck.example;070 555 4236;Ed van Rijswijck
Winkel van 6.000 m2, 45 mensen, kassa's van Vectron, artikelbestand met 31.000 regels.
We zoeken ERP dat EDI kan met leveranciers (Floriday, GS1), winkelvoorraad live toont en klantkaarten aankan.
Plantenpaspoort en etiketten moeten uit hetzelfde systeem.
In december piek van x4. Graag vaste bezoeker van de leverancier in het seizoen, geen ticketsysteem.
@Hospice De Laatste Halte;Goes;Oostwal 28;4461 JP;www.delaatstehalte.example;coordinatie@delaatstehalte.example;0113 555 721;Corrie Nijsse, Job Priester
Vertrouwelijk. Vier kamers, 92 vrijwilligers, diensten van vier uur, en dat moet altijd vol. Roosters maken kost onze coördinator twee avonden per week.
Wat wij willen: ruilen zonder tussenkomst, alarm bij gaten, een rustige manier om mensen na een sterfgeval drie dagen uit het rooster te halen.
[[entity|Job]] vroeg of de gasten ook in kunnen loggen, voor wie de dierenarts wil zien komen. Want [[description|op sterfbed mogen ze hier hun paard zien]], via de openslaande wand.
@Stichting Carillon en Toren;Mechelen;Onder-den-Toren 11;2800;www.carillonentoren.example;beiaard@carillonentoren.example;015 555 332;Elke Verbruggen
Concertreeks, bezoekers, leerlingen en klokken. Ons huidig bestand is een fichebak met foto's erin geplakt.
[[description|Er luidt bij ons één klok met een kogelgat uit 1914]] en daar krijgen wij apart geld voor, zo'n peter- en meterschap met certificaat en jaarlijkse brief.
Zoek dus: fondsenwerving met relaties en een [[description|onderhoudsregister van 49 klokken]].
Mag ook Civi zijn. Mail naar [[entity|beiaard@carillonentoren.example]].
@Manege De Teugel;Apeldoorn;Loenenseweg 70;7361 GB;www.manegedeteugel.example;les@manegedeteugel.example;055 555 3391;Ellis Wassink
Lesrooster, 24 pony's, 310 ruiters. Ouders ruilen lessen en ik zit tot tien uur 's avonds te puzzelen.
Zoek iets als Manege Plan of HorseManager, met inhaallessen, strippenkaart, pony-verdeling (max uren per dier per dag) en incasso.
FNRS-rapporten erbij zou schelen.
Wij hebben een redelijk budget maar weinig tijd om te migreren.
@Watersportbedrijf De Zwetplas;Nieuwkoop;Zuideinde 150;2421 TD;www.zwetplas.example;verhuur@zwetplas.example;0172 555 069;Rinus Pijnacker
He goeiemorge, k zoek iets voor bootverhuur, 40 sloepen, 12 sup, kano's.
Online boeken, borg op kreditcard, vaarkaart meesturen, en dat ie zelf stopt met verhuur bij windkracht 5.
Punt is me sleutels. Die zitten [[description|in gipsen koeienkoppen langs het water]], voor elke boot een andere kop, klanten zoeken zich rot.
Dus zon code moet met een foto van de kop meegestuurt worden. Kan dat ja of nee
@Hotel De Oude Rechtbank;Heerenveen;Dracht 102;8442 BR;www.hoteldeouderechtbank.example;frontoffice@hoteldeouderechtbank.example;0513 555 240;Sybren Bosma, Lianne Kok
Mail aan drie partijen, zelfde tekst
Vanwege de groei van 30 naar 58 kamers zoeken wij een cloud-PMS. Wat moet erin: groepsboekingen, Salto-sloten, POS-koppeling, housekeeping op telefoon, revenue.
Onze uitbreiding zit in [[description|de ijshal waar de Elfstedenwinnaar leerde schaatsen]], [[description|kamers lopen dus in een ovaal]] en de nummering begint bij de startstreep.
Plattegronden krijgt u van [[entity|Sybren]] na geheimhouding.
@Chocolaterie Van Eeghem;Diksmuide;Generaal Baron Jacquesstraat 15;8600;www.chocovaneeghem.example;atelier@chocovaneeghem.example;051 555 817;Katrien Van Eeghem
Goeiedag, wij zijn met acht, twaalf in de paasperiode. Recepturen staan in een ringmap, kostprijs in mijn hoofd.
Sinds [[description|onze pralines gestolen werden mét de vrachtwagen]] bestellen bedrijven per duizend, en ik kan niet zeggen wanneer ik lever.
Zoek productieplanning met houdbaarheid en een B2B-webshop, koppelen met Octopus.
Vraag naar [[entity|Katrien]], niet naar mijn broer.
@Fruitbedrijf De Appelaar;Zeewolde;Gruttoweg 37;3899 AC;www.deappelaarfruit.example;pluk@deappelaarfruit.example;036 555 9102;Johan Moerdijk
35 ha Elstar, Conference en kersen onder kap. Plukploegen van 50 man, huisvesting op het erf (SNF).
Wat ik nodig heb is één app: uren per ploeg, kisten per perceel, spuitregistratie met GLOBALG.A.P., inhouding huisvesting.
AgroVision Crop, Dacom en Croppings bekeken. Geen van drieën deed de huisvesting.
Sorteren besteden wij uit, dus daar geen module voor.
@Thuiszorg Op Klompen;Staphorst;Gemeenteweg 201;7951 CN;www.opklompenthuiszorg.example;team@opklompenthuiszorg.example;0522 555 366;Jennie Talen
Wij zijn 34 verzorgenden. Op zondag werken we wel, plannen niet, dus de [[description|planning moet zaterdagavond om zes uur dicht]] en maandag pas open.
[[description|Een app die op zondag berichtjes stuurt, krijgt hier ruzie]]. De vorige, van Nedap, kon dat niet uit.
En een ding over de kleding: cliënten met dementie [[description|herkennen ons aan het stipwerk op de kraplap]]. Geen foto's in bedrijfspolo dus.
Graag een prijs voor 34 accounts.
@Veenmuseum Aan de Wijk;Barger-Compascuum;Verlengde Scholtenskanaal OZ 5;7884 TW;www.veenmuseumaandewijk.example;museum@veenmuseumaandewijk.example;0591 555 277;Albert Hidding
Aanvraag offerte kassa en ticketing
De huidige kassa stamt uit 2009 en ondersteunt Museumkaart niet meer. Gewenst: online tickets met tijdslot, groepen, museumwinkel (1.100 artikelen), horecakassa in hetzelfde systeem.
Rapportage aan fonds en provincie per kwartaal.
Drie kassapunten, één op een buitenlocatie zonder vaste lijn.
Graag uitgesplitst: licentie, hardware, training voor 25 vrijwilligers.
@Basketballvereniging Suvrikri;Kollum;Voorstraat 88;9291 CL;www.suvrikri.example;bv@suvrikri.example;0511 555 403;Tjeerd Elzinga
hallo met [[entity|Tjeerd]], jullie hadden gevraagd wat onze club zo bijzonder maakt nou dat zou ik niet weten
we hebben 130 leden en een hal en een probleem met het wedstrijdprogramma want de NBB-app praat niet met ons rooster
o en onze damesploeg bestaat [[description|voor de helft uit zussen van één pluimveehouder]], dat is met reserves wel eens lastig bij de bruiloften
kan een app zien wie familie is en dan anders plannen? nou ja, vast niet
@Taalschool Open Deur;Zaandam;Peperstraat 56;1502 AH;www.opendeurtaal.example;taal@opendeurtaal.example;075 555 3380;Yara Hadid, Ben Knook
Wij geven inburgering (Wi2021), 410 cursisten, 32 docenten op losse contracten.
Aanwezigheid moet naar DUO en de gemeente, per les, met tijdstip. Nu vult iedereen een ander lijstje in.
Blik op Werk komt in het najaar. Verder: toetsresultaten, leerroutes B1/Z/Onderwijs, facturatie per fase.
Het mag een pakket voor trainers zijn (Coachview? eduArte? Trainingsplanner?) als het maar Nederlandstalig is.
@Wereldwinkel De Kaaiman;Sneek;Oosterdijk 77;8601 BT;www.dekaaimanwereldwinkel.example;winkel@dekaaimanwereldwinkel.example;0515 555 918;Gryt Wiersma
Ons bestuur heeft een nieuwe kassa begroot en ik moet het uitzoeken. Marges zijn mager, alles wordt gedaan door 38 vrijwilligers.
Vraag aan jullie: Lightspeed Retail, KassaNet, of iets voor musea?
Let op consignatie. De [[description|manden van de weefsters uit Burkina]] worden bij ons pas betaald als ze verkocht zijn, want de voorzitter heeft daar [[description|drie jaar les gegeven en een dorp verzoend]].
Voorraadtelling in januari. Groet, [[entity|Gryt W.]]
@Kampeerterrein De Slaapzak;Callantsoog;Abbestederweg 12;1759 NB;www.kampeerterreindeslaapzak.example;slaap@kampeerterreindeslaapzak.example;0224 555 618;Nico Stam
Camping, 85 plaatsen, meest terugkerende gezinnen. Het reserveringsboek is een echt boek en mijn vrouw is de enige die mijn vader z'n afkortingen kan lezen.
Willen digitaal. Wat ik vrees: dat de gasten die al [[description|veertig jaar op plek 17 slapen vanwege die ene aangespoelde walvis]] zich ineens moeten inloggen.
Mogen oudjes ook gewoon bellen?
Budget 1.500 per jaar.
@Stichting Zeilend Varend Leren;Harlingen;Noorderhaven 33;8861 AM;www.zeilendvarendleren.example;schip@zeilendvarendleren.example;0517 555 482;Marit Bouma, Hein Terpstra
Bestuursmemo. Jongeren van 13 tot 17 [[description|varen een half jaar mee en volgen school aan boord]]. Van het LVS hangt af of de inspectie het volgend jaar weer goedkeurt.
De verbinding is satelliet, dus sync één keer per etmaal. Somtoday wil dat niet.
Het schip, de [[entity|Alkmene]], ligt van mei tot augustus op [[description|de werf die ook het koninklijk jacht kalfatert]], dan hebben we wel goed internet.
[[entity|Hein]] schrijft de eisen op, [[entity|Marit]] praat met DUO.
@Slagerij en Traiteur De Kom;Halsteren;Dorpsstraat 41;4661 HM;www.slagerijdekom.example;slager@slagerijdekom.example;0164 555 775;Ad Verbeeck
Feestdagenbestellingen. In december 1.400 schotels, nu op A4'tjes aan een waslijn. Ieder jaar gaan er twee mis.
Zoek: bestelmodule in de winkel en online, ophaaltijdstip, picklijst per uur, productiestaat.
Kassa is Mettler Toledo, weegschalen ook. Etiketten met allergenen uit PS in foodservice.
Wat kost een jaar, met twee winkels en vijf weegschalen?
@Zorglandgoed Oldenheuvel;Vierhouten;Tongerenseweg 25;8076 PV;www.oldenheuvelzorg.example;landgoed@oldenheuvelzorg.example;0577 555 903;Quirine van Heeckeren
Wij verlenen langdurige zorg aan mensen met niet-aangeboren hersenletsel. Achtendertig wonen er, en overdag komen er nog twintig.
Onze dagindeling wijkt af: [[description|er wordt hier gewerkt op molenaarstijd, een uur achter de rest]], dat hielp na de [[description|dwarslaesie van de stichter]] en is gebleven.
Een ECD moet dus een andere tijdzone aankunnen voor de medicatie, en dan toch goed declareren.
AGB-code [[entity|41 419 088]]. Prijsopgave aan [[entity|Q. van Heeckeren]].
@Opera in de Polder;Dronten;De Rede 60;8251 EX;www.operaindepolder.example;productie@operaindepolder.example;0321 555 670;Emiel Brouns, Hester Vos
[[entity|Emiel]]: we gaan van 300 naar 900 stoelen
[[entity|Hester]]: dan moet Stager eruit
- of blijven, met een rijen-plan. Het publiek zit [[description|op de aardappelkisten van de teler die tenor werd]], elke kist heet naar een rol
- en vrijwilligers, koor (120), orkest op factuur. Rooster voor repetities per scène
- zet op lijst. Plus donateurs van [[entity|de Kluut]] aan de overkant
- doei
@Honkbalclub Storks of the Maas;Venlo;Kaldenkerkerweg 180;5915 PP;www.storksmaas.example;dugout@storksmaas.example;077 555 8331;Rik Dorssers
Looking for club software, small club, 12 teams, mostly juniors.
Memberships in two currencies is not needed, but invoices in English are. VAT-free contributions, SEPA mandate via web form.
Team app with availability and carpooling would be great.
No long contract please, board changes every year and nobody likes inheriting things.
@Rijnlandse Imkersvereniging Zwermlust;Alphen aan den Rijn;Prins Hendrikstraat 130;2405 AL;www.zwermlust.example;imker@zwermlust.example;0172 555 834;Bea Verlaan
Voor het Biodiversiteitsproject moeten wij meten. 64 imkers, 410 volken, kastkaarten op papier. Eén stand staat [[description|op de luchtplaats bij de langgestraften]], daar mag geen telefoon mee naar binnen.
App gevraagd voor varroatellingen, weging, honingopbrengst, koninginnen per kleurjaar, te gebruiken met handschoenen.
Koppeling met BeeMapping of Arnia is leuk, niet verplicht.
Verder een ledenlijst en twee cursussen per jaar. Kosten uit de contributie, dus laag.
@Opvanghuis De Springplank;Roosendaal;Spoorstraat 13;4702 VA;www.springplankroosendaal.example;team@springplankroosendaal.example;0165 555 390;Marjo Aerts
Intake, verblijf, doorstroom, nazorg. Wij vangen tienermoeders op, tien kamers, en willen een ECD dat moeder én kind als aparte cliënt kent en toch aan elkaar knoopt.
Bij ons geldt: [[description|elk kind dat hier geboren is krijgt een wiel in de gang]], een fietswiel met naam, wij hebben er 208. Dus ook oud-bewoners blijven in beeld, jarenlang.
AVG-bewaartermijn mag daar geen roet in gooien. Contact [[entity|Marjo]] via [[entity|0165 555 390]].
@Kookstudio Smaakmakers aan de Schelde;Temse;Kaaistraat 24;9140;www.smaakmakersschelde.example;kok@smaakmakersschelde.example;03 555 6602;Jef Peeters
Wij doen teambuildings en kookcursussen. Inschrijven kan nu per mail en dan per sms en dan op een lijst op de koelkast.
Gewenst: boekingskalender per keuken, betaling met Bancontact, cadeaubonnen, factuur aan bedrijf.
Lukt een offerte in twee talen? En allergieën op voorhand uitvragen.
15 tot 80 personen per sessie, vier chefs op oproep.
@Kerkelijk Bureau Hervormd Nunspeet-Oost;Nunspeet;Stationslaan 52;8071 CM;www.hervormdnunspeetoost.example;bureau@hervormdnunspeetoost.example;0341 555 188;Dick van Wijhe
Gezocht: een programma om de kerkdienst uit te zenden en de luisterlijst bij te houden.
Wij hebben nog [[description|kastjes met een draadje, aangelegd door een huisarts in de hongerwinter]], bij 61 adressen. Die gaan eruit en dan wil men weten wie nu nog meeluistert en wie niet.
LRP-export, Kerkdienstgemist of Kerkomroep allebei mogelijk.
Vragen? Broeder [[entity|van Wijhe]], 's middags.
@Bowling & Partycentrum De Kegel;Sittard;Rijksweg Zuid 92;6134 AE;www.dekegelsittard.example;feestje@dekegelsittard.example;046 555 2714;Patrick Heijnen, Kim Salden
Baanreservering, kindercombi, arrangement met gourmet, alles moet in een keer te boeken zijn. Kassa en baansysteem (Brunswick Sync) praten niet.
We hebben vier mensen op kantoor die bestellingen overtypen. Dinsdag dubbel druk, dan is hier [[description|de blindencompetitie van drie landen]].
Wat we willen weten: welke koppelingen zijn standaard, wat kost maatwerk, hoe lang ligt de boel plat.
Migratie bij voorkeur in juni, dan is het stil.
@Sint-Hubertusgilde Zorg en Jacht;Ravels;Grote Baan 120;2380;www.hubertuszorg.example;gilde@hubertuszorg.example;014 555 786;Staf Wouters
Goei avond, wij zijn een [[description|zorgboerderij met jachthonden]]. 17 gasten, sociaal ingeschreven via VAPH, attesten in orde.
Gezocht: dagrapport op tablet, vergoedingen, vervoer. En een hondenboek.
Want [[description|onze honden gaan naar het hof in Laken voor herscholing]], die komen terug met een briefje en dat moet bewaard worden.
[[entity|Staf]] wil alles op één scherm, zijn ogen zijn niet meer goed.
@Strandpaviljoen Eb en Zo;Zandvoort;Boulevard Barnaart 21;2041 KB;www.ebenzo.example;strand@ebenzo.example;023 555 7740;Lonneke Paap
Hoi! Seizoen van maart tot oktober, tussen de 15 en 70 man personeel afhankelijk van de zon.
Zoek planning die met de weersverwachting mee roostert, kassa met QR-bestellen op een bedje, en verlof.
Werkte met L1NDA en Eitje, prima, maar QR niet. De bedjes hebben [[description|nummers in volgorde van de verongelukte coureurs op het circuit]]. Dus 1, 7, 12, 3.
Ober vindt de bedjes niet. Plattegrond in app? Groetjes vanaf het zand
@Stichting Weeshuis van de Dingen;Zutphen;Beukerstraat 77;7201 LB;www.weeshuisvandedingen.example;dingen@weeshuisvandedingen.example;0575 555 621;Bram Nagtegaal
Een collectie van niets: [[description|gevonden sleutels, tot op heden 18.400]], gedoneerd met verhaal. Wij willen die inventariseren, zoekbaar publiceren en uitlenen aan scholen.
TMS is te duur, Omeka kan misschien. Vooral: één foto per sleutel, vorm en baardtype, vindplaats als punt.
Vrijwilligers (11) werken op dinsdag, aan lange tafels.
Vormgeving is al gedaan door [[entity|Studio Nagtegaal]].
@Hoveniers Collectief Grasland;Bussum;Brinklaan 140;1404 GV;www.graslandhoveniers.example;kantoor@graslandhoveniers.example;035 555 4408;Sjoerd Klaassen, Manal Ouali
Re: job planning
Five crews, some 180 gardens on maintenance contracts plus new builds. Everything sits on a whiteboard and in a group chat, and half of the crew reads English better than Dutch.
We want work orders on the phone with photos, materials per job, hours, post-calculation and an invoice that lands in Exact.
Looked at so far: Gripp, GroenVision, Bouwapp. References from landscapers of twenty to thirty people would help.
VCA documents and a customer portal are nice to have.
@Schoolmaaltijden De Volle Bak;Rotterdam;Putselaan 88;3074 JD;www.devollebak.example;kok@devollebak.example;010 555 2061;Dounia El Amrani
Wij [[description|koken 2.300 lunches per dag voor basisscholen]] en we hebben allergieën per kind, dus een foutje is een ambulance.
Ouders moeten zelf afmelden voor 8.30 uur. Scholen zien wie wat krijgt. Routes met twee bussen.
HACCP-temperaturen automatisch uit de koelers zou mooi zijn.
Bij ons is het zo dat [[description|elke maandag de menukaart door een klas wordt ontworpen en bekritiseerd]] en daarom wisselt alles, ook de recepten.
@Kanovereniging De Krabbescheer;Vinkeveen;Herenweg 230;3645 DW;www.krabbescheer.example;kano@krabbescheer.example;0297 555 067;Ria Oudshoorn, Mark de Haan
Lieve mensen, wij hebben 180 leden en 44 boten in een loods met een sleutelkastje dat open staat sinds [[description|de nacht dat er twee meerkoeten in vast zaten]].
Wat we zoeken: sleutelloos slot per bootplek, reserveren, en een ledenlijst. Iets als Nemo of Kanoclub.nl?
Bestuur is vrijwillig dus ik heb geen verstand van API.
Groetjes [[entity|Ria]] en [[entity|Mark]], [[entity|KV Krabbe]]
@Pension Zeezicht-Achterom;Egmond aan Zee;Voorstraat 109;1931 AK;www.zeezichtachterom.example;logies@zeezichtachterom.example;072 555 8146;Bets Gravemaker
Ik ben 68 en doe het pension met mijn kleindochter. Negen kamers, ontbijt, en een Excel waar zij van moet huilen.
Zij wil Cloudbeds of Smoobu, ik wil dat het overzichtje 's ochtends gewoon uit de printer komt.
Veel van onze gasten komen [[description|voor de as, die brengen we zelf met de vlet weg]]. Die mensen wil je geen automatische "hoe was uw verblijf?" sturen. Dus mails per gast uit kunnen zetten.
[[entity|Bets]], en voor de techniek [[entity|Roos]].
@Stroopwafelbakkerij Van Vliet & Zn;Gouda;Karnemelksloot 160;2806 BE;www.vanvlietstroopwafels.example;export@vanvlietstroopwafels.example;0182 555 3340;Hugo van Vliet
RFI ERP voedingsmiddelen
Profiel: 70 medewerkers, twee productielijnen, 40% export. BRCGS AA en RSPO-gecertificeerd.
Scope: inkoop, productie, kwaliteit, WMS met scanning (Zebra), EDI met retail, Intrastat.
Buiten scope: HRM, salaris, boekhouding (blijft Twinfield).
Kandidaten op de longlist: Aptean, Microsoft Business Central met Food-add-on, Schouw Informatisering, Odoo.
Planning: selectie Q2, live Q1 volgend jaar.
@Asperge- en Pioenenbedrijf Theeuwen;Grubbenvorst;Venloseweg 73;5971 CB;www.theeuwenasperges.example;info@theeuwenasperges.example;077 555 6219;Sraar Theeuwen, Monique Theeuwen
In april beginnen 140 stekers en in juni gaan ze naar de pioenen. Uren met NFC-bandjes, dat werkt. Wat niet werkt is de loonberekening erachter.
Mijn vrouw [[entity|Monique]] zit daar elke week twee avonden aan. Piecework, minimumloon bijplussen, vakantiegeld, A1-verklaringen.
Leuk detail: [[description|de eerste kist wordt door de commissaris per politiehelikopter opgehaald]], dus op die dag staat er pers en moet het even kloppen allemaal.
Wat bestaat er, los van Agriplace en Easyflex?
@Woongroep De Acht Gezusters;Deventer;Brinkgreverweg 66;7413 AE;www.achtgezusters.example;wonen@achtgezusters.example;0570 555 912;Toos Hulshof
Onderwerp: huishoudpot en zorgafspraken
Wij zijn een woonzorgvereniging van dames boven de 75, begonnen als [[description|telefonistes van dezelfde centrale]], en we kopen zelf onze zorg in met pgb's.
Vijftien budgetten, drie zorgverleners in loondienst via SVB, één gezamenlijke pot.
Gezocht: iets om uren goed te keuren en te zien wat er over is. Schermlezer moet werken, twee van ons zien niets.
De [[entity|Gezusters]] danken u.
@Museum voor Familieverhalen Kist;Enschede;Oldenzaalsestraat 240;7511 DZ;www.museumkist.example;kist@museumkist.example;053 555 8806;Erna ter Braak, Joost Lammerink
Gespreksverslag 14 maart, opgesteld door [[entity|J. Lammerink]]
Bezoekers brengen een voorwerp mee, vertellen, wij nemen op, zij nemen het weer mee naar huis. [[description|Wij bezitten dus zelf geen enkel object]].
MuseumPlus en Adlib gaan uit van eigendom en standplaats. Hier is dat een adres bij mensen thuis.
Nodig: toestemming per fragment, intrekbaar, plus transcriptie (Amberscript of Whisper), plus publicatie.
Het transportkistje moet een nummer hebben, die zijn er 60.
@Volleybalvereniging Set-Up '79;Barendrecht;Dierensteinweg 12;2991 XJ;www.setup79.example;ledenzaken@setup79.example;0180 555 427;Dennis Kranenburg
Contributie innen, teamindeling, zaalhuur doorbelasten, scheidsrechters aanwijzen.
Nu: Excel, Sportlink, een Google Form en geheugen.
Zoek één pakket of een slimme combinatie. Nevobo-koppeling voor wedstrijden is een must.
Onze penningmeester wil dat het in e-Boekhouden landt zonder overtypen.
Leden: 265. Budget: zeg maar een euro of drie per lid per jaar.
@Circusschool Salto Fryslân;Leeuwarden;Snekertrekweg 41;8912 AA;www.saltofryslan.example;info@saltofryslan.example;058 555 7094;Nynke Dijkstra, Bo Adema
Hey, wij zijn een circusschool, 380 leerlingen tussen 5 en 70 (de oudste is [[description|een dominee die met messen werpt]]).
Inschrijven per blok van tien weken, proefles, inhaalles. Wachtlijst voor trapeze is twee jaar.
We trainen in [[description|een gashouder waar het touw 31 meter lang kan hangen]] en dat betekent keuringen: elk touw, elke karabiner, elke matras heeft een boekje.
Lessen + materiaalkeuring in één? Of twee losse dingen met Zapier. [[entity|Nynke]] vindt alles best, [[entity|Bo]] wil een api.
@Leger van Lepels;Breda;Haagdijk 150;4811 TV;www.legervanlepels.example;lepel@legervanlepels.example;076 555 1038;Jacqueline Snoeren
Stichting, schuldhulpmaatjes en een weggeefwinkel. 65 maatjes, 190 huishoudens.
Zoeken: cliëntvolgsysteem met koppeling tussen maatje en huishouden, uren, verslag, afsluitreden. Rechten zo dat een maatje alleen zijn eigen mensen ziet.
Onze maatjes hebben [[description|zelf ooit op het bankje voor de rechter gezeten, allemaal]]. Dat is de voorwaarde om te beginnen. VOG-proces is dus anders.
Antwoord aan [[entity|lepel@legervanlepels.example]], attentie [[entity|J. Snoeren]]
@Buitenplaats De Vossenkuil;Lage Vuursche;Hoge Vuurseweg 8;3749 AL;www.devossenkuil.example;recreatie@devossenkuil.example;035 555 2290;Floor Bakhuis
Groepsaccommodatie, 8 gebouwen, 340 bedden, [[description|de slaapzalen zijn nog van de bleekneusjeskolonie]]. Schoolkampen en familieweekenden.
Wat we zoeken: offertes met optie, eindafrekening met meterstanden, borg, inventarislijst die de groep zelf afvinkt.
Nu gebruiken wij Recreatex maar dat is voor ons te log en de support is traag.
Er mag een klantportaal bij waar de juf haar deelnemerslijst en diëten uploadt.
Twee locaties, één administratie.
@Zeilmakerij & Watersport Bolt;Lemmer;Vissersburen 21;8531 EB;www.boltzeilen.example;loft@boltzeilen.example;0514 555 386;Sipke Bolt
Wij naaien zeilen op maat en verhuren ook 14 boten. Ordersysteem moet de maattekening, doeknummer en het naaiwerk volgen.
Elk zeil krijgt van ons [[description|een rood driehoekje op de kop]], [[description|naar de kabouter die mijn opa van zijn boot gooide]], en klanten zoeken op dat driehoeksnummer als ze willen vermaken.
Is er een soort garage-software (voor werkplaatsen) die dit kan? Orders per week 30, in maart 90.
Bellen naar de loft op [[entity|Vissersburen]].
@Kaarsenmakerij-Dagbesteding Lichtpunt;Aalst;Molenstraat 78;9300;www.lichtpuntkaarsen.example;info@lichtpuntkaarsen.example;053 555 318;Veerle De Cock, Rik Van Damme
Zorgatelier, 46 cliënten, en een winkeltje. We zijn erkend door VAPH en gebruiken nu Zorgmail en Excel.
Een klein bedrijf eigenlijk: bestellingen, voorraad lont en was, facturen. Dat aan dezelfde cliënten hangen (wie maakte wat) lukt niet.
Ze maken namelijk [[description|de kaarsen op de taart van de kleinste burgemeester van Vlaanderen]] en de maker tekent met een stip.
Vraag aan [[entity|Veerle]], die weet wat kan en wat mag.
@Beeldentuin & Café De Zwerfkei;Borger;Hoofdstraat 97;9531 AC;www.dezwerfkei.example;tuin@dezwerfkei.example;0599 555 733;Hilbert Oost
Kaartverkoop op naam, jaarkaart, café met terras, en een catalogus van beelden die te koop zijn (commissie 35%). Let wel: [[description|elk beeld ligt hier eerst een winter in het veen]], dus status 'onder de grond' bestaat.
Wij hebben twee kassa's, een van MplusKASSA, een van ik weet niet.
Kunstenaars willen zien wat verkocht is zonder ons te bellen. Kan een portaal?
Winterprogramma en concerten: reserveren en betalen, QR scannen.
Alles mag in de cloud, we hebben glasvezel.
@Dierenweide Hoge Nood;Vlaardingen;Holysingel 19;3136 LA;www.hogenood.example;dier@hogenood.example;010 555 9127;Wilco Poot, Sabine Verschoor
Wij nemen dieren op [[description|van mensen die in een noodwoning moeten na brand]], dat is ons bestaansrecht, en dan komen ze terug of niet.
Registratie: dier, eigenaar, pleeggast, dierenarts, verzekering, termijn. En gesprekken met gemeente en woningbouw.
Asielsysteem kent alleen adoptie. Een CRM kent geen dieren. Pff.
[[entity|Sabine]] coördineert de pleegadressen. [[entity|Hoge Nood]] draait op donaties, dus geef een nonprofitprijs.
@Bakkers Coöperatie Oer-Graan;Geldermalsen;Rijksstraatweg 77;4191 SC;www.oergraan.example;coop@oergraan.example;0345 555 819;Ralph de Weerd
[[description|Acht bakkerijen kopen samen graan]], malen het samen en verrekenen naar verbruik. Dat verrekenen gebeurt in een sheet die niemand anders begrijpt dan [[entity|Ralph]].
Software gezocht voor coöperatief inkopen: saldo per lid, kwaliteitstoeslag, winstdeling.
Voordat u vraagt: het graan komt [[description|uit een zaadje gevonden onder een Romeins badhuis]], we vermeerderen het zelf, per perceel en per jaar.
Audit Skal elk jaar. Ledenvergadering in maart.
@Pontveer en Pluktuin Het Ooi;Elst;Rijksweg Noord 130;6661 KG;www.pontooi.example;pont@pontooi.example;0481 555 208;Gijsbert Roelofs
Hallo [[entity|Gijsbert]] hier, [[description|die van de pont en de tuin]]. Ja het zijn er twee, maar het is één kas.
Pluktuin: abonnementen op boeketten, 120 leden. Pont: enkeltjes, meerrittenkaart.
De pont vaart [[description|aan een ketting die de buurtvrouwen trekken, om en om]], zij doen dat voor een bos bloemen per week. Dat is hun loon, dus dat moet erin als ruil.
Een POS met abonnement en een roostertje. Zettle voldoet niet meer.
@Rugbyclub De Wilde Zwanen;Tilburg;Kromhoutstraat 60;5013 BX;www.wildezwanenrugby.example;comm@wildezwanenrugby.example;013 555 2299;Lieke van den Hout
Wij hebben een jaarverslag, een sponsorbestand en een nieuwsbrief met 1.100 adressen, alles op het privé-account van de vorige secretaris.
Gewenst: eenvoudig relatiebeheer, taken, contracten met einddatum, mailing.
Kandidaten die wij overwegen: HubSpot gratis, Teamleader, SponsorVisie, Zoho.
Waar moeten wij op letten bij verhuizen? En hoe halen we een domeinnaam op andermans naam terug?
@Steinerschool De Wilgenroos;Lier;Berlaarsesteenweg 76;2500;www.wilgenroos.example;school@wilgenroos.example;03 555 4187;Griet Wellens, Jonas Torfs
Beste
Onze school gaat van 190 naar 260 leerlingen na fusie met [[entity|De Kiem]]. Smartschool hebben we niet, willen we niet.
Zoeken: leerlingendossier met woorden in plaats van punten, kost & opvang facturatie, LARS/Discimus.
Bijzonder is het vak textiel. Elke klas weeft er een doek voor dat in zes jaar [[description|een tapijt van 212 meter voor de Zimmerplein-wandeling]] wordt, en de uren tellen mee. Registratie per kind dus.
[[entity|Griet]] vraagt offertes vóór de krokusvakantie.
@Natuurkampement De Bonte Specht;Ede;Apeldoornseweg 303;6711 AN;www.bontespechtkamp.example;info@bontespechtkamp.example;0318 555 704;Ingrid Wolfswinkel
Wij verhuren tipi's, een blokhut en houtkachelplekken. Personeel is gezin en drie seizoenshulpen.
De pakketten die we zagen gaan uit van seizoen april-oktober. Wij draaien juist in de winter, [[description|overnachten op de schietbaan als het leger vrij is]], agenda komt twee weken vooruit binnen.
Dus flexibele kalender met blokkades die een extern bestand (Excel van Defensie) inleest.
Verder geen toeters.
@Duikvereniging De Zeepaling;Den Osse;Blankersweg 9;4318 AJ;www.zeepalingduik.example;zee@zeepalingduik.example;0111 555 642;Arie Fluijt
Hi, dive club with its own filling station. Cylinder tests, air and nitrox, rental kit, SSI courses, all in one pencil logbook.
Every fill has to be recorded per serial number, and insurance wants it digital before next season.
Our regular Sunday site is [[description|the barge that sank with a load of church pews]], so outsiders turn up and they need to sign a briefing before they get air.
Could Diviac or DiveAdmin do this, or is there something more like a workshop tool?
Messages to the [[entity|Vulhok]], we read them on Wednesdays.
@Hotel-Restaurant De Vier Linden;Bornem;Boomstraat 12;2880;www.vierlindenbornem.example;hallo@vierlindenbornem.example;03 555 7772;Marc Van Hove
Dag, middelgroot hotel, 26 kamers en een feestzaal. GKS-kassa aanwezig (wit), wens voor nieuwe.
Rekeningen van kamers en zaal moeten op één factuur, met Peppol.
Mijn boekhouder werkt met Winbooks, mijn schoonzoon installeert.
Wat kost het per kamer, hoelang duurt opleiding van vijf mensen, is er support op zondag?
@Wadvaart Vlietstroom;Lauwersoog;Haven 18;9976 VN;www.wadvlietstroom.example;tocht@wadvlietstroom.example;0519 555 233;Gerrit Zwart, Hilda Zwart
Met de [[entity|Stortemelk II]] varen wij 40 gasten per keer, zeehonden, vuurtoren, droogvallen. Boekingen via mail, groepen via bureaus.
Wie gaat mee, wie betaalt, wie heeft diëten, wie mag op het dek slapen?
Vaarschema hangt van het water af. En [[description|als de dominee van Schier wil trouwen met de vloed]] gaat hij voor, dat is in een testament vastgelegd.
Kan het systeem een vaartocht verschuiven en iedereen opnieuw laten kiezen? Vraag naar [[entity|Hilda]].
@Praktijkcentrum Imkerij Winterslag;Genk;Noordlaan 55;3600;www.praktijkimkerij.example;cursus@praktijkimkerij.example;089 555 816;Rita Schepers
Cursussen beheren: data, lesgevers, betalingen, attest. 400 cursisten in het jaar.
Boekhouding in Exact, website in WordPress. Wij zoeken een cursusadministratie die op WordPress aansluit, met herhaallessen en wachtlijsten.
KMO-portefeuille moet kunnen, dus facturen met opleidingsnummer.
Stuur maar een demo-login, ik probeer liefst zelf.
@Ateliers voor Handwerk De Kant;Brugge;Balstraat 44;8000;www.ateliersdekant.example;atelier@ateliersdekant.example;050 555 902;Martine Ghesquiere
Wij [[description|leren kantklossen aan 70 mensen per week]] en [[description|herstellen de sluiers van vijf koningshuizen, onder geheimhouding]].
Werkstukken inschrijven, foto's, prijs per uur, verzending met verzekerd vervoer. Klanten mogen elkaar nergens zien.
En het leslokaal heeft een rooster van twaalf kussens per sessie, niet van stoelen.
Geen cloud buiten de EU. Vragen bij [[entity|Mevr. Ghesquiere]] of via [[entity|Balstraat]].
@Speelnatuur en Zorg De Vuurvlinder;Winterswijk;Vredenseweg 88;7113 AC;www.vuurvlinderzorg.example;zorg@vuurvlinderzorg.example;0543 555 621;Gea Meerdink, Bart te Selle
Jeugdbegeleiding in het groen. 90 kinderen, 30 medewerkers, meerdere gemeenten. ZilverenKruis nee, Jeugdwet ja.
Zoek: dossier + planning + rittenlijst in één. Elke taxi heeft ander uur.
Ons bijzondere: [[description|de begeleiding is deels door oud-vuurwerkmakers]], sinds de sluiting. Zij hebben een eigen meldplicht en die moet apart.
[[entity|Bart]] werkte ervoor bij een leverancier en is kritisch.
@Smaakcentrum De Peer;Sint-Truiden;Tiensesteenweg 210;3800;www.smaakcentrumpeer.example;sap@smaakcentrumpeer.example;011 555 709;Luc Claes
Sapperij op bestelling. Mensen komen met hun eigen appels en gaan met pakken van vijf liter naar huis. Tijdsloten per halfuur, september tot november, 90 ton.
Afspraken nu op de telefoon van mijn vrouw. Gewicht, naam, aantal pakken, betaald of niet: op een plankje geschreven.
Zoek boekingstool met weegbon. Etiket met lot en THT.
Bestaat dat, of bouwt iemand dat? Budget 2.500 euro.
@Hotel Het Loodswezen;Delfzijl;Handelskade West 14;9934 AA;www.hotelloodswezen.example;desk@hotelloodswezen.example;0596 555 137;Annemiek Smit, Paul Dijkema
Short brief for vendors. 31 rooms, one bar, a lot of offshore crew who check in at 4 am and leave again without seeing a receptionist.
We need self check-in, company billing per PO number, and a PMS that allows a room to be sold twice in 24 hours (day sleepers).
Some rooms are [[description|in the old pilot cutter bolted to the quay]] and they move up and down three metres, so keycards only, no wired locks.
[[entity|Paul]] can do a call on Thursdays.
@Kaasboerderij De Graafstroom-West;Molenaarsgraaf;Graafdijk West 40;2973 XE;www.graafstroomwest.example;boer@graafstroomwest.example;0184 555 390;Cees Korevaar, Aniek Korevaar
Dochter [[entity|Aniek]] neemt over en wil alles op de telefoon. Ik niet, maar goed.
Winkel aan huis, automaat aan de weg, kaas naar zeven markten. We missen één voorraad.
De automaat is van Roesler, de kassa van CASIO, de webshop doet iets eigens.
En met de 1e grasboter is er [[description|een veiling op onze melkwagen voor de watersnood-kas]], dat brengt meer op dan een maand markt, dus biedingen moeten ook ergens heen.
@Welzijnsstichting Stip;Nieuwegein;Schakelstede 30;3431 HA;www.stipwelzijn.example;info@stipwelzijn.example;030 555 6178;Leila Ouazizi
Vergelijking gevraagd tussen drie cliëntvolgsystemen voor sociaal werk: Regas, Mextra, en nog iets kleins.
Wij doen schuldhulp, jongerenwerk, ouderenadvies en buurtbemiddeling. 54 medewerkers, 130 vrijwilligers.
Belangrijk: dossier per gezin, doelen met SMART-check, verantwoording op resultaat, export naar Power BI.
ISO 27001 en verwerkersovereenkomst volgens VNG-model. Meer vragen dan antwoorden bij ons, dus een verkennend gesprek graag.
@Openluchttheater De Kuil;Lochem;Nettelhorsterweg 60;7241 PT;www.openluchtdekuil.example;kuil@openluchtdekuil.example;0573 555 449;Marlies Wiggers, Tonny Rouwenhorst
Weer is alles. Gaat het door ja of nee, en dan 900 mensen binnen een uur mailen met de keuze: geld terug, andere avond, doneren.
Ticketing via Stager nu. Annuleren kost ons per kaartje, bij regen in 2023 een vermogen.
Vrijwilligers 110 man [[description|uit twee buurtschappen die elkaar niet groeten]], pendelbus, parkeren bij [[entity|boer Nijland]].
We spelen [[description|met echte ganzen, die het applaus hebben leren afwachten]], dus de aanvang wacht op de ganzen, en dat staat nergens in een tijdslot.
@Schaatsvereniging De Krabbelaars;Haaksbergen;Scholtenhagenweg 44;7481 VP;www.dekrabbelaars.example;ijs@dekrabbelaars.example;053 555 7120;Rob Leferink
Wij zoeken een baanrooster en ledenpakket. Natuurijsbaan, dus ofwel niks ofwel 3.000 man in vier dagen.
Kaartverkoop aan de deur, koek-en-zopie, lidmaatschap dat je dan ineens afsluit. Pin moet werken bij min 8.
[[description|Wij waren de eerste met ijs, drie winters achter elkaar]], camera's erbij, dus de site moet tegen een stootje.
@Vakschool Bakkerij & Ambacht Zuidwest;Roosendaal;Knipplein 8;4702 GN;www.vakschoolzuidwest.example;inkoop@vakschoolzuidwest.example;0165 555 831;Conny Machielsen
Uitvraag grondstoffenbeheer voor praktijklokalen
Er zijn zes ovens en 240 leerlingen per week. Docenten bestellen elk voor zich en dat leidt tot verspilling.
Gevraagd: recepten naar bestellijst, voorraadstand, allergenenwaarschuwing, kosten per les.
Leveranciers aangesloten via EDI of PDF. Single sign-on met Google.
Reacties voor de kerstvakantie, in een bestand van maximaal tien pagina's.
@Daklozenopvang De Lantaarn;Gent;Dok Noord 12;9000;www.delantaarngent.example;nacht@delantaarngent.example;09 555 4426;Stijn De Backer, Khadija Amrouche
Nachtopvang, 40 bedden. Elke avond dezelfde rij en dezelfde vraag: wie mag erin, wie mocht gisteren niet.
We willen een bedregistratie die in tien seconden gaat, foto zonder naam mag, en die in de nacht [[entity|Khadija]] kan lezen op een gsm.
Het slaapschema is hier anders: gasten mogen bij ons [[description|hun hond én hun duif mee naar bed nemen]], duiven tellen dus mee als bedgenoot.
CAW vraagt maandcijfers, gewoon in CSV.
@Camping Le Vieux Moulin aan de Maas;Dilsen;Maasdijk 61;3650;www.vieuxmoulinmaas.example;camp@vieuxmoulinmaas.example;089 555 170;Guy Vranken
Seizoensplaatsen 180, chalets 12, winkel, zwemvijver met toezicht. Ik wil een systeem dat de kasticketten automatisch boekt per rekening en dat in drie talen mailt.
Elektriciteit wordt doorgerekend per kWh, de meters zijn van Hager.
Winterberging van caravans met afspraken in oktober, gebruiksovereenkomst digitaal ondertekenen.
Bestaande pakketten die ik ken: Starfish, Elloha, Camping.care. Wie kan mij iets zeggen over het verschil?
@Watersportvereniging De Palingkorf;Spakenburg;Westdijk 25;3752 AE;www.depalingkorf.example;secretariaat@depalingkorf.example;033 555 9083;Wijmpje Hartog
Beste allemaal, een ligplaats is bij ons [[description|een recht dat men erft maar niet verkoopt]]. Onze [[description|95 botters en kwakken]] liggen in twee rijen.
Administratie van onderhoud en subsidies per schip, foto's, verzekering, bemanningslijst.
[[description|Elk jaar gaat één botter in brand, met een psalm]], op de dag van de storm. Dan moet in het systeem een schip verwijderd worden en zijn plek vrij.
Onze secretaris [[entity|Wijmpje]] heeft liever een mail dan een belletje.
@Banketbakkerij Kolibrie;Vught;Taalstraat 99;5261 BC;www.kolibrievught.example;bak@kolibrievught.example;073 555 6640;Inge Schoones
hi all we are a [[description|bakery with 9 young people with Down syndrome]], I write in English because my bookkeeper is Irish and reads along
we need picture based task lists (step, timer, photo done) on tablets and a shop till with photo buttons
[[description|they invented the sour bossche bol and it won the blind tasting]] so Saturdays are crazy now
also parents want to see the shift. And care hours must go to [[entity|Dommelrand Zorg]] in a csv. Thanks, [[entity|Inge]]
@Orgelmuseum en Draaiorgelverhuur Het Pierement;Haarlem;Küppersweg 3;2031 EA;www.pierementhaarlem.example;orgel@pierementhaarlem.example;023 555 4019;Henny Stoop
Wij [[description|verhuren draaiorgels met man]], op bruiloften en in winkelstraten. Een orgel is 12 ton, een man is ziek, en er staat er nog een op de [[entity|Grote Markt]].
Planning zoeken wij die orgel, wagen, rijder en vergunning in een keer blokkeert.
En een register van boeken (de kartonnen), 2.100 stuks. Daarin zitten [[description|drie van een kapper uit Ruigoord met verboden muziek]], die mogen nooit op dezelfde dag gespeeld.
Vraag [[entity|Henny S.]] naar de verhuurvoorwaarden.
@Hippisch Centrum De Horsthoeve;Kronenberg;Kronenbergweg 21;5976 NV;www.horsthoevehippisch.example;kantoor@horsthoevehippisch.example;077 555 2901;Lonneke Keijsers
Wij verwerken voor wedstrijden 900 combinaties per weekend. Stalplaatsen, stroom, startlijsten, parkeren, en een restaurant.
Zoek een betaalsysteem waarin de ruiter alles op één rekening zet en met één pin afrekent.
Koppeling met KNHS en Equipe is noodzakelijk. Talen NL, DE, EN.
Verder willen wij de stalpasjes scannen en de verkoop van stro per baal bijhouden.
Levering voor het buitenseizoen, liefst in huur.
@Wijkrestaurant De Halve Maan;Kortrijk;Budastraat 30;8500;www.dehalvemaan-buda.example;eten@dehalvemaan-buda.example;056 555 827;Lore Vandenberghe, Amadou Ba
De [[description|sociale kruidenier en de refter zijn één werking]]. Klanten hebben een kaart met tarief A, B of C en dat mag de buur niet zien.
Onze kassa moet dus zelf het tarief kennen, zonder dat het op het schermpje staat.
[[description|De kok is een balling die voor een afgezette president kookte]], dus er komen ook journalisten, die betalen tarief D.
Lunch reserveren via sms. [[entity|Lore]] en [[entity|Amadou]] testen alles zelf. Mail [[entity|eten@dehalvemaan-buda.example]]
@Landgoedkwekerij De Wilde Marjolein;Vorden;Almenseweg 37;7251 HN;www.wildemarjolein.example;kruid@wildemarjolein.example;0575 555 944;Hanneke Bloemen
Hoi, ik kweek zo'n 600 soorten kruiden en vaste planten en verkoop op markten, per post en aan restaurants.
Mijn probleem: één plant heeft drie namen en klanten zoeken op alle drie. Zeker sinds [[description|mijn citroenmelisse in de kersttoespraak genoemd werd]]. Verder staat er van alles op 'bijna klaar'.
Webshop die voorraad per week vooruit toont, plantenpaspoorten, verzending met DHL, etiket met watervaste inkt.
Shopify plus iets? Of beter een pakket voor kwekers? Omzet 140k, alleen.
@Scoutinggroep De Zilvermeeuw;Den Helder;Kanaalweg 188;1783 DK;www.zilvermeeuwscouting.example;boot@zilvermeeuwscouting.example;0223 555 610;Kim Blaauboer
Ons wachtschip [[entity|Hr. Ms. Adelborstje]] is het clubhuis, en [[description|de sleutel hangt bij de kok van een mijnenjager]].
Zoek verhuursoftware voor scoutinggroepen, bootlijsten, en kookrooster. We krijgen veel groepen van ver.
Vorig jaar [[description|ging een nacht de brug open met twaalf welpen erop]] en sindsdien eist de havenmeester een lijst met namen aan boord, live.
Kan dat met een QR bij de loopplank? Groet, [[entity|Kim]]
@Stichting Wereldmuzieklokaal;Utrecht;Kanaalstraat 210;3531 CR;www.wereldmuzieklokaal.example;lessen@wereldmuzieklokaal.example;030 555 1794;Dilek Arslan, Robbert Jan Tol
Agenda punt 4. Leerlingadministratie.
Dertig docenten, 26 nationaliteiten, geen twee dezelfde notatie. Lessen per strip van tien, [[entity|U-pas]], cultuurkaart, subsidie per leerling onder de 18.
[[description|Alle saz-lessen zijn gratis door de erfenis van een buschauffeur]], dus één vak heeft een nultarief dat wel op de subsidie moet.
Besluit: [[entity|Dilek]] vraagt Lesplanner, Kunstenhuis en 'iets met Odoo'. Voorstel [[entity|Robbert Jan]] om te wachten is verworpen.
@Zorgboerderij en Kaasmakerij De Overlaat;Escharen;Overlaat 7;5364 PW;www.deoverlaat.example;kaas@deoverlaat.example;0486 555 317;Toon Selten
Vergelijk graag drie pakketten voor zorg: Zilliz, QIC, ONS. Wij hebben 22 deelnemers.
Daarnaast maken wij geitenkaas (Skal, COKZ), maar dat mag los.
Zorgregistratie: aanwezigheid, medicatie, MIC-meldingen, evaluaties, declaratie via VECOZO.
Zonder opleiding te gebruiken, want wij hebben vooral mensen op het erf. Liefst per maand opzegbaar.
@Sportvissers- en Recreatiepark De Dode Arm;Heerde;Zwarteweg 90;8181 PD;www.dedodearm.example;park@dedodearm.example;0578 555 206;Gerwin Pleiter, Els Pleiter
Park met vier vijvers, 48 huisjes en een viswinkel. Klanten boeken een steiger, dan pas een huisje, dus een stek is het eigenlijke product.
Booking zegt kamer. Dat klopt niet.
Onze vangsten staan op het bord, want hier [[description|woont een meerval die een naambordje draagt en zelf een rekening heeft]]: wie hem vangt betaalt niks.
Wie helpt ons aan een systeem met stekken? Tel: [[entity|0578 555 206]].
@Steunpunt Maakplaats Delta;Middelburg;Kanaalweg 4;4337 PA;www.maakplaatsdelta.example;maak@maakplaatsdelta.example;0118 555 932;Jurre Goedbloed
We run a makerspace with a training programme for people who were out of work. Twelve staff, 70 learners, three funding streams.
Looking for: attendance, skills passport, machine induction (who may use the table saw), invoices to the municipality.
Fablab tools don't do the funding, care systems don't do the machines. We would accept two systems and a decent API between them.
Self-hosted not an option. Please quote for 80 named users.
@Museumboerderij De Rode Haan;Westbroek;Kerkdijk 99;3615 BD;www.derodehaanboerderij.example;haan@derodehaanboerderij.example;0346 555 418;Aly van Dijk
't Is me wat. De gids wordt 85 en weet alles uit het hoofd, en nou wil het bestuur het in een programma.
Wij hebben 640 voorwerpen, een bakhuis en een koe. Rondleidingen op zaterdag.
Wat de mensen komen halen is [[description|het roggebrood met een muntje voor de knecht die verdronk]], daar ligt een inschrijflijst voor.
Kan één computer zo'n lijst, het museum en de koe bijhouden? Vraagt [[entity|Aly]].
@Crossfit- en Turnhal Kracht & Maat;Zaventem;Hoogstraat 45;1930;www.krachtenmaat.example;team@krachtenmaat.example;02 555 8813;Thibault Leroy
Our gym has 640 members and we're leaving Mindbody. Requirements in order of pain:
1. Class booking with late-cancel fee that actually charges
2. Direct debit in Belgium (SEPA, and Bancontact Payconiq as fallback)
3. Kids' gymnastics with terms, plus a tax certificate for parents
4. Door access by phone
Demo in English or French please, we are two people and one of us is abroad all November.
@Hervormde Kinderopvang Het Mosterdzaad;Oud-Beijerland;Croonenburgh 5;3261 LA;www.hetmosterdzaadopvang.example;plan@hetmosterdzaadopvang.example;0186 555 277;Nelleke van der Stoep
BSO en peuteropvang, vijf groepen. Konnect hebben we, Bitcare keken we naar.
Wat wij zoeken is een planner die de BKR per kwartier laat zien, ziekte opvangt met invallers en de ouderapp rustig houdt.
Facturen in 12 gelijke termijnen, jaaropgave voor toeslag, incasso op de 27e.
GGD-inspectie wil kunnen zien wie er op 12 maart om 8.40 uur stond. Dat dus.
@Kwekerij Nieuwe Oogst Orchideeën;Aalsmeer;Hornweg 212;1432 GN;www.nieuweoogstorchids.example;sales@nieuweoogstorchids.example;0297 555 860;Bas Eveleens, Priscilla Kok
Dear team, orchid nursery, glass, 4.1 ha, exports to 22 countries. Floriday is in, Axerrio too expensive, spreadsheets too dangerous.
[[description|One of our clones carries the name of a deposed queen]] and customers ask for it by that name only, so a product needs an alias that never shows on the invoice.
Batch costing per week of growing, labour per bench, quality photos.
[[entity|Bas Eveleens]] decides, [[entity|Priscilla]] signs. Our server is called [[entity|hornweg-nas]].
@Buurtboerderij De Melkbus;Hoogvliet;Groene Kruisweg 370;3192 AN;www.melkbushoogvliet.example;stal@melkbushoogvliet.example;010 555 4823;Ton Rietdijk, Wies Vink
[[description|Half stad, half raffinaderij]]. We hebben zes koeien, een theehuis en dertig mensen op een werkplek van de gemeente.
Graag één pakket: inklokken, taken, kassa theehuis. Kinderfeestjes boeken, en de koe adopteren (120 euro per jaar, met foto).
Onze melk gaat in [[description|ijsjes die de operators bij het alarm krijgen uitgereikt]] en daar hangt een soort noodvoorraad aan, 500 stuks altijd, tht bewaken.
[[entity|Wies]] gaat erover. Ik ben maar de boer, [[entity|Ton]].
@Vakantiehoeve Ter Kruisen;Alveringem;Oerenstraat 16;8690;www.terkruisenhoeve.example;logies@terkruisenhoeve.example;058 555 340;Rosa Deceuninck
Groepen tot 34 personen, vier gîtes. Boekingen via Booking, Airbnb, Logeren in Vlaanderen en telefoon. Iedere week verrekening van schoonmaak.
Ik zoek een calender die alles sluit op alles en dat de schoonmaakster een bericht stuurt.
Toeristische heffing per gemeente, attest brandveiligheid bijhouden met vervaldatum.
Betalen met overschrijving en Payconiq. Factuur via Peppol als het kan.
Ik ben niet zo handig met de pc, dus iemand die komt uitleggen.
@Van Heukelom Installatietechniek;Tiel;Latensteinseweg 44;4005 AJ;www.vanheukelomtechniek.example;info@vanheukelomtechniek.example;0344 555 218;Bas van Heukelom, Trudy Kers
Zoeken: servicepakket met app voor negen monteurs, koppeling met Snelstart en de 2BA-artikelen.
Twee derde van de bonnen is onderhoud aan cv en warmtepomp, dat kan elk pakket wel. Lastiger zijn de kerken. Sinds wij [[description|vloerverwarming onder grafzerken hebben gelegd]] belt half Nederland en dan heb je per zerk een nummer, een foto en een toestemming nodig.
[[entity|Trudy]] houdt dat bij in een schrift met ruitjes. Als zij ziek is weten we niks.
[[entity|Bas van Heukelom]], [[entity|Latensteinseweg 44]], KvK [[entity|11055218]]
@Kuiperij De Band;Schiedam;Noordvest 9;3111 PH;www.kuiperijdeband.example;werkplaats@kuiperijdeband.example;010 555 4471;Joris Aalbers
dus ja hoe zal ik het zeggen, [[description|ik maak vaten, en dan ook de reparatie]], en elk vat heeft bij mij een nummer in het hout gebrand
wat ik wil is dat een klant dat nummer belt en dat ik zie welk hout, welke hoepels, wanneer gestookt
vorig jaar kreeg ik er een terug waar [[description|een levende paling in had gezeten voor een kunstwerk]], toen wist ik ook niet meer van wie dat vat was
het hoeft niet duur, ik ben alleen, [[description|leerjongen komt op woensdag uit de gevangenis]]
@Medisch Centrum Oosterkade;Zutphen;Oosterkade 3;7201 DE;www.mcoosterkade.example;praktijk@mcoosterkade.example;0575 555 020;H. Lievaart
Programma van eisen HIS
1. LSP-koppeling, Zorgdomein, Zorgmail, MedMij-label verplicht.
2. Declareren via VECOZO, ook de M&I-verrichtingen en de S3-prestaties.
3. Triage volgens NHG, met overdracht naar de huisartsenpost.
4. Nu: Promedico-ASP, contract loopt af op 31 december. Bricks en Medicom zijn bekeken.
5. Elf werkplekken, 7.400 ingeschreven patiënten, in bedrijf vóór de zomer.
@VvE Residence Zeewering;Blankenberge;Zeedijk 212;8370;www.zeewering-vme.example;syndicus@zeewering-vme.example;050 55 55 31;Lut Vandewalle, Etienne Cools
Beste, wij zijn met 88 kavels en willen af van de Excel van onze vorige syndicus.
Graag: provisies, afrekening van het water per teller, stemmen op afstand tijdens de algemene vergadering.
Let wel, er is één kavel die niemand begrijpt. Dat is [[description|de vroegere duikklok van het casino, nu fietsenkelder]], die betaalt in duizendsten mee maar heeft geen stem.
Vragen mag u richten aan [[entity|mevrouw Vandewalle]], zesde verdiep, liefst niet als het tij hoog staat want dan zit ze [[description|garnalen te kruien met het paard]].
@Brandt & Molenkamp Accountants;Enschede;Hengelosestraat 601;7521 AG;www.brandtmolenkamp.example;kantoor@brandtmolenkamp.example;053 555 7700;Sanne Molenkamp
Our firm (22 FTE, mostly SME clients) wants to replace Unit4 and a pile of spreadsheets with one practice management suite. Must-haves: WWFT client screening, engagement letters with e-signature, SBR filing, time writing, WIP overview per partner.
We are SRA members and had our review in March, so the audit trail is not optional.
Caseware stays. Please include migration of seven years of hours in the quote.
@Jachtwerf Dijkshoorn;Kaag;Julianalaan 60;2159 LJ;www.dijkshoornkaag.example;werf@dijkshoornkaag.example;0252 555 906;Kees Dijkshoorn, Inge Waasdorp
Aantekeningen gesprek 14 mei
- calculatie nu in Excel, uren op papier, inkoop via de mail
- iedere boot eigen projectnummer, meerwerk wordt te laat gefactureerd
- [[entity|Inge]]: wil winterstalling en werkuren op één factuur
- het filmschip niet vergeten ([[description|het zinkt op commando en moet telkens droog]]), dat loopt via aparte BV
- werf zelf [[description|alleen met het pontje bereikbaar, kraanwagen dus op afspraak]]: in planning meenemen
@Labo Verstraete Voedinganalyse;Roeselare;Diksmuidsesteenweg 310;8800;www.laboverstraete.example;info@laboverstraete.example;051 55 50 18;Pieter-Jan Verstraete
Wij zoeken een LIMS voor microbiologie en chemie, ISO 17025 onder BELAC, ongeveer 900 stalen per week.
Barcodes van Zebra, toestellen van Agilent en Thermo moeten hun resultaat rechtstreeks doorzetten. Rapporten in drie talen met digitale handtekening.
Wat we nu hebben is een Access-databank uit 2009 die om de haverklap vastloopt.
@Schroot- en Metaalhandel Gebr. Ypma;Harlingen;Lange Lijnbaan 22;8861 NW;www.ypmametaal.example;administratie@ypmametaal.example;0517 555 344;Wytze Ypma, Jeltje Ypma
De weegbrug praat niet met de boekhouding en dat kost ons iedere vrijdag een halve dag.
Particulieren moeten met ID, daar is de wet streng in. Begeleidingsbrieven naar het LMA doen we nog met de hand.
Een ding apart: wij krijgen [[description|de afgekeurde boeien en lichtopstanden van het wad]], en daar zit kwik in oude lenzen, dus dat is een andere afvalstroom met een ander formulier. [[entity|Wytze]] weet hoe, [[description|ik mocht van heit nooit bij de lenzen]].
@Boekbinderij Papavoine;Middelburg;Kuiperspoort 5;4331 GT;www.papavoinebinders.example;atelier@papavoinebinders.example;0118 555 062;Marlies Papavoine
Hoi, via via kreeg ik jullie naam. Ik ben op zoek naar iets simpels voor offertes en een logboek per boek.
Het moet een beetje mooi zijn want restauratoren en archieven krijgen het logboek mee. Foto's voor en na, gebruikte lijm, pH van het papier.
Ik zit midden in [[description|de registers die uit de ondergelopen kerkkluis kwamen]], 214 stuks, dus alles wat in bulk kan is welkom.
Groet, [[entity|M. Papavoine]] (de bel is kapot, klop [[description|op het raam met de hazen]])
@Transportbedrijf Noordhoek Koel;Poeldijk;ABC Westland 410;2685 DC;www.noordhoekkoel.example;planning@noordhoekkoel.example;0174 555 612;Ruud Noordhoek
TMS gevraagd voor 38 trekkers en 51 koelopleggers.
Boordcomputers Trimble, tachodownload, temperatuur via Thermo King en Carrier in hetzelfde scherm, e-CMR, dieseltoeslag automatisch uit de TLN-index.
Nu draaien we Transpas naast een planbord. Chauffeurs lopen weg met hun eigen lijstjes. Urenverantwoording volgens cao beroepsgoederenvervoer graag zonder kunstgrepen.
@Dierenkliniek De Drie Linden;Gulpen;Rijksweg 81;6271 AD;www.driedierenlinden.example;balie@driedierenlinden.example;043 555 1904;Femke Hermans, dr. Guido Schreurs
Verslag maatschapsvergadering, punt 4 (praktijksoftware)
Animana wordt te duur per maand. Viva en Sanimalis bekijken. Eis: UBN-registratie, antibioticum naar Medirund, voorraad met vervaldatum.
[[entity|Guido]] merkt op dat [[description|de trekpaarden van de bierbrouwer op rekening van de harmonie]] staan, en dat dit in geen enkel systeem past.
Besluit: debiteur los van eigenaar moet kunnen. [[entity|Femke]] vraagt demo aan.
@Drukkerij Het Zetwerk;Deventer;Industrieweg 8;7418 EH;www.zetwerk-deventer.example;orders@zetwerk-deventer.example;0570 555 290;Tom Oldenkotte
MIS voor drukkerij, offset en digitaal, 14 man. Nu MultiPress versie 6, niet meer bijgewerkt.
Calculatie met formulieren, JDF naar de Heidelberg, PDF-controle door Enfocus, papiervoorraad per FSC-partij.
Webportaal voor vaste klanten waar ze zelf bestanden opladen. Meer dan 60 offertes per dag, de helft valt af op levertijd, dus die wil ik zien voordat ik begin te rekenen.
@Energiecoöperatie Drieklank;Nijkerk;Holkerweg 12;3861 MC;www.drieklankenergie.example;bestuur@drieklankenergie.example;033 555 8016;Wim Kamphorst, Anneke van de Pol
Wij hebben 612 leden en drie zonnedaken en verlenen ledenkorting via de SCE-regeling.
Een ledenadministratie met incasso (SEPA) en een uitkering per certificaat, dat is het hele verhaal.
Alleen, ons grootste dak ligt op [[description|de stal waar vroeger de circusolifanten overwinterden]] en daar is het eigendom gesplitst. Die leden krijgen [[description|een deel van hun rendement in spitskool]]. Niet lachen, het staat in de statuten.
[[entity|Anneke v.d. Pol]], penningmeester
@Gereedschapsfabriek Lemmers;Weert;Kampershoek 2017;6001 RV;www.lemmerstools.example;inkoop@lemmerstools.example;0495 555 130;Harrie Lemmers
CAM en ERP moeten eindelijk dezelfde stuklijst gebruiken. Siemens NX aan de ene kant, Isah aan de andere en daartussen zit een student met kopieer en plak.
Wij frezen vijfassig en draadvonken, kleine series, nacalculatie per bewerking.
Een klein stukje historie dat uitmaakt: in de kluis liggen [[description|de originele stempels van de Philips-scheerkopjes uit Drachten]] en daar komen nog steeds nabestellingen op, met tekeningnummers die niemand anders meer heeft. Dat artikelbestand moet mee.
@Groothandel Bel-Hadj Kruiden;Rotterdam;Spaanse Polder 118;3046 AM;www.belhadjkruiden.example;verkoop@belhadjkruiden.example;010 555 2088;Samira Bel Hadj
Hey, korte vraag. Wij zijn een groothandel in kruiden en noten, 2600 SKU's, allergenen en lotnummers moeten sluitend, IFS-audit in november.
Bestellingen komen per WhatsApp, [[description|spraakbericht in het Tarifit]] of gewoon roepen door de rolpoort.
Odoo of iets vergelijkbaars? Wij hebben Shopify voor particulieren.
[[entity|Samira]]
ps mijn vader mengt zelf en [[description|zijn mengsel zit in de koekjes van de marine]], recept mag onder geen beding in de cloud
@Vereniging van Eigenaars Park Duinzoom;Burgh-Haamstede;Kraaijensteinweg 140;4328 RH;www.parkduinzoom.example;beheer@parkduinzoom.example;0111 555 773;J. de Feijter
Geachte heer, mevrouw,
Namens de eigenaren van 164 vakantiewoningen vraag ik u om inlichtingen over een beheerprogramma. Wij willen ledenlijst, servicekosten, meterstanden, storingsmeldingen en stemmingen in één omgeving.
Twinq is ons door een adviseur genoemd, evenals Verenigingenonline. De helft van de eigenaren woont in Duitsland, vandaar dat tweetaligheid een harde voorwaarde is.
Hoogachtend, de secretaris
@Sloopbedrijf Van Gerwen;Veghel;Doornhoek 3815;5465 TA;www.vangerwensloop.example;info@vangerwensloop.example;0413 555 460;Mies van Gerwen, Dirk Swinkels
Ja met [[entity|Dirk]], ik spreek het ff in want ik zit op de kraan
we motten iets voor asbest, LAVS dus, en voor wat we d'r uithalen, want de circulaire kant wordt groter, deuren, balken, alles verkopen we door
webshop erbij dus, met maten en foto's
nou hebben wij [[description|dieje complete bajes overgenomen met 240 celdeuren]] en da verkoopt as een tierelier maar niemand weet hoeveel er nog zen
bel [[entity|ons Mies]] maar op [[entity|0413 555 460]]
@Tandartspraktijk Wijnhaven;Delft;Wijnhaven 17;2611 CP;www.tandartswijnhaven.example;info@tandartswijnhaven.example;015 555 3390;Nadia Ramdin
Exquise is al vijftien jaar ons pakket en het werkt, maar de röntgen (Planmeca) en de agenda leven langs elkaar heen.
Wensen: online afspraak, herinnering per sms, machtigingen, factoring via Infomedics of Netfactor, ICD voor de mondhygiënist.
Vier stoelen, twee locaties. Conversie van 11.000 dossiers. AVG-verwerkersovereenkomst en NEN 7510 graag meesturen bij de offerte.
@Strijkinstrumenten Atelier Ploum;Maastricht;Stokstraat 31;6211 GC;www.ploumvioolbouw.example;ploum@ploumvioolbouw.example;043 555 6128;Caspar Ploum
I build cellos, rent out small violins to music schools and do repairs. About 340 rental contracts, all on index cards.
What I need: rental with monthly direct debit, size swaps when a child grows, insurance, a repair log with pictures.
My wood is the tricky bit. It all comes from [[description|a spruce the storm laid across our chapel roof]], and each instrument should be traceable to a plank. I also [[description|repair for the whole orchestra on the river cruise]], they pay by the season.
Regards, [[entity|C. Ploum]]
@Gemeente Beekdalen;Rolde;Hoofdstraat 4;9451 BB;www.beekdalen.example;informatie@beekdalen.example;0592 555 100;Alie Homan
Marktconsultatie zaaksysteem
De gemeente (circa 25.000 inwoners) overweegt vervanging van het zaaksysteem. Uitgangspunten: ZGW-API's, Common Ground, archivering volgens MDTO, DigiD en eHerkenning, aansluiting op MijnOverheid Berichtenbox.
Bijzonder aandachtspunt vormt het proces rond [[description|de boermarke die zelf nog zandvergunningen afgeeft]]. Dat is geen bevoegdheid van het college, maar de baliemedewerker verstrekt wel het formulier.
Vragen vóór 1 oktober aan [[entity|mw. Homan]].
@Schoonmaakbedrijf Glim;Hasselt;Kempische Steenweg 401;3500;www.glimschoonmaak.example;werk@glimschoonmaak.example;011 55 52 90;Fatma Yildirim
wij poetsen kantoren en scholen, 64 medewerkers met dienstencheques en gewone contracten
prikklok via gsm, planning, Dimona automatisch, prestaties naar SD Worx
vervanging als iemand ziek is dat moet rap gaan, nu bel ik zelf rond om 5u
factuur per werf niet per klant
prijs liefst per maand en per gebruiker geen groot project van een jaar
@Krantenuitgeverij De Veenbode;Stadskanaal;Hoofdkade 59;9503 HC;www.veenbode.example;redactie@veenbode.example;0599 555 418;Roelof Trip, Mirjam Dokter
Verlanglijst abonnementen + bezorging
* bezorgers (meest scholieren) krijgen hun wijklijst in een app
* klachtafhandeling door lezers zelf
* advertenties: familieberichten gaan voor, ook na de deadline
* [[entity|Mirjam]] wil de strip niet meer handmatig plaatsen; [[description|die strip in het Veenkoloniaals loopt al sinds nummer één]]
* archief: jaargangen op glasplaat, [[description|op zolder boven de aardappelmeelproever]], doorzoekbaar maken
@Bandenservice Roukema;Surhuisterveen;De Skatting 33;9231 JB;www.roukemabanden.example;balie@roukemabanden.example;0512 555 807;Freerk Roukema
Goedemiddag, wij hebben een bandenhotel van 1900 sets en dat staat allemaal op labels met viltstift.
RDW-koppeling op kenteken, TPMS, inkoop via de groothandelsportalen (Inter-Sprint e.d.), kassa en afspraken. Tyre24 erbij zou fijn wezen.
Let op de crossmotoren. Wij zijn [[description|de banden van het zijspan dat op Markelo werd gekroond]], die rijders komen hier 's nachts en tekenen pas achteraf.
mvg [[entity|Freerk]] van de [[entity|Skatting]]
@Meetbureau Acoustica Lab;Woerden;Polanerbaan 13;3447 GN;www.acousticalab.example;lab@acousticalab.example;0348 555 214;Ir. Thijs Verdonk
Wij meten geluid en trillingen en hebben een RvA-accreditatie. Gevraagd: een systeem waarin kalibratie, meetopdracht, ruwe data en rapport aan elkaar vastzitten.
Veel werk komt van [[description|de bewoners rond een schietbaan die concertzaal werd]]. Versiebeheer en ondertekening door twee personen zijn eis. Onze server heet nog [[entity|srv-verdonk01]], die gaat weg.
Kleine bijzonderheid: onze nagalmkamer is [[description|de lege melkbunker onder de oude kaasfabriek]], daar is geen bereik. Offline werken dus.
@Loodgieter Staf Engelen;Mol;Turnhoutsebaan 95;2400;www.stafengelen.example;staf@stafengelen.example;014 55 53 07;Staf Engelen
Dag, ik heb een zaak van loodgieterij met vijf gasten. Nu schrijven we werkbonnen met carbon en [[entity|Lieve]], mijn vrouw, tikt die 's avonds in. Overdag kan ze niet, ze [[description|zet de duiven van heel de gemeente in de manden]].
Ik zoek dus een app voor werkbonnen, foto's, handtekening van de klant, dan automatisch een Peppol-factuur. Btw 6 of 21 procent moet vanzelf juist staan met attest.
Robaws heb ik gezien op Batibouw, Teamleader ook. Wat kost dat nu echt, alles samen, na het eerste jaar?
@Aannemersbedrijf Tolsma;Workum;Noard 77;8711 AC;www.tolsmabouw.example;kantoor@tolsmabouw.example;0515 555 119;Sjoerd Tolsma, Ilse Feenstra
Even terugkomend op de demo van Bouw7: mooi, maar [[entity|Sjoerd]] mist de bewakingscijfers per week.
Onderaannemers, WKA, G-rekening, dat moet allemaal sluiten, en Ibis voor de calculatie willen we houden.
Voor de referentie: de helft van onze omzet zit in restauratie en dan hoort er een logboek van de opzichter bij. Bij [[description|de vuurtoren die we achttien graden hebben gedraaid]] hebben we dat in tekeningen bijgehouden.
Mail naar [[entity|ilse@tolsmabouw.example]], dan komt het aan.
@Keurslager-groothandel Pex;Geel;Antwerpseweg 88;2440;www.pexvlees.example;bestellen@pexvlees.example;014 55 51 66;Kristof Pex
Goh, waar begin ik. Vlees weegt nooit wat ge besteld hebt, dat is heel het probleem. De klant vraagt tien entrecotes en krijgt 3,84 kilo, en dat moet op de bon, op de factuur én in de voorraad hetzelfde zijn.
De man die ons programma gemaakt heeft is met pensioen en neemt alleen nog op als het regent.
FAVV-traceerbaarheid, dagprijzen, leeggoed van de E2-bakken, en een weegschaal van Bizerba die meedoet. CSB is komen kijken, prijs kwam per aparte post.
@Fietskoeriers Collectief Trapkracht;Groningen;Kleine Badstraat 9;9726 CG;www.trapkracht.example;hoi@trapkracht.example;050 555 3012;Noor Westra, Bram Idema
hoi! wij zoeken routesoftware voor fietsen (dus geen vrachtwagenroutes met een fietsje ervoor geplakt)
medicijnen, bloed, post, taarten. scan bij afgifte en retour
twee dingen die apart zijn, [[description|we rijden het stembiljettenvervoer in gele capes]] en op maandag doet iedereen ook [[description|een uur in de moestuin op het kerkhof]], dat telt als werktijd in het rooster
app van [[entity|Bram]] is leuk maar crasht
groetjes [[entity|Noor W]]
@Audicien Klankrijk;Amersfoort;Utrechtseweg 204;3818 EV;www.klankrijkhoren.example;contact@klankrijkhoren.example;033 555 4120;Leonie Bakx
Voor onze drie vestigingen willen wij één klantvolgsysteem met Noah-koppeling, ZN-formulieren, de categorie-indeling van de verzekeraars en declaratie via VECOZO.
Auditdata Manage kennen we. ADAM staat ook op de lijst.
Belangrijk voor ons zijn de recall na vijf jaar, proefperiodes met retour van toestellen en een agenda die rekening houdt met de meetcabine. Migratie van zo'n 9.300 klanten.
@Beveiligingsdienst Wachtmeester;Terneuzen;Axelsestraat 115;4537 AJ;www.wachtmeesterbeveiliging.example;meldkamer@wachtmeesterbeveiliging.example;0115 555 640;Danny de Smet
Geachte relatie,
Onze surveillanten werken met een papieren mutatierapport en dat gaat niet meer. Wij wensen: digitale rondes met NFC, dienstrooster volgens cao particuliere beveiliging, passenbeheer en objectinstructies op telefoon.
Wij bewaken behalve het industrieterrein ook [[description|de zeehonden in de afgesloten havenkom]], en daarvoor geldt een instructie die per getij verandert.
Met groet, [[entity|D. de Smet]]
@Ecoplast Recycling Limburgse Maas;Maaseik;Industrielaan Jagersborg 22;3680;www.ecoplastmaas.example;office@ecoplastmaas.example;089 55 57 44;Veerle Claessens
Three shredders, one wash line, one extruder. We buy bales of PP and HDPE, sell regranulate with a certificate per batch.
Looking for an ERP with lot genealogy, quality results from our lab bench (MFI, ash, density), weighbridge tickets and the RecyClass figures without retyping.
SAP Business One was offered at a price that made [[entity|Veerle]] laugh out loud. Odoo partner went bankrupt. Our hall is [[description|a former indoor ski slope, so nothing is level]].
Our odd stream: [[description|all the beer crates with the old monk on them]], which must be destroyed under a notary's eyes.
@Kleermakerij Fons Dierckx;Antwerpen;Wolstraat 28;2000;www.fonsdierckx.example;maat@fonsdierckx.example;03 555 18 70;Fons Dierckx
Maten, patronen, afspraken voor het passen. Veel meer is het niet. Ik heb 1.100 klanten in een bak met fiches.
Nu moet ge weten: sommige klanten hebben [[description|geen naam op hun fiche, alleen een teken]]. Dat was zo bij mijn grootvader, [[description|die naaide voor de goochelaars, met zakken die niemand mocht weten]].
Kan uw systeem dat, een klant zonder naam? En een foto van het patroon dat maar één iemand kan openen?
@Woonservice VvE-beheer Zaanstroom;Zaandam;Ebbehout 31;1507 EA;www.zaanstroomvve.example;info@zaanstroomvve.example;075 555 2660;Ron Schipper
Wij beheren 91 VvE's, samen 3.800 appartementsrechten. Twinq is ons huidige pakket en de boekhouding zit erin verweven.
Wat ontbreekt: opdrachten aan aannemers met terugkoppeling, een eigenarenportaal dat ook op de telefoon fatsoenlijk werkt, MJOP met indexatie en een koppeling voor bankmutaties zonder csv.
Graag een prijs per appartementsrecht. Implementatie na de vergaderronde, dus niet tussen maart en juni.
@Windmolencoöperatie De Kwade Hoek;Ouddorp;Havenweg 15;3253 LB;www.kwadehoekwind.example;leden@kwadehoekwind.example;0187 555 332;Arend Tanis
Notulen ALV, agendapunt automatisering (ingekort)
[[entity|Tanis]] licht toe dat de excellijst met participaties drie keer is stukgelopen. Vraag uit de zaal of de boten ook meetellen. Nee, alleen leden.
Eén van de turbines staat op naam van [[description|de familie die haar land in 1953 niet wilde verlaten]] en heeft een eigen uitkering in natura.
Gevraagd wordt een pakket met certificatenregister, UBO, dividendbelasting en een stemmodule.
@Machinefabriek Rensing;Ulft;Hutteweg 18;7071 BV;www.rensingmachines.example;sales@rensingmachines.example;0315 555 481;Gerben Rensing, Wilma te Bokkel
Ridder iQ of Isah, daar gaat het bij ons tussen. Engineering to order, 45 man, SolidWorks PDM, laser van Trumpf.
De knel: onze machines gaan er tien jaar later weer in voor revisie en dan is de as-built niet te vinden.
Wij bouwen onder meer [[description|de poffertjeslijn waar een minister in is gevallen]], die staat nu in [[entity|Osaka]] en wordt op afstand bijgesteld, meestal door [[entity|Wilma]] vanuit de caravan.
Kunnen jullie twee leveranciers laten bellen? Niet op dinsdag, dan [[description|eten we met zijn allen snert uit de oude gietpan]].
@Apotheek Lindenplein;Veenendaal;Lindenplein 2;3901 CX;www.apotheeklindenplein.example;balie@apotheeklindenplein.example;0318 555 909;Esther van Ginkel
Kort: uitgiftekluizen aan Pharmacom hangen, baxterrol bij de leverancier bestellen, recall per batch, FMD-scan in één handeling.
Patiënten bellen te veel over herhaalrecepten; app of portaal met MedMij.
Wij overwegen ook CGM Apotheek. Wat kost een overstap en wie doet de opschoning van de dubbele dossiers? De zorgverzekeraar wil ondertussen cijfers over therapietrouw.
@Uitgeverij Kantlijn;Leuven;Vismarkt 11;3000;www.kantlijnboeken.example;kantlijn@kantlijnboeken.example;016 55 50 77;Hilde Nijs, Wout Daems
Ik typ dit op de trein dus vergeef de fouten. Royalty's, dat is het probleem. 180 auteurs, contracten van 1987 tot vorige week, elke met een andre staffel.
Klopotek is te groot, Excel te klein. ONIX naar de Boekenbank, voorraad bij de distributeur, e-boek via Libris.
O ja en [[entity|Wout]] betaalt nog altijd [[description|de dode dichter uit die in jenever wou]], dwz zijn nicht krijgt elk jaar twee kruiken. Hoe boek je dat.
[[entity|Hilde]]
@Garage en Berging Kanaaldijk;Helmond;Kanaaldijk NW 91;5707 LC;www.bergingkanaaldijk.example;meldkamer@bergingkanaaldijk.example;0492 555 211;Toon Verbakel
Berger zijn is wachten en dan alles tegelijk.
We hebben een meldkamersysteem nodig dat LCM en IMN opdrachten direct binnenhaalt, chauffeur op kaart, foto's van schade, stalling per dag met kosten en vrijgave door politie.
Onze oude blauwe DAF met [[entity|BD-17-HX]] moet er als oldtimer in, da's [[description|den takelwagen waar ze de bruid mee haalden op tv]].
Wel koppelen met Twinfield aub.
@Zorgboerderij en Hippotherapie Het Stille Paard;Losser;Denekamperdijk 40;7582 PC;www.stillepaard.example;zorg@stillepaard.example;053 555 0184;Marieke Olde Heuvel
Hallo, wij leveren begeleiding groep en individueel (Wmo, Jeugdwet, een paar Wlz).
Het ECD moet iWmo en iJw aankunnen, doelen rapporteren, medicatielijst, en vrijwilligers mogen niet alles zien. ONS van Nedap is te zwaar voor twaalf medewerkers, zei de adviseur.
Ook een rooster voor de paarden, met rustdagen. [[description|Onze oudste merrie is uit de koninklijke stallen ontslagen]], zij heeft fanmail en een eigen postbus.
Dank! [[entity|Marieke]], bereikbaar op [[entity|06 5550 1184]]
@Stukadoors- en Afbouwbedrijf Bouali;Almere;Markerkant 1207;1314 AK;www.boualiafbouw.example;info@boualiafbouw.example;036 555 7021;Youssef Bouali
Ik werk met acht vaste jongens en soms twintig zzp'ers. Nodig: uren, meters, foto's van de muur ervoor en erna, en modelovereenkomst die klopt met de wet DBA.
Calculatie per m2 met toeslag voor hoogte. Facturen met btw verlegd.
WhatsApp is nu onze administratie, dat zeg ik eerlijk. Moneybird voor de boekhouding wil ik houden. Mag simpel zijn, mag niet in het Engels. Mijn vader (de oude [[entity|Bouali]]) moet het ook kunnen, die [[description|zette het gipsen plafond van het eerste theater hier]] en komt nog elke dag kijken.
@Rederij Ter Horst Beurtvaart;Zwartsluis;Nieuwesluis 22;8064 EA;www.terhorstbeurtvaart.example;lading@terhorstbeurtvaart.example;038 555 9013;Henk ter Horst, Aaltje Spijker
ladingadministratie voor vier binnenschepen, [[entity|Aaltje]] doet het nu in een map
BICS-melding, CDNI, overliggeld, gasolietoeslag, loonlijst met Rijnpatent en vaartijdenboek
drie schepen varen containers, de vierde ([[entity|Goede Moed]]) vaart [[description|zand voor het strand dat ieder jaar weer wegspoelt]] plus in augustus [[description|de fanfare op pontons langs de kolk]]
rapport per reis, niet per maand
@Chocoladegroothandel Van Impe;Aalst;Wijngaardveld 50;9300;www.vanimpechoco.example;orders@vanimpechoco.example;053 55 58 12;Griet Van Impe
Beste,
Wij verkopen grondstoffen en halffabricaten aan bakkers en chocolatiers. Ons WMS moet temperatuurzones, FEFO, pickroutes en dock-planning beheersen, met scanners op Android.
Vandaag draaien wij Navision 2013. Upgrade naar Business Central of iets anders, dat is de vraag.
EDI met de ketens via Edifact, Intrastat, Fost Plus-aangifte. Seizoenspiek oktober tot april; opstarten kan dus enkel in de zomer.
@Fysiotherapie Brugzicht;Kampen;IJsselkade 41;8261 AC;www.fysiobrugzicht.example;agenda@fysiobrugzicht.example;038 555 3307;Jelle Rook
Beste kenniscentrum, wij stappen over van Intramed naar iets in de cloud. Fysiomanager, Spotonmedics en Physitrack als huiswerk-app zijn bekeken.
Let op bij de agenda: op donderdag zijn wij dicht voor gewone patiënten, want dan ligt [[description|de hele bemanning van de kogge op tafel]]. Die betalen samen via één strippenkaart.
Verder gewoon: COV-check, declareren, PREM en PROM, beweegzaal verhuren.
[[entity|J. Rook]]
@Consultancy Bureau Haverkort;Hilversum;Koninginneweg 14;1217 KZ;www.haverkortadvies.example;office@haverkortadvies.example;035 555 6014;Josien Haverkort
We are a boutique of nine advising public broadcasters and museums. Tools today: HubSpot free, Toggl, a lot of goodwill.
We need PSA software: pipeline, staffing, rates per grade, budget burn, invoices in PDF plus UBL.
Not relevant for the software but you asked about culture: every project closes with [[description|a public burning of the slide deck on the heath]], and that half-day is billable by contract. [[entity|Josien]] insists it stays a separate activity code.
@Kunstsmederij Van der Vuurst;Oirschot;De Loop 66;5688 EW;www.vandervuurstsmederij.example;smid@vandervuurstsmederij.example;0499 555 038;Piet van der Vuurst
Wie ben ik: smid, met vrouw en twee gezellen. Wat zoek ik: offertes maken met schetsen erin, uren, en bijhouden welke vergunning bij welk hek hoort.
Monumentenwerk vraagt een rapport met URL-nummer van de ERM-richtlijn.
Ik heb [[description|het hek om de eik van de plakkaten gesmeed]] en toen zat er 3 jaar tussen offerte en betaling. Zoiets moet het pakket onthouden, want ik doe het niet.
@Laboratorium voor Grond en Gewas Flevoveld;Dronten;De Noord 52;8251 GN;www.flevoveldlab.example;monsters@flevoveldlab.example;0321 555 720;Rianne Kuiper
LIMS-uitvraag, samengevat. Grondmonsters met gps-punt, barcodezak, analyse op ICP en CN, advies volgens de bemestingsnormen, uitwisseling naar RVO en de teeltregistratiesystemen (Dacom, Agrovision) via EDI-Crop.
Piek: 2.000 monsters per dag in november. Accreditatie L-nummer op rapport.
Bemonsteraars werken met tablet zonder bereik. Klanten willen historie per perceel in grafieken. Wij hosten liever niet zelf.
@Stroomfonds Bastion;Naarden;Marktstraat 27;1411 CX;www.stroomfondsbastion.example;post@stroomfondsbastion.example;035 555 0440;Otto Hageman, Ypke Sminia
Concept, nog niet door [[entity|Otto]] gelezen
Wij zijn energiegemeenschap met een buurtbatterij en 240 deelnemers; verrekening per kwartier, saldering eraf, congestie erop. Wie heeft software met een EDSN-koppeling en een begrijpelijke factuur?
De batterij staat [[description|in een kazemat waar ook vleermuizen slapen]], dus 's winters mag de monteur er niet in en moet alles op afstand.
Deelnemers betalen borg. [[entity|Ypke]] rekent dat nu met de hand.
@Kringloop De Herkansing;Waalwijk;Zanddonkweg 14;5144 NX;www.deherkansing.example;winkel@deherkansing.example;0416 555 327;Carla Timmermans
Wij zijn een kringloopwinkel met 60 vrijwilligers en 18 doelgroepmedewerkers.
Kassa, gewicht per stroom voor de gemeente, ophaalroutes, rooster van vrijwilligers, een webwinkel voor het betere spul.
De bovenverdieping is [[description|helemaal trouwjurken, bruiden komen uit Polen met de bus]]. Dat gaat op afspraak en met aanbetaling, dus graag een boekingsmodule alleen daarvoor.
Xafax en Rewear zijn ons genoemd.
@Signmakerij en Reclame Hoogland;Emmen;Phileas Foggstraat 61;7825 AK;www.hooglandsign.example;werkplaats@hooglandsign.example;0591 555 660;Niels Hoogland
Yo, planning voor plakploegen, offertes met staffels, voorraad folie (3M en Avery) per rol met restmeters, foto's oplevering.
Gripp is gezien. Ons probleem is nacalculatie, niemand schrijft zijn tijd.
Let ook op dat [[description|onze bus met de ijsbeer op de achterdeur]] niet overal kan parkeren haha, mensen maken foto's.
[[entity|Niels H.]]
@Uurwerkmaker Simonis;Brugge;Sint-Jakobsstraat 53;8000;www.simonisuurwerken.example;atelier@simonisuurwerken.example;050 55 54 09;Ludo Simonis
Ik herstel klokken, van polshorloge tot toren. Een klein programma met serienummers, foto's van het werk, garantie en een herinnering wanneer iets weer onder olie moet.
Facturatie via Peppol voor kerkfabrieken en gemeenten, particulieren gewoon op papier.
Nu zit alles in Filemaker 11 op een oude iMac. Kan dat overgezet worden? Ik heb ongeveer 6.000 fiches, waarvan 2.000 met een foto. Bij mijn vader ging het om minder, die [[description|wond veertig jaar lang elke zaterdag het beiaarduurwerk op]] en schreef dat op de muur.
@Dakdekkersbedrijf Oosterwijk;Gouda;Antwerpseweg 17;2803 PB;www.oosterwijkdaken.example;info@oosterwijkdaken.example;0182 555 404;Marcel Oosterwijk, Petra Blom
Van: [[entity|Petra Blom]]
Onderwerp: RE: intake
Klopt, we willen van losse mappen naar één systeem: leads, inspectie met drone, offerte, VCA-werkplekcheck, werkbon, BRL 1513-dossier, garantie tien jaar.
De inspecties voor [[entity|Woonpartners]] lopen via hun eigen portaal, daar moet een koppeling op. Vrijdags sluiten we om drie uur, dan [[description|gaan de duiven van de baas vanaf ons dak los]].
Wat u vroeg over die krant: ja, dat waren wij, [[description|de dakdekker die de orgelpijpen in de spouw vond]]. Heeft niks met de software te maken maar de foto's staan er nog op.
@Kantoorvakhandel Schrijvers;Bergen op Zoom;Fortuinstraat 20;4611 NP;www.schrijverskantoor.example;info@schrijverskantoor.example;0164 555 880;Ad Schrijvers
Wij leveren kantoorartikelen, meubels en koffie aan bedrijven, 14.000 artikelen waarvan 90 procent uit het magazijn van Quantore komt.
Gevraagd: webshop met klantspecifieke prijzen, budgetten per kostenplaats, punch-out (OCI), dagelijkse artikelupdate en cross-docking.
Ons huidige pakket is Logic4. Daar zijn we niet ontevreden over, maar de projectinrichting doen we er met Word omheen en dat knelt.
@Praktijk voor Paardengeneeskunde De Wending;Wolvega;Lycklamaweg 70;8471 JW;www.dewendingpaarden.example;kliniek@dewendingpaarden.example;0561 555 013;Drs. Tjitske Bergsma
Verslag van de sectoravond, tafel 3
Onze dierenarts vertelt dat zij in de auto factureert met Vetware en dan thuis alles overdoet. Wens: offline, chip scannen, paspoortnummer, röntgen (DICOM) meteen aan de klant.
Zij schouwt [[description|alle paarden die op het ijs gaan draven]], dat geeft op één ochtend tachtig keuringen die allemaal gratis zijn.
Ook heeft ze een patiënt met [[description|een glazen oog van een Duitse poppenmaker]]. Iedereen wou meer horen maar de tijd was om.
@Straalbedrijf Coatmax;Moerdijk;Middenweg 25;4782 PM;www.coatmaxstraal.example;planning@coatmaxstraal.example;0168 555 237;Arjan Kooistra
kort lijstje van de vloer
- klant zet iets neer, niemand weet wie: foto + telefoonnummer bij binnenkomst
- RAL 7016 of RAL 7016 structuur, dat is drie keer fout gegaan dit jaar
- oven plannen op kleur, niet op datum
- laagdikte meten en mee op de pakbon (ISO 12944)
- geen pakket waar je eerst een week cursus voor moet. MKG vond de baas te veel, King blijft voor de boeken
@Buurtvereniging en Dorpshuis De Kraakhorst;Vorden;Kerkhofweg 3;7251 KC;www.kraakhorst.example;beheerder@kraakhorst.example;0575 555 712;Gerrit Wullink
Moi, ik bun de beheerder en ik mot van 't bestuur uutzeuken hoo't zit met de zaalverhuur.
Agenda online, sleutel of code, bar afrekenen, leden 340, contributie en de vrijwilligers.
D'r kump hier van alles, toneel, yoga, prikpost. En in november slaopt hier [[description|de sinterklazen, veertien stuks, op stretchers]] want dan is de cursus. Dan mag d'r niks anders in.
Bel [[entity|Gerrit]], nao 't melken
@Scheepselektra De Marconist;IJmuiden;Trawlerkade 84;1976 CB;www.marconist.example;service@marconist.example;0255 555 119;Leendert Plug
Field service software, please, for twelve engineers who are mostly at sea level or below deck.
Work orders by vessel (IMO number), spare parts in vans, GMDSS survey certificates, radio licences, hours in three currencies, invoice to the agent.
We run Exact Globe with a homemade planner. Data must sync when the vessel is back in port.
Our stores still hold [[description|the spark transmitter that called for the lost lugger]]; it needs an asset number because the insurer wants it. Ask for [[entity|Leendert]].
@Glazenwasserij Van Tongeren;Sittard;Geleenbeeklaan 9;6166 GR;www.vantongerenglas.example;post@vantongerenglas.example;046 555 2031;Sjef van Tongeren
Routeplanning per 4, 6, 8 en 12 weken, particulieren betalen met Tikkie of incasso, zakelijk op rekening. Circa 4.800 adressen.
Overslaan moet makkelijk zijn (niet thuis, hek dicht, hond) en dan schuift hij vanzelf door.
Nu gebruiken wij Cleanmanager, support in het Deens zowat. Squeegee is bekeken.
Hoogwerkerkeuring en VCA-pasjes per medewerker met een signaal vooraf. Touwwerk apart, dat doen alleen de twee die [[description|de glazen koepel boven de carnavalshal zemen]].
@Tapijtweverij Desmyter;Oudenaarde;Ohiostraat 40;9700;www.desmyterweven.example;info@desmyterweven.example;055 55 83 19;Bernard Desmyter, Ann Baert
Ge vroeg om in drie zinnen te zeggen wat we zoeken, wel.
Een ERP waar een stuk lengte heeft, breedte, bad, fout per lopende meter, en waarin een coupon geen uitzondering is maar de regel.
Wij weven voor kastelen en hotels, en [[description|de loper van de rode trap in Cannes]] is elk jaar een aparte order waarvan de kleur tot de laatste dag niet vaststaat.
[[entity|Ann]] [[description|doet de planning met wasknijpers]], zij moet overtuigd worden, niet [[entity|Bernard]].
@Huisartsenpraktijk Smits en Adriaansen;Oss;Molenstraat 50;5341 GE;www.smitsadriaansen.example;assistente@smitsadriaansen.example;0412 555 602;Dr. Elke Adriaansen
Ter attentie van het kenniscentrum: onze telefooncentrale en het HIS werken niet samen. Wij zoeken een oplossing waarbij het dossier opent als een patiënt belt, met terugbelfunctie en wachtrijcijfers.
HIS is Medicom, telefonie nu van een lokale partij. We hebben Clepp, Moet ik naar de dokter en Spreekuur.nl in beeld voor digitale triage.
Begroting: 6.000 euro per jaar. Patiëntenraad wil dat ouderen een mens blijven krijgen.
@Bouwmaterialenhandel Zeelandia Hout;Goes;Klein Frankrijk 31;4461 ZN;www.zeehout.example;balie@zeehout.example;0113 555 148;Kees-Jan Filius
ik heb ff snel opgeschreven wat er fout ga
- hout per m3 inkopen, per meter verkopen, per stuk tellen (drie keer andere voorraad)
- kassa valt uit als het onweert
- pallets statiegeld
- [[entity|KJ]] wil FSC-claim op de factuur
- de palen!! azobé uit [[description|de afgedankte golfbrekers van het dorp onder zee]], gemerkt met brandijzer, aparte opslag
liefst HoutERP of zo, of 4PS, zeg het maar
@Warmtenet Polderwarmte;Zevenbergen;Huizersdijk 1;4761 PA;www.polderwarmte.example;klant@polderwarmte.example;0168 555 900;Saskia Nuijten
Aansluitingen: 730. Tarieven volgens de ACM-besluiten en de nieuwe Wcw. Wij zoeken facturatie met slimme meters (M-Bus over LoRa), een klantportaal, storingsdienst en assetbeheer van de onderstations.
Bron is restwarmte, met een houtketel als achtervang.
Leverancier moet ervaring hebben met de splitsing tussen warmtebedrijf en netbeheer. Ferranti en Itineris kennen we, te groot. Termijn: eerste afrekening uit het nieuwe systeem over volgend kalenderjaar.
@Zeefdruk Atelier Rakel;Gent;Dok-Noord 4;9000;www.rakelgent.example;inkt@rakelgent.example;09 555 70 21;Thibault Maes
Hello, wij drukken posters, textiel en glas en zijn met vijf. We hebben een mini-ERP nodig, liefst iets dat wij zelf kunnen aanpassen.
Orders komen binnen via mail, Instagram en aan de toog.
Zeefbeheer: elk raam heeft een nummer, en er zijn er die nooit gestript mogen worden, zoals [[description|de ramen van de verboden nonnenaffiche]]. Dat moet in koeien van letters op het scherm komen.
Facturen via Peppol. Merci, [[entity|Thibault]] ([[entity|@rakel.tibo]] antwoordt rapper)
@VvE De Oude Melkfabriek;Heerenveen;Fabriekslaan 5;8441 RR;www.vvemelkfabriek.example;bestuur@vvemelkfabriek.example;0513 555 017;Hanneke Postma, Klaas Visser
Wij zijn een VvE van 31 lofts en vragen om advies over software voor zelfbeheer. Nu heeft [[entity|Klaas]] alles op zijn laptop, onder meer [[entity|VvE_Melkfabriek_def_def3.xlsx]], en [[entity|Klaas]] verhuist naar [[entity|Lemmer]].
Reserves, jaarrekening, schades, sleutels, MJOP, reserveren van de sauna [[description|in de roestvrijstalen melktank]]. En dan de schoorsteen: daar zit [[description|een ooievaarsnest dat in de splitsingsakte staat]], dus wie betaalt de veger?
Graag een pakket dat een leek begrijpt.
@Hijs- en Hefbedrijf Polman;Hengelo;Diamantstraat 46;7554 TC;www.polmanhijsen.example;planning@polmanhijsen.example;074 555 3888;Johan Polman
Planning en verhuur van 26 kranen (Liebherr, Grove, Tadano). Keuringen TCVT, hijsplannen, ontheffingen van de RDW, machinistenboekjes en draaiuren. Facturatie per uur met minimumtijd, stoptijd en aanrijtoeslag.
Nu gebruiken we Matrix met een losse planner van 15 jaar oud.
Belangrijkste wens: een planbord waar twee planners tegelijk in slepen, waarbij de telefoon van de machinist direct meebeweegt. Draait u dat ergens al? Dan komen wij kijken.
@Orgelbouw Reinders & Zoon;Loppersum;Molenweg 20;9919 AG;www.reindersorgel.example;pijp@reindersorgel.example;0596 555 090;Harm Reinders
Graag iets om onderhoudscontracten te plannen, 190 kerken, stembeurt in voorjaar en najaar, verwarming moet drie dagen vooraf uit.
Per orgel een dossier van alle pijpen, mensuren, foto's, temperatuur bij het stemmen.
[[description|Sinds de bevingen staan er hier orgels scheef]]; [[description|wij hingen er eentje op aan vliegtuigveren]] en dat moet elk kwartaal nagemeten.
Mijn zoon vindt Gripp goed. Ik denk aan een kaartenbak met stroom.
[[entity|Harm R.]]
@Uitvaartdrukkerij en Kaarten Stiltepapier;Tongeren;Hasseltsestraat 77;3700;www.stiltepapier.example;atelier@stiltepapier.example;012 55 58 80;Mia Kellens
Wij drukken rouwbrieven en gedachtenisprentjes binnen de drie uur, dag en nacht.
Het ordersysteem: uitvaartondernemer vult online in, wij zien een proef, hij keurt, de pers loopt. Web-to-print dus, maar waardig.
Adreslijsten gaan na verzending weg (GDPR).
We printen ook op [[description|papier waar de as van de hond in zit]] en dan is één vel kwijt echt kwijt, dus stuksgewijs opvolgen.
Voor vragen: [[entity|Mia]]
@Textielsorteerbedrijf Lomp;Tilburg;Kraaivenstraat 25;5048 AB;www.lompsorteert.example;info@lompsorteert.example;013 555 6650;Rachid Amrani
Input per inzamelaar, output in 140 sorteerklassen, balen met label, containers naar zeven landen. Daar hoort voorraadsoftware bij met weegschalen en handscanners die tegen stof kunnen.
UPV textiel verplicht ons tot cijfers over hergebruik en vezel-tot-vezel. GRS-certificering loopt.
Personeel: veel talen, dus plaatjes op het scherm. Nu Navision Classic plus een stagiair. Leveranciers zonder ervaring in sorteren mogen ook reageren.
@Restauratiebedrijf Muurvast;Doesburg;Waterstraat 12;6981 BS;www.muurvastrestauratie.example;bouw@muurvastrestauratie.example;0313 555 271;Theo Jolink, Renske Baakman
Besproken met [[entity|Theo]] aan de keukentafel
Calculeren in Excel, kostenbewaking in Excel, personeel in Excel (die naam heeft hij voor de hond voorgesteld).
Zoekt: project-ERP voor vijftien metselaars en voegers, koppelen aan Loket voor de lonen.
Bonnen van de kalkoven apart, want ze [[description|branden hun kalk van Zeeuwse schelpen in de tuin]].
Leerlingen krijgen na drie jaar [[description|een steen met hun duimafdruk in de stadsmuur]], graag ergens registreren waar die zit.
@Koelhuis en Expeditie Frigolux;Beringen;Industrieweg 141;3583;www.frigolux.example;wms@frigolux.example;011 55 94 40;Els Vanderlinden
Beste, u vroeg waarom wij na tien jaar van WMS willen veranderen. Omdat Reflex bij ons geen updates meer krijgt en omdat de facturatie van opslag, in- en uitslag en herpak nog altijd twee dagen Excel kost.
Voor de volledigheid: het is diepvries, 24/7, met shuttles van SSI Schäfer. Die integratie is knock-out, voice picking niet.
Eén vraag vooraf: kan een leverancier op vrijdagavond live gaan zonder dat wij maandag de deur dicht moeten houden?
@Logopedie Praatpunt;Zoetermeer;Broekwegzijde 30;2725 PE;www.praatpuntlogopedie.example;info@praatpuntlogopedie.example;079 555 1420;Iris Wolters
Vier logopedisten, twee scholen, één hoop frustratie. Ons EPD is traag, declaraties komen terug, en de wachtlijst staat op een whiteboard dat de schoonmaker al twee keer heeft uitgeveegd.
Wij willen: wachtlijst met urgentie, ouders die zelf afspreken, DTL, oefenfilmpjes met toestemming.
Aparte groep: [[description|de veilingmeesters die hier hun stem leren sparen]]. Betaald door hun werkgever, geen zorg, wel in de agenda.
Groet van [[entity|Iris]]
@Draaierij Pauwels Precisie;Turnhout;Slachthuisstraat 120;2300;www.pauwelsprecisie.example;cnc@pauwelsprecisie.example;014 55 80 36;Jef Pauwels, Sofie Pauwels
CNC draaien en frezen in titaan en peek, 28 machines waarvan 9 met robot. MES gezocht met live OEE, gereedschapsbeheer (Zoller), meetprotocollen uit Zeiss Calypso en EN 9100-traceerbaarheid.
ERP is en blijft Ridder.
Wat daar op de tekening [[entity|VLINDER-7]] heet is [[description|de heup voor een orang-oetan uit een dierentuin]], dat project mag in geen enkele demo zichtbaar zijn zegt [[entity|Sofie]].
@Stichting Historische Tramlijn Werkplaats;Medemblik;Dam 8;1671 AW;www.tramwerkplaats.example;werkplaats@tramwerkplaats.example;0227 555 366;Nico Groot
Geachte adviseur. Onze werkplaats draait op 130 vrijwilligers, gemiddelde leeftijd 71, en een onderhoudssysteem op papier.
Gevraagd: assetmanagement met ILT-proof keuringsregime voor ketels, vervaardigde onderdelen, urenregistratie, opleidingsmatrix.
Reserveonderdelen liggen in [[description|een goederenwagen die als kippenhok gevonden is]], vakken A t/m R. [[entity|Nico]] heeft er wat barcodes geplakt.
Geen Engels, grote letters.
@Zonnepaneleninstallateur Fotonik;Kortrijk;Doorniksesteenweg 266;8500;www.fotonik.example;info@fotonik.example;056 55 51 73;Lander Dewitte
Dag, wij plaatsen PV, batterijen en laadpalen, 35 mensen. CRM en planning zitten nu in Monday, offertes in PVsol en facturen in Exact Online. Niets is gekoppeld.
Wij zoeken één keten: lead, plaatsbezoek, offerte met stringplan, keuring AREI, aanmelding bij Fluvius, oplevering, onderhoud.
Voorraad omvormers per serienummer. Garantieclaims bij SMA en Huawei kosten ons een voltijdse kracht. Budget rond 40k, start in januari.
@Bibliotheek- en Archiefinbinder Kneep;Franeker;Noord 44;8801 KR;www.kneepbinders.example;kneep@kneepbinders.example;0517 555 870;Durk Hoekstra
ff tussendoor: kan er ook iets met spraak? Ik heb lijm aan me handen en kan niet typen
per band wil ik zeggen 'leer, vijf ribben, goudsnede, klaar vrijdag' en dat het dan in de order staat
klanten zijn bibliotheken, studenten met een proefschrift en [[description|het kaatsgenootschap met zijn boek vol handtekeningen van koningen]]
die laatste moet per sé in de kluis geregistreerd
kleur groen [[description|maken we zelf van kroos uit de gracht]], dus voorraad kan negatief zijn
@Expeditiekantoor Baltic Gate;Delfzijl;Handelskade Oost 10;9934 AA;www.balticgate.example;ops@balticgate.example;0596 555 404;Margriet Dijkema, Tomasz Zielinski
We forward project cargo and bulk, mostly short sea. Looking for a TMS with customs (DMS 4.1, NCTS phase 5, ICS2), dossier-based margins, and e-mail filing that does not depend on Outlook folders.
CargoWise was too heavy, Boltrics looked fine.
[[entity|Tomasz]] handles the wind blades, [[entity|Margriet]] the rest. Note that dossiers starting with Z are [[description|the whale skeletons for that Danish museum]]: permits under CITES, never to be shown on the client portal.
Reply to [[entity|ops@balticgate.example]] or ring [[entity|0596 555 404]].
@Timmerfabriek Hoeksma;Joure;Geelgietersstraat 6;8501 CA;www.hoeksmakozijn.example;verkoop@hoeksmakozijn.example;0513 555 238;Ate Hoeksma, Lysbeth de Jong
Naam contactpersoon: [[entity|L. de Jong]]
Aantal gebruikers: 16
Huidige software: Matrix Kozijn, Exact, losse Excel voor glas
Wat moet beter: levertijden afspreken die kloppen; KOMO-dossier; barcode per kozijn; terugmelding vanaf de afmontage
Bijzonderheden: na de brand hebben we [[description|twee jaar lang in de leegstaande schaatshal geproduceerd]], sindsdien staat de routing nog op die indeling. Dat moet er ook uit.
@Wijnimport De Kurkentrekker;Mechelen;Battelsesteenweg 455;2800;www.kurkentrekkerwijn.example;bestel@kurkentrekkerwijn.example;015 55 29 60;Philippe Goossens
Wij importeren 640 wijnen en leveren horeca en speciaalzaken. Accijns, EMCS, e-AD's, AC4, ecotaks en verpakkingsbijdrage: wie beheerst dat zonder maatwerk?
Jaargangen zijn bij ons telkens een ander artikel en dat maakt elke prijslijst tot een drama. Vertegenwoordigers willen een app met historiek en allocaties.
Nu Wings met Excel eromheen. Bizzmine is door een collega genoemd, Odoo door iedereen.
Locatiebeheer is een aandachtspunt: wij liggen [[description|in de gewelven onder het vroegere slachthuis]] en vak en rij zijn daar betrekkelijk. [[entity|Philippe]] vindt alles, de rest niets.
@Mobiele Tandarts en Prothetiek Gebit op Wielen;Hoogeveen;Schutstraat 150;7907 CE;www.gebitopwielen.example;afspraak@gebitopwielen.example;0528 555 619;Diana Kroezen
Hallo! Ik ben tandprotheticus en rij met een bus langs verpleeghuizen. Vroeger was ik [[description|grimeuse bij een rondreizend spookhuis]], vandaar misschien dat ik niet van kantoren hou.
Ik heb een dossier nodig met foto's, akkoord van de familie, machtiging, declaratie, alles op tablet zonder wifi.
Lab is bij mij achter. Elke prothese krijgt een chipje met naam.
[[entity|Diana K.]], kenteken als u mij zoekt is [[entity|VK-914-D]]
@Heftruckservice Janssen & Lutz;Venlo;Edisonstraat 28;5928 PG;www.janssenlutz.example;service@janssenlutz.example;077 555 2074;Ralf Lutz
Verhuur, verkoop, keuring (BMWT) en onderhoud van heftrucks en hoogwerkers. 31 monteurs in bus.
Doel: één systeem voor contracten, urenstanden via telematica, planning, bus-voorraad, werkbon op iPad, factuur dezelfde dag.
Vergeleken: Syntess, Gassaway, Navision met Dysel. De laatste twee willen wij graag nog eens zien met onze eigen cijfers. Duitse klanten krijgen een Duitse bon, dus meertalige sjablonen.
@Gezondheidscentrum De Mijnlamp;Heerlen;Akerstraat 88;6411 HC;www.demijnlamp.example;beheer@demijnlamp.example;045 555 3117;Wendy Cremers, Nol Frissen
Verwijzen, overleg, gezamenlijke wachtkamer: negen disciplines en vijf systemen.
We zoeken een KIS en een zaalreservering, VIPLive is nu in gebruik bij de huisartsen.
Spreekkamer zes is niet te boeken als er wind uit het westen staat, want wij zitten in [[description|de voormalige badlokalen met de kettingen nog aan het plafond]] en dan rammelt alles.
[[entity|Nol]] vindt dat gezellig, de psycholoog niet.
@Stalen Trappen Vermeiren;Lommel;Maatheide 31;3920;www.vermeirentrappen.example;info@vermeirentrappen.example;011 55 40 28;Dieter Vermeiren
Gesproken bericht, uitgeschreven:
Ja dag, met [[entity|Dieter]]. Ik heb die lijst van u ontvangen met pakketten. Bedankt daarvoor. Wat ik niet zie staan is EN 1090, dus materiaalcertificaten per onderdeel, lasserskwalificaties, CE-label.
En nesting voor plaat. En montageplanning want mijn mannen zitten veel in [[entity|Wallonië]].
Nog iets, [[description|wij doen geen rechte trappen]]. Dat is geen grap, [[description|ik weiger rechte trappen sinds mijn broer van een viel]]. Dus ieder stuk is uniek en stuklijsten kopiëren heeft geen zin.
@Gerechtsdeurwaarderskantoor Ter Laak;Arnhem;Velperweg 26;6824 BJ;www.terlaakgdw.example;kantoor@terlaakgdw.example;026 555 8100;Mr. Evelien ter Laak
Wij oriënteren ons op opvolging van ons deurwaardersprogramma. Eisen: BRP, KvK, DDR en UWV-bevragingen, kwaliteitsrekening, renteberekening, betalingsregelingen via een portaal, digitaal ondertekende exploten, KBvG-normen.
Wij willen daarnaast dat een debiteur in gewone taal ziet waar hij aan toe is.
Huidige leverancier stopt de ondersteuning volgend jaar. Omvang 40 medewerkers, 19.000 lopende dossiers. Aanlevering door opdrachtgevers gaat via een eigen xml.
@Touwslagerij Van Rietschoten;Oudewater;Waardsedijk 9;3421 NE;www.vanrietschotentouw.example;info@vanrietschotentouw.example;0348 555 402;Corné van Rietschoten
onze baan is [[description|driehonderdzeven meter lang en loopt onder het spoor door]], dus draadloos scannen valt weg halverwege
ik zoek voorraad en productie voor touw: lengte, slag, draden, breeksterkte, certificaat erbij
klanten zijn schepen, circussen, klokkenluiders en een enkele filmmaker
webshop is er (WooCommerce)
de man van het vorige pakket kwam één keer en zei dat meters geen eenheid was
[[entity|Corné]]
@Accountantskantoor Dewael & Partners;Ieper;Menenstraat 44;8900;www.dewaelpartners.example;info@dewaelpartners.example;057 55 33 02;Katrien Dewael
Geachte,
Ons kantoor (ITAA, 14 dossierbeheerders) bekijkt de overstap van Kluwer Expert/M naar een cloudoplossing. CodaBox, Peppol, Intervat, Biztax en Silverfin moeten aansluiten.
Wij wensen eveneens een klantenportaal met goedkeuring van aangiften via itsme.
Bijkomend: tijdregistratie verplichten zonder opstand. Hoe doen andere kantoren dat? Prijs per dossier of per gebruiker, beide graag vermelden.
@Hovenier en Grondwerk Berkvens;Deurne;Zeilbergsestraat 101;5751 LK;www.berkvensgrond.example;info@berkvensgrond.example;0493 555 314;Wim Berkvens, Loes Manders
Hoi [[entity|Loes]] hier, de dochter van.
Pa doet planning op de achterkant van zaadzakjes en ik wil daar vóór zijn pensioen vanaf. Machines met GPS (Trimble), uren, bonnen, KLIC-meldingen, kosten per werk. Groenlicht en Acto zijn bekeken.
Klein detail, wij graven ook voor archeologen. Sinds [[description|pa met de minigraver een Romeinse helm optilde]] staan we bovenaan hun lijstje en dan gelden andere tarieven, per laag van vijf cm.
@Drukkerij-Uitgeverij Sint-Lucia;Sint-Niklaas;Parklaan 133;9100;www.sintluciadruk.example;info@sintluciadruk.example;03 555 77 41;Zr. Godelieve, Bart Heirman
Wij zijn een kleine drukkerij die nog gedeeltelijk [[description|door vijf zusters op klompen wordt gedraaid]]. De jongste, [[entity|zuster Godelieve]], is 74 en doet de facturen.
[[entity|Bart]] is de enige leek, ik dus.
Nodig: ordersysteem, calculatie, papiervoorraad, facturatie via Peppol, kalenderabonnees (21.000).
De werkdag wordt drie keer onderbroken, houd daar in de planning rekening mee want [[description|bij de noon slaat de stroom van de persen af]].
@Fleetwash Truckreiniging;Born;Sluisweg 20;6121 RR;www.fleetwash.example;info@fleetwash.example;046 555 7150;Hub Gielen
Tankcleaning volgens SQAS en EFTCO, met ECD-document digitaal (eECD). Vier banen food, twee chemie.
We zoeken aanmelding via slotboeking, kentekenherkenning, vorige ladingen, reinigingscode, verwarmen, afrekening contant of op rekening van de expediteur. DocStop of Cleanmate, kent iemand die?
Afvalwateranalyse moet erbij per lozing. Nu staat alles in een DOS-scherm dat iedereen blind kan bedienen, en dat is precies het probleem.
@Gemeentelijk Havenbedrijf Lauwersoord;Zoutkamp;Reitdiepskade 11;9974 PJ;www.havenlauwersoord.example;haven@havenlauwersoord.example;0595 555 028;Grietje Bakker
Dossier havenmanagement, aanvulling op ons eerste schrijven.
De passanten betalen via een automaat, vaste ligplaatsen per jaar, vissers naar besomming. Dat laatste snapt geen leverancier.
Daarnaast hoort de historische vloot vrijgesteld te zijn zolang de eigenaar [[description|met Pinksteren de schoolkinderen zijn schip laat teren]]. Raadsbesluit.
Ligplaatsen A12 tot A19 blijven leeg voor de [[entity|Familie Toxopeus]].
@Uitrustingsverhuur Podiumhuis;Vilvoorde;Schaarbeeklei 600;1800;www.podiumhuis.example;rental@podiumhuis.example;02 555 61 09;Kenny Raes
Verhuur van licht, geluid, rigging en doeken. Rentman of Current RMS, daar zijn we bijna uit, maar wie begeleidt ons?
Wat telt: dubbele boekingen op serienummer, subhuur, keuring van kettingtakels, crew via een app, transportvolume automatisch.
Project [[entity|Rosmarijn]] is een vaste klant die onder schuilnaam boekt. En het doek met de zon erop, [[description|twintig bij veertig, geschilderd door gedetineerden in Merksplas]], mag nooit meer dan twee nachten weg.
@Pluimveepraktijk Klokhuis;Barneveld;Stationsweg 390;3771 VH;www.klokhuispluimvee.example;info@klokhuispluimvee.example;0342 555 206;Drs. Rik Hardeman
Gespecialiseerde dierenartsenpraktijk, zes dierenartsen, 410 koppels. Wij zoeken een systeem voor koppelregistratie, entschema's, sectieverslagen, salmonella-uitslagen via GD, antibiotica per dierdagdosering en automatische aanlevering aan KIP en Medirund.
Facturatie per 1.000 dieren. VeeManager bekeken, dat is voor rundvee.
App voor in de stal met handschoenen aan. Offline. Uitdraai op A4 voor aan de staldeur blijft nodig, daar wordt om gevraagd bij controle.
@Meubelmakerij Spaan;Culemborg;Pascalweg 7;4104 BE;www.spaanmeubel.example;spaan@spaanmeubel.example;0345 555 490;Floor Spaan, Igor Vlasic
chat 11:42 > wat gebruiken jullie nu?
niks, [[entity|Igor]] heeft alles in zijn hoofd en ik heb de bank
> en wat voor werk is het?
keukens, kasten, en sinds [[description|de tafel waaraan die wapenstilstand getekend is]] ook heel veel ambassades. die willen een NDA per meubel en dat vergeet ik dus
> planning? graag, en materiaal, en klant die meekijkt in 3D. o en cnc (Homag) met Imos
> wie beslist?
[[entity|Floor]], ik dus
@Kernlab Isotopia;Petten;Westerduinweg 5;1755 LE;www.isotopia-lab.example;qa@isotopia-lab.example;0224 555 660;Dr. Anouk Zwart
Request for information: electronic batch records and inventory with decay correction. GMP Annex 11, 21 CFR Part 11, KEW licence registers, transport class 7.
Roughly 40 batches a week for [[description|five hospitals, driven off through the dunes before dawn]]. Labels must survive hot cells, and [[description|the old reactor canteen where we do release]] has no network yet.
We evaluated LabVantage and a tool from a start-up that vanished. A vendor should have at least two references in radiopharmacy, validated environments, and a support desk that answers at 3 a.m.
@Containerverhuur en Afval Mulders;Bree;Peerderbaan 68;3960;www.muldersafval.example;containers@muldersafval.example;089 55 47 15;Rosita Mulders
Ritplanning, containers met barcode, weegbrug, Mijn Verpakkingsafval, sloopopvolgingsplan via Tracimat, OVAM-register. Dat alles in één pakket, want ik verwerk nu vier schermen.
Ik neem de zaak over van pa, die [[description|met paard en kar achter de kermis aan begonnen is]]. [[description|De foorkramers zijn nog altijd klant]], betalen cash en per dorp, en zijn nooit thuis, dus adres = standplaats.
Bel mij ([[entity|Rosita]]) na de school.
@Borduuratelier Gouden Draad;Volendam;Zeestraat 41;1131 ZD;www.goudendraadatelier.example;steek@goudendraadatelier.example;0299 555 085;Truus Kwakman
Ik hoop dat u wat voor mij weet. Machines van Tajima, bestanden DST, klanten die geen logo kunnen aanleveren, en 1.800 oude ontwerpen op diskettes.
Offerte, proef, akkoord, borduren, sturen. Meer niet.
Bij [[description|het vaandel dat in het Vaticaan hangt]] hoort een eigen garenkleur, die mag niet voor voetbalclubs. Een blokkade zou mooi zijn.
Dag hoor, [[entity|Truus]] van de [[entity|Zeestraat]]
@Laadpaalexploitant Stekkerbos;Ede;Galvanistraat 1;6716 AE;www.stekkerbos.example;support@stekkerbos.example;0318 555 730;Jeroen Ypenburg
Backoffice CPO: OCPP 1.6 en 2.0.1, OCPI 2.2.1 met roaminghubs, ERE-inboeking, dynamische tarieven, load balancing over achtergelegen meters, 1.450 laadpunten.
Ons platform is een whitelabel van Last Mile; contract expireert.
Vereist: facturatie met creditering van thuisladen, AFIR-conforme ad-hocbetaling, 24/7 eerste lijn door ons, tweede lijn bij leverancier. Aanbieders graag met roadmap V2G en een proefomgeving.
@Rietdekkersbedrijf Brouwer;Giethoorn;Kerkweg 50;8355 BL;www.brouwerriet.example;riet@brouwerriet.example;0521 555 213;Hendrik Brouwer
Offerte per m2, kegelvorst, vogels, verzekering, en foto's met datum. Da's m'n lijst.
Wij doen alles over het water, dus [[description|steigers gaan op twee aan elkaar geknoopte vletten]] en dat kost per kilometer, zoiets kent geen enkel calculatieprogramma.
Een jaar of wat terug zijn we [[description|nageteld door het recordboek, 61.000 bossen]], sindsdien krijg ik aanvragen uit Japan in het Engels.
[[entity|Hendrik]]
@Thuiszorgwinkel MediPlein;Genk;Europalaan 81;3600;www.mediplein.example;winkel@mediplein.example;089 55 30 62;Bea Thijs
Wij verkopen en verhuren hulpmiddelen: bedden, rolstoelen, krukken, kolven. Verhuur met waarborg, ziekenfondstarieven, reiniging na terugkomst, technische keuring met datum.
Kassa gekoppeld aan voorraad, eID-lezer, levering en montage in een route.
Huidig pakket: eigen ontwikkeling in FoxPro. Derdebetaler en tussenkomst VSB moeten erin kunnen. Twee winkels, negen medewerkers. Wij verkiezen een Belgische leverancier.
@Installatiebureau Koudekracht;Urk;Het Spijk 20;8321 WT;www.koudekracht.example;storing@koudekracht.example;0527 555 771;Jelle Snoek, Maaike Romkes
Koeltechniek, F-gassenregistratie (STEK, BRL 100/200), logboeken per installatie, storingsdienst.
We zoeken iets waar de monteur de cilinder scant en de rest vanzelf gaat.
Zondag: storingen worden dan niet gefactureerd en niet geplant, [[description|behalve bij levensgevaar van vis]], [[description|dat heeft de kerkenraad zo met ons afgesproken]]. Moet uitgezet kunnen worden per klant.
[[entity|Maaike]] regelt de demo, [[entity|Jelle]] is de [[entity|Vissershaven]] niet uit te krijgen.
@Regionale Omroep De Zendmast;Smilde;Hoofdweg 3;9422 AA;www.dezendmast.example;redactie@dezendmast.example;0592 555 606;Bertus Nijland
Beste mensen, onze omroep krijgt subsidie om een redactiesysteem te kopen en dat geld moet voor kerst op. Rooster, planning van camera's, archief, rechten, website.
36 vrijwilligers, 4 betaald. Nu alles via een appgroep die ‘niet storen’ heet.
Montage in DaVinci. Archief staat in de kelder onder [[description|de toren die vlam vatte en doormidden viel]], dus vocht.
Kan een leverancier langskomen op woensdagavond? Wij koken dan [[description|bruine bonen voor alle gasten van de uitzending]].
@Advocaten- en Mediationkantoor Wibaut;Zwolle;Burgemeester Drijbersingel 9;8021 DA;www.wibautmediation.example;info@wibautmediation.example;038 555 4466;Mr. Sven Wibaut
Zes advocaten, twee mediators. Wij willen één omgeving voor dossiers, tijdschrijven, declareren (ook toevoegingen via de Raad), conflictcheck, derdengelden en veilige uitwisseling met de rechtbank.
Clio, Kleos, BaseNet en Urios zijn bij ons langs geweest. De eerste drie scoren vergelijkbaar.
Graag uw oordeel over de exitregeling: krijgen wij alles terug in een leesbare vorm als we weggaan? Dat is bij het huidige pakket de pijn.
@Liftenbouwer Opwaarts;Nieuwegein;Ravenswade 54;3439 LD;www.opwaartsliften.example;service@opwaartsliften.example;030 555 9024;Patrick Ruiter, Hennie Bos
Storingslijn, onderhoudscontracten, keuringen Liftinstituut, modernisering. Dat zijn de vier poten waarop onze software moet staan.
Monteurs (19) melden zich nu telefonisch bij [[entity|Hennie]]. [[entity|Hennie]] gaat met pensioen. Paniek.
Contract 0417 is een buitenbeentje: [[description|een lift in een molen, voor de kersen op brandewijn]], keuring eens per half jaar met de baas erbij.
Graag een pakket met AI-achtige voorspelling, mits het uitgezet kan worden.
@Diervoedergroothandel Kaf en Koren;Raalte;Zwolsestraat 40;8101 AC;www.kafenkorenvoer.example;orders@kafenkorenvoer.example;0572 555 391;Alfons Wolbert
Spraakmemo (uitgetypt door de stagiaire)
Ja eh, bulkplanning dus. De boer belt als de silo leeg is en dat is altijd op vrijdagmiddag. Wij willen sensoren in de silo en dan een voorstel voor de rit, kamers van de wagen erbij, en dat er geen medicinaal voer ná iets anders komt. GMP+ dus.
Agrovision houden we, alleen de logistiek eromheen niet. Twaalf wagens. Eh, prijs per wagen of per maand maakt mij niet uit. Dat was 'm.
@Dierenarts De Grenspaal;Baarle-Nassau;Chaamseweg 7;5111 GH;www.dierenartsdegrenspaal.example;info@dierenartsdegrenspaal.example;013 555 5507;An Verheijen
Wij hebben [[description|een praktijk met twee btw-nummers]], omdat [[description|de behandeltafel in een ander land staat dan de balie]].
Zoek dus software die per verrichting kan kiezen: Belgisch of Nederlands tarief, chipregistratie bij DogID of bij NDG, antibiotica in Sanitel of Medirund.
Corilus zegt ja, Animana zegt misschien. Spoed belt op [[description|de oude smokkelbel aan de zijgevel]], dat hoeft u niet te automatiseren.
Kat van de burgemeester graag niet als demodossier gebruiken. [[entity|An]]
@Etikettendrukker Labelux;Wijchen;Nieuweweg 281;6603 BN;www.labelux-etiketten.example;info@labelux-etiketten.example;024 555 8890;Stan Peeters
Hallo, even een domme vraag misschien. Als je van LabelTraxx naar Cerm gaat, kun je dan de stansen met locatie en al meenemen, of zit je weken over te kloppen?
Wij drukken flexo en digitaal, Mark Andy en Indigo. Productie loopt prima, maar CRM en inkoop zijn een ramp en de BRCGS-auditor keek al moeilijk.
Een paar namen van drukkers die het achter de rug hebben zou ik fijn vinden. Offerte mag ook, maar liever eerst de verhalen.
@Spoorwegaannemer Rail & Raaf;Roosendaal;Gastelseweg 192;4705 AA;www.railenraaf.example;planning@railenraaf.example;0165 555 741;Eddy Raaijmakers, Monique Laros
Planning en certificaten! VVW, digitaal veiligheidspaspoort, medische keuring, poortje met pas.
Nachtdiensten, weekendbuitendienststellingen, ATW bewaken, terugreistijd. Verdiend wordt er alleen als iedereen mag wat hij kan.
[[entity|Monique]] maakt de roosters in Excel met kleuren die alleen zij kent.
[[description|In ons logo zit een raaf]] omdat [[description|er een met ons bovenleiding meevloog naar de Betuwe]], die heeft zelfs een personeelsnummer. Nummer 0, niet wissen bij migratie.
@Vereniging van Mede-eigenaars De Graansilo's;Temse;Kaai 6;9140;www.graansilostemse.example;vme@graansilostemse.example;03 555 19 84;Greet Baeten
Dag,
het gaat om een gebouw van 46 entiteiten in [[description|betonnen graansilo's, dus alle kamers zijn rond]]. Onze plannen passen daarom in geen enkel programma, dat vraagt lengte maal breedte.
Zoek: syndicussoftware met reservekapitaal, duizendsten, e-stemming, Peppol-inkoop.
Onze vorige syndicus ([[entity|Immo Callens]]) is met de noorderzon vertrokken en de rekeningen kloppen niet sinds 2021. Import van bankbestanden van vijf jaar graag meeprijzen.
[[entity|Greet]]
@Incassobureau Recta;Amersfoort;Stationsplein 14;3818 LE;www.rectaincasso.example;info@rectaincasso.example;033 555 1150;Sybren Jorna
ISO 27001, Wki-registratie, keurmerk NVI. Dertig medewerkers, 120.000 dossiers per jaar, hoofdzakelijk telecom en zorg.
Vervanging van onze inhouse applicatie (Delphi). Functioneel: WIK-brieven, betalingsregeling volgens draagkracht, iDEAL-link, bellen met een dialer, BKR, rapportage naar opdrachtgever per dag.
Budget is goedgekeurd. Wij ontvangen graag namen van drie leveranciers met een referentie van gelijke omvang, zonder tussenkomst van een tender.
@Palletreparatie Houtstra;Drachten;De Hemmen 41;9206 AG;www.houtstrapallets.example;in@houtstrapallets.example;0512 555 263;Gerlof Houtstra
wij reparere pallets, 9000 per dag ong. EPAL licentie NL nr zit op de stempel
sortere, repareren, HT behandeling (ISPM 15), terug naar klant. saldi per klant klopt nooit
ik wil telling met camera en direct een bon op de telefoon van de chaufeur
wij zijn verhuist naar de oude [[description|kauwgomballenfabriek, het ruikt er nog naar kers]], dus meer plek en nu wil ik ook meer omzet
bel [[entity|Gerlof]] op [[entity|0512 555 263]]
@Ortho-atelier Schoentechniek Verhaege;Oostende;Torhoutsesteenweg 370;8400;www.verhaegeschoentechniek.example;atelier@verhaegeschoentechniek.example;059 55 71 40;Steven Verhaege
Orthopedische schoenen en zolen, drie pashuizen, RIZIV-nomenclatuur, voorschrift en kennisgeving, derdebetaler elektronisch via MyCareNet.
De 3D-scan van de voet moet in het dossier, het freesbestand ook. Leveringstermijn per paar volgen, van leestmaker tot afwerking.
Op vandaag: papieren werkkaart in een plastic hoes. Het mag stapsgewijs, de jongste collega trekt het project. Prijs onder 15.000 in jaar één.
@Stadsdistributie Laatste Meter;Nijmegen;Winselingseweg 41;6541 AH;www.laatstemeter.example;hub@laatstemeter.example;024 555 3131;Ilja Bosman, Rosa Dekkers
Beste [naam weggelaten], bijgaand de wensen van de hub. 1) cross-dock met scan, 2) venstertijden en ZE-zone, 3) retourfust, 4) CO2 per zending, 5) API voor ketens.
Boten tellen ook mee! 's Ochtends gaan [[description|de kratten bier in een gierpont zonder motor]] naar de overkant, dat is een voertuig met één knop: wachten.
Vrijdag proefdag met [[entity|Rosa]]; [[entity|Ilja]] schuift om 13 u aan. Parkeren achter [[entity|De Lindenberg]].
@Metaalgieterij Vulkaan;Heerde;Industrieweg 3;8181 NH;www.gieterijvulkaan.example;gieten@gieterijvulkaan.example;0578 555 420;Bart-Jan van Essen
ERP request from an aluminium and bronze foundry, 52 staff. Pattern storage with location and owner, melt batch to casting traceability, spectrometer results on the certificate, scrap loop, energy per heat.
Present system: a Progress database written by the former controller, who charges by the phrase.
[[entity|B.J.]] wants one promise in writing: that job [[description|C-17, the bell that rings itself in fog]], keeps its own routing, since we recast it whenever [[description|the lighthouse people bring back the shards]].
@Fotovakhandel en Lab Korrel;Alkmaar;Koorstraat 22;1811 GP;www.korrelfoto.example;winkel@korrelfoto.example;072 555 0609;Elsbeth Mooij
Hoi, we zijn een fotozaak en doen weer ontwikkelen, kleur én zwart-wit, per post uit het hele land. Tweehonderd rolletjes per dag.
Ordersysteem met scan-upload naar klant, labels, Mollie, retour negatieven, kassa Lightspeed.
Ik heb [[description|als kind de laatste Kodachrome van een astronaut staan spoelen]] en daar vertelt iedereen over aan de toonbank, maar het systeem moet gewoon sneller dan ik.
[[entity|Els]]
@Waterlaboratorium Aquatoets;Leeuwarden;Snekertrekweg 61;8912 AA;www.aquatoets.example;lab@aquatoets.example;058 555 9170;Ynte Haitsma
Leden van de projectgroep LIMS,
Bevindingen leveranciersbezoek: LabWare biedt meer dan we nodig hebben, StarLIMS is stabiel, Autoscribe scoort op prijs. Legionella, zwemwater, drinkwater; 320.000 analyses per jaar. AquaLIMS is afgevallen.
Openstaand: SIKB0101-uitwisseling, AQUO-codes, Q-protocollen, monsternemersapp, automatische overschrijdingsmelding aan ILT.
Volgende bijeenkomst over drie weken; ieder levert zijn kopje van het PvE aan, maximaal twee kantjes.
@Rolluiken en Zonwering Schaduwrijk;Roermond;Oranjelaan 404;6043 GL;www.schaduwrijk.example;info@schaduwrijk.example;0475 555 812;Chantal Meuwissen
Wij verkopen zonwering, rolluiken en horren met showroom. Nu SolidNet of hoe het heette, leverancier overgenomen, prijs verdubbeld.
Inmeten op tablet, prijsmatrix van fabrikanten (Somfy, Heroal), bestelling via portaal, planning per montageploeg, servicemelding met foto.
[[entity|Chantal]] wil direct kunnen zien wie in dorp X al een scherm van ons heeft.
Wij zijn dicht [[description|op de maandag na het schuttersfeest, dan bedient mijn vader in uniform]]. Die dag moet de planning vanzelf leeg blijven, nu bellen wij elk jaar vijf klanten af.
@Kinderdagverblijf De Waterlelie en Buurtkeuken;Almelo;Ootmarsumsestraat 133;7603 AK;www.waterleliekeuken.example;info@waterleliekeuken.example;0546 555 290;Jantine Oude Nijhuis
Aanleiding: de gemeente [[entity|Almelo]] (sorry, mag ik die noemen? [[entity|Almelo]] dus) subsidieert per maaltijd en wil het per wijk weten.
Kinderopvang + kookploeg in één systeem: contracten, KOT, beschikbaarheid, plus voor de keuken een weekmenu, allergenen, bestelling bij de groothandel.
We koken [[description|ook elke nacht soep voor de bakkers van de stroopwafelfabriek]]. Dat tarief snapt niemand, want in natura.
Groet, [[entity|Jantine]]
@Stichting Reddingsstation Boothuis;Egmond aan Zee;Boulevard Noord 6;1931 CA;www.reddingsboothuis.example;secretaris@reddingsboothuis.example;072 555 1340;Cor Zwart
Wij zoeken een certificatenregister. Het gaat om 22 vrijwilligers, diploma's, keuringen, oefenuren en onderhoud van de [[entity|Koene Ridder]], een rubberboot en het voertuig.
Dat voertuig is [[description|een rupstrekker uit de bietencampagne, oranje gespoten]], dus zonder kenteken.
Nu zit het in een map bij de secretaris. SharePoint durven we niet aan.
Gebruik moet kunnen met natte handen en zonder handleiding. Een alarmering (P2000) hebben we al, dus nee, die hoeft er niet in.
Kosten maximaal 40 euro per maand, daarboven moet er een loterij gehouden worden.
@Transportkoeling Van Assche Bloemen;Lochristi;Antwerpse Steenweg 212;9080;www.vanasschebloemen.example;transport@vanasschebloemen.example;09 555 30 18;Jurgen Van Assche
Ge kent dat, ge rijdt 's nachts met azalea's en 's morgens is de bon nat. Papieren CMR's zijn gedaan, wij willen e-CMR.
Acht camions, dagelijks naar de veilingen, [[entity|Rungis]] en twee tuincentra.
Karren (DC) zijn ons grootste verlies, elke week een stuk of dertig zoek, saldo per klant moet dus. En temperaturen.
[[description|Wij rijden ook de bloementapijten, dan 700.000 begonia's op één nacht]], en daarvoor moet ik een uur op voorhand weten wie waar staat.
Groeten, [[entity|Jurgen VA]]
@Kunststofspuitgieterij Mouldex;Ommen;Rollepaal 30;7701 BR;www.mouldexspuitgiet.example;verkoop@mouldexspuitgiet.example;0529 555 606;Rogier Tempelman
ERP/MES. 24 machines (Arburg, Engel), 380 matrijzen waarvan de helft klanteigendom. Matrijsonderhoud op shots, maalgoedpercentage, droogtijden, statistiek SPC, PPAP voor automotive.
Planning nu op magneetbord. Proalpha en Mattec bekeken, MKG doet het ook in onze sector.
Kan iemand zeggen hoe machinekoppeling via Euromap 63 dan wel 77 in de praktijk loopt? Op papier kan alles. Graag een referentie waarvan wij de vloer mogen zien.
@Architecten en Bouwadvies Vierkant;Breda;Ginnekenweg 200;4835 NG;www.vierkantadvies.example;bureau@vierkantadvies.example;076 555 0990;Liesbeth Oomen, Sander Kint
Memo aan [[entity|Sander]]
We hebben 14 koppen en geen idee wat een schetsontwerp ons kost. Voorstel: SimplicateS of Gripp of WorkflowMax, één moet het worden, hoor graag van de kennisbank.
Faseren volgens DNR/STB, nacalculatie per fase, meerwerk vangen.
Ander ding, de [[entity|Villa Mosk]] mag niet in de portfolio-export: [[description|opdrachtgever bouwde het voor zijn ex zonder deuren]] en heeft een advocaat.
[[entity|LO]]
@Matrasrecycling Veer;Zwijndrecht;Molenvliet 90;3335 LH;www.veermatras.example;retour@veermatras.example;078 555 7781;Emre Aksoy
The line [[description|takes 900 mattresses a day apart]]: steel, latex, foam, ticking. We get paid per piece by the UPV scheme and per kilo by the buyers, therefore two inventories that need to reconcile.
Wanted: intake by truck and municipality, photos of wet loads with rejection, output bales, invoicing both ways, workforce is 40% sheltered.
Robot data from [[description|the cutter our founder built from a tulip peeler]] is an open API. Exact Online does the books. Dutch interface for the hall please.
@Kapsalongroothandel Krul;Hoorn;De Factorij 45;1689 AL;www.krulgroothandel.example;info@krulgroothandel.example;0229 555 174;Britt Koomen
Heyy, wij zijn groothandel voor kappers, 3.900 artikelen, 5 vertegenwoordigers in busjes die uit het busje verkopen.
We zoeken een b2b-webshop + kassa in het busje + voorraad die klopt (hahaha).
Picqer kennen we, KMO-shop niet. Afspraak: klanten met UV-lampen krijgen keuring, dat moet herinneren.
Ook handig: ik heb zelf [[description|de pruiken voor de schaatsfilm geknoopt]] en die verhuur ik nu nog, dus verhuurfunctie voor een stuk of 60.
[[entity|Britt]] xx
@Geluidsstudio en Luisterboekmaker Stemhuis;Diest;Schaffensestraat 62;3290;www.stemhuisstudio.example;studio@stemhuisstudio.example;013 55 80 94;Wannes Picard
Luisterboeken maken is plannen: stem, studio, regisseur, corrector, drie maanden lang, met griepen.
Wij zoeken planning, contracten, rechtenadministratie per land, levering aan de platformen met metadata in ONIX. Productie van 260 titels per jaar. Yamdu is voor film, iets gelijkaardigs zou al fijn zijn.
De grootste cabine ligt [[description|naast het klokkenspel en is dus onbruikbaar op het halfuur]].
Eén van onze stemmen, [[entity|Opa Gust]], is 91 en [[description|leest alles staand, op pantoffels van de omroep]], geef hem dus nooit na drie uur.
@Zonnepark Beheer Polder Noord;Wieringerwerf;Terpstraat 28;1771 AE;www.polderbeheer-zon.example;assets@polderbeheer-zon.example;0227 555 480;Bianca Volkers
Voor 14 zonneparken (98 MWp) en drie batterijen zoeken wij monitoring plus onderhoudsbeheer: SCADA-data, string-alarmen, werkorders, spare parts, SLA, NEN 3140, Scios 12.
Curtailment en onbalans rekenen we zelf. PowerFactors, GreenPowerMonitor en Meteocontrol zijn bekeken, kosten per MWp liggen ver uit elkaar.
Graag een partij die ook maaien en schapen als werkorder kent, want daarin zit het meeste gedoe.
@Vloerenbedrijf Terrazzo Bonfanti;Den Bosch;Rietveldenweg 60;5222 AS;www.bonfantiterrazzo.example;info@bonfantiterrazzo.example;073 555 8117;Marco Bonfanti, Lieve Broers
Heren, dames,
Wij leggen terrazzo, [[description|opa kwam te voet uit Friuli, zijn rol staat in de etalage]]. Vandaag 18 leggers.
Wat nodig is: calculatie op m2 en m1, planning per droogtijd, monsters met receptuur (elke korrel genoteerd). En dat de klant na jaren nog hetzelfde mengsel krijgt.
Het systeem kent nu stalen op nummer, maar [[entity|Lieve]] weet ze op naam: ‘de vloer van het [[entity|Grand Hotel]]’, ‘die van [[entity|dokter Mol]]’. Zoiets moet je kunnen zoeken.
[[entity|Marco]], [[entity|www.bonfantiterrazzo.example]]
@Facilitair Bedrijf Handdroog;Sint-Truiden;Industrielaan 31;3800;www.handdroog.example;info@handdroog.example;011 55 68 26;Nancy Bollen
U vraagt een beknopte beschrijving. Wij leveren en wisselen matten, handdoekrollen, luiers en geurzuilen, 3.100 adressen, zes wagens.
Software: contracten met indexering, frequentie per product, routes, RFID in elk textiel, wasserij-koppeling, facturatie per maand vooraf.
Nu een Belgisch pakket waarvan de eigenaar niet meer opneemt.
Belangrijk: als een klant op vrijdag sluit dan moet de rit verschuiven en niet overgeslagen worden. Dat gaat vandaag mis, elke week.
@Tegelzettersbedrijf Van Loenen;Harderwijk;Lorentzstraat 19;3846 AV;www.vanloenentegels.example;info@vanloenentegels.example;0341 555 087;Jaap van Loenen
Wij zetten tegels in badkamers en zwembaden en willen urenbriefjes kwijt. App, foto's, handtekening, klaar.
Waarom ik u schrijf in plaats van een bureau te bellen: ik heb slechte ervaringen met bureaus. Ik ben [[description|tien jaar goochelaar op cruiseschepen geweest]] en herken een truc.
De calculator moet met snijverlies en legpatroon rekenen. Visgraat is geen toeslag maar een andere prijs. Bij mozaïek tellen we [[description|per duizend steentjes, zoals bij de dolfijnen]], de baas daar wou het zo en we hebben het gehouden.
@Smederij en Landbouwmechanisatie Oldenburger;Bellingwolde;Hoofdweg 212;9695 AN;www.oldenburgermechanisatie.example;werkplaats@oldenburgermechanisatie.example;0597 555 114;Enno Oldenburger
Dealerpakket gevraagd: onderdelen (40.000 regels), werkplaats, machineverhuur, garantieclaims bij Claas, e-mailbonnen.
Deze zomer stonden we in de krant omdat [[description|de maisdorser vanzelf de grens over was gereden]] en nu wil de verzekeraar telematica bij elke demo. Goed idee eigenlijk.
Openingstijden zijn gewoon, behalve [[description|op de dinsdag van de ganzenmarkt]], dan ist schaft. Vroagt u moar noar [[entity|Enno]].
@Laboratorium voor Edelmetaal en Keur;Schoonhoven;Haven 37;2871 CK;www.edelkeurlab.example;lab@edelkeurlab.example;0182 555 726;Maurits Rietveld
We assay gold and silver for jewellers and pawn shops: XRF, cupellation, hallmark application. A small LIMS with chain of custody by camera is what we want. Every gram must balance twice a day.
The safe has no network, the lab has no window, and the counter has [[description|a lion that used to guard a tram company's strongbox]].
Please keep silent about the [[description|wedding rings sorted after the ferry inquest]]; those are under seal and are the reason our old database may not be touched.
@Boomverzorging De Kroon;Epe;Kweekweg 30;8161 PG;www.dekroonbomen.example;kantoor@dekroonbomen.example;0578 555 905;Wessel Bouwhuis, Nine Faber
intern, mag naar de kennisbank
[[entity|Nine]] wil: boomveiligheidscontrole (VTA) op kaart, QuickScan flora, kapvergunning, planning klimmers, keurdata touwen
[[entity|Wessel]] wil: dat hij niet meer hoeft te typen
wij hebben [[description|samen het NK boomklimmen gewonnen]] maar dat hoeft er niet in. wat er wel in moet: [[description|de linde met de ketting waar de dominee aan zat]], die controleren we gratis voor het dorp en moet dus op nul.
Nu ArborSafe half ingericht
@Interieurvoorraad Groothandel De Spiegelzaal;Waregem;Vijfseweg 120;8790;www.despiegelzaal.example;sales@despiegelzaal.example;056 55 60 77;Delphine Baekelandt
Bonjour en goeiendag, wij zijn groothandel in spiegels en kaders, klanten winkels en hotels, 2.000 artikelen. Breuk is onze vijand.
Wij zoeken WMS met verpakkingsadvies, retouren met foto, claims bij transporteur.
Op maat kaderen doen we zelf in de [[description|balzaal waar de Canadezen hun bevrijdingsbal hielden]], daar ligt nog parket dat geen transpallet verdraagt, dus twee magazijnen in één systeem.
Apart te houden zijn [[description|de spiegels voor de treintoiletten naar zee]], veiligheidsglas, eigen norm, en elke week breuk.
@Zorgkliniek Slaap en Snurk De Uil;Oegstgeest;Geversstraat 60;2342 AA;www.deuilslaap.example;info@deuilslaap.example;071 555 4418;Dr. Babette Kooijman
Beste,
Onze kliniek doet polysomnografie thuis en in zes bedden. Bij ons [[description|beginnen de spreekuren om tien uur 's avonds]] en eindigen bij zonsopgang, wat elk roosterprogramma als fout aanmerkt.
Koppeling van Philips en ResMed, EPD met DBC en vervoersadvies (CBR), apparatenuitleen met serienummer.
Patiënten krijgen na afloop [[description|pap van de kok van het vroegere hospitaalschip]]. Dat moet in het dossier, want de suikerpatiënten.
[[entity|B. Kooijman]]
@Waterschapshuis Sluiswachters VOF;Schoonrewoerd;Dorpsstraat 15;4145 KL;www.sluiswachtersvof.example;info@sluiswachtersvof.example;0345 555 640;Bas Kon, Ria Kon
Wij beheren met z'n tweeën [[description|sluizen en bruggetjes voor eigenaren van particuliere wateren]]. Contracten, bediening op afspraak, storingen, storting van tol.
[[description|Voor tol gebruiken we een pet]], die moet digitaal.
Registratie nodig van passages per ligger, met foto. [[entity|Ria]] houdt voor [[description|de eigenaar die zijn plas als zeehaven liet inschrijven]] een apart logboek bij met tij.
Iets wat op een oude tablet draait, zonder internet. Onze leus (op de deur) luidt [[description|‘wie wacht, die vaart’ in spiegelschrift]].
@Reparateur en Verhuurder van Harpen Snaar;Oud-Heverlee;Waversebaan 181;3050;www.snaarharpen.example;harp@snaarharpen.example;016 55 07 23;Jelena De Ridder
beste, [[description|ik verhuur harpen (72)]] en herstel ze. verzekering, vervoer, snaren per leerling, huur met aankoopoptie
conservatoria willen een factuur per semester, ouders per maand, en [[description|één klant betaalt in wol]]
want ge moet weten, die is [[description|schapenboer en speelt voor zijn ooien tijdens het lammeren]]
mijn atelier is [[description|boven op het oude seinhuis]], een harp moet met de takel naar boven en dus staat elke afspraak vast. ik zoek iets waar dat zichtbaar is
[[entity|jelena]]
@Betonfabriek Knoop Prefab;Kesteren;Hoofdstraat 101;4041 AC;www.knoopprefab.example;planning@knoopprefab.example;0488 555 313;Lars Knoop
Aanvulling na de gesprekken van vorige week
Prefab in series van één tot tweehonderd. Mallen, uithardtijd, krimp, transport in de goede volgorde, BIM-model van de aannemer (IFC), EPD's en MKI-waarde per element.
Mal 6 is bezet en mag door de planning nooit ingedeeld worden. Daar gieten we elk voorjaar [[description|de namenstenen voor het monument van de evacués]] in, om niet, en niet op volgorde van opdracht.
Komt u langs: parkeren kan [[description|op het dak van de oude kazemat]], tot 3,5 ton.
@Kledingreparatie en Stomerij Klein Parijs;Dordrecht;Voorstraat 314;3311 CV;www.kleinparijsstomerij.example;winkel@kleinparijsstomerij.example;078 555 2202;Ferdinand Tjin
Kassa voor stomerij en reparatie, met etiketten die de was overleven. Status per stuk, sms bij klaar, vijf innamepunten bij supermarkten.
Ik spreek mijn klanten aan met hun vlek, dat ligt niet aan mij maar aan mijn moeder. Een notitieveld per klant dus.
We hebben [[description|de smoking waar de wethouder in zijn eigen fontein viel]] nog steeds aan het rek hangen, niet opgehaald, bewaartermijn onbekend. Daar graag een herinnering per maand.
[[entity|F. Tjin]]
@Vrachtveer Onderneming De Pont;Nieuwpoort;Sluizenstraat 2;8620;www.depontveer.example;reserveren@depontveer.example;058 55 21 55;Freddy Vermote
Wij varen vracht, machines en vee over. Online boeken met lengte, gewicht en ADR-klasse. Ticketing met QR, abonnementen voor boeren, tijden volgens tij en niet volgens klok.
Wachtrij laden moet via camera, want op de oever [[description|ligt sinds de oorlog een halve landingsboot]].
Onze kapitein [[entity|Freddy]] is ook [[description|beiaardier en vaart daarom nooit op het middaguur]]. Verkoop van dat uur moet dus geblokkeerd blijven, ook voor de koning.
@Stichting Dorpscoöperatie Glasvezel en Warmte;Hollum;Burenlaan 11;9161 AK;www.glasenwarmte.example;info@glasenwarmte.example;0519 555 230;Neeltje Brouwer
Een abonnementsadministratie met meterstanden, glasvezel en een klein warmtenet, dat is de vraag. Wij zijn 412 huishoudens en iedereen kent iedereen, dus rechten op klantgegevens zijn belangrijker dan u zou denken.
Factuur één keer per kwartaal, incasso, dunning met gevoel.
In de winter varen de monteurs [[description|met de paardenreddingboot als het ijs zit]] en dan kunnen bezoekdata niet automatisch verschuiven.
Misschien leuk: onze warmte komt uit [[description|de kelder waar de walvistraan werd gekookt]]. Ik ben [[entity|Neeltje]].
@Boekhoudkantoor Cijferwerk Van Acker;Wetteren;Cooppallaan 60;9230;www.cijferwerkvanacker.example;kantoor@cijferwerkvanacker.example;09 555 80 44;Jan Van Acker, Romy Claus
Beste adviseur, hieronder onze lijst in volgorde van belang.
1 Peppol inkomend en uitgaand met goedkeuring. 2 Eén login met itsme. 3 Een rappel die ook per brief kan, veel klanten zijn 70+.
4 Ons archief: ordners tot 1996 in [[description|het oude badhuis, in de kleedhokjes op alfabet]], dat willen we gescand met trefwoorden.
[[entity|Romy]] heeft al een demo gezien van Yuki. Ik, [[entity|Jan]], was [[description|vroeger waterdrager bij een Tourwinnaar]] en wil alles op één scherm en rap.
@Drukinkt Laboratorium Pigment;Almelo;Plesmanweg 22;7602 PE;www.pigmentlab.example;kleur@pigmentlab.example;0546 555 871;Olga Steenbergen
Colour laboratory, 12 people, we match [[description|inks for banknote-like work]] and for packaging. Formulas, spectro data, retained samples, safety sheets with CLP and REACH, batch numbers to the drum.
The formulas may only be opened with two keys, digital ones. One shade has to stay retrievable for ever: [[description|the green of the very last phone cards]], collectors still send us samples to compare.
[[entity|Olga]] writes her notes in Cyrillic, so unicode please. Deliveries go through the yard we share with [[description|a circus school in our former boiler house]].
@Bedrijfskleding Confectie Stikgoed;Almkerk;Provincialeweg Noord 70;4286 EC;www.stikgoedconfectie.example;info@stikgoedconfectie.example;0183 555 629;Ton Vink, Mieke Vink
[[entity|Ton vink]] hier, met me vrouw zaten we te denken
we maken werkkleding, met bedrukking en met maat van iemands lijf (we gaan opmeten), 300 bedrijven
we willen dat de medewerker van de klant zelf bestelt, met een budget per jaar in de webshop
leasecontracten ook. [[entity|Mieke]] doet nu al die mails, dat zijn er 200
we doen veel voor [[description|de klompendansers en de brandweer die in dezelfde zaal oefenen]] dus maten moeten twee keer kunnen, met en zonder klompen
@Accu Recycling Volt & Retour;Lelystad;Vaartweg 91;8243 PN;www.voltretour.example;in@voltretour.example;0320 555 488;Hugo Brinks
Meldplicht ADR, Stibat-afrekening, EVOA bij export, opslagklasse PGS 37. We sorteren en testen EV-packs op resterende capaciteit en verkopen tweede leven.
Per module een paspoort (Battery Passport), historie van temperatuur en quarantaine 48 uur onder water.
De quarantainebak is [[description|het zwembad van de failliete camping, glijbaan staat er nog]]. Graag daar een stuk of twintig vakken van maken in het systeem. [[entity|Hugo]] heeft een plattegrond: [[entity|brinks_plons_v3.dwg]].
@Verloskundigenpraktijk De Wieg;Bergeijk;Hof 43;5571 CA;www.dewiegverlos.example;info@dewiegverlos.example;0497 555 802;Lonneke van Beek, Jacqueline Dirks
Lieve mensen van het kenniscentrum,
Onatal of Vrumun, kies voor ons. Zeven verloskundigen, 420 zorgeenheden, echo in huis, PRN-aanlevering, Babyconnect.
Rooster met achterwacht en een lijst wie waar slaapt: we hebben een logeerkamer [[description|in de molenromp, met de wiekenkoker als kast]]. [[description|Wie dienst heeft hangt de rode sjaal buiten]], dat willen de mensen hier zo.
Groet van [[entity|Lonneke]], ook van [[entity|Jacq]] maar die is bij een bevalling
@Zandzuiger en Baggerbedrijf Slurf;Kinderdijk;West Kinderdijk 170;2953 XV;www.slurfbagger.example;info@slurfbagger.example;078 555 6641;Aart Mak
Baggerwerk, acht ploegen, kuubs per uur, ecologisch werkprotocol, Besluit bodemkwaliteit met partijkeuringen en AP04.
Wij zoeken iets voor uren en kuubs per vak met gps van de zuiger, plus slibstromen tot en met de stort. BaggerPlan is een Excel, daar zijn we uitgegroeid.
Vorig voorjaar kwam er [[description|een complete kerkklok uit de oorlog boven]] en dan ligt het stil tot de archeoloog komt, dus stilligtijd als aparte post.
[[entity|Aart]], meestal onder dek
@Hengelsport Groothandel Witvis;Reeuwijk;Zoutmansweg 19;2811 EV;www.witvishengelsport.example;sales@witvishengelsport.example;0182 555 058;Koos Verboon
Groothandel hengelsport, 8.000 sku's, 410 dealers. B2B-shop met staffels, marktplaatsen, dropship, seizoensvoorverkoop in september. Picqer + Exact + Lightspeed, maar dat zijn drie waarheden.
Aas is levend en heeft houdbaarheid van twaalf dagen, dus FEFO.
Het recept van het groene deeg krijgen wij van [[description|de man van het Nederlandse meervalrecord]] en hoort achter slot. Voor de drie beurzen graag een mobiele kassa, die staat dan naast [[description|het aquarium met de blinde snoek]].
@Erfgoed-hefbrug Beheer Vereniging Ophaal;Vreeland;Kleizuwe 8;3633 AE;www.ophaalbrug-vreeland.example;bestuur@ophaalbrug-vreeland.example;0294 555 377;Titia Brons
Dag, we willen lid worden van niets en toch een ledensysteem. Donateurs, brugwachtersrooster (vrijwillig), giftbevestiging voor de belasting, bediening op verzoek.
Geen AVG-drama svp. Nu staat het in een mailbox en in het hoofd van [[entity|Titia]].
Donateurs van het eerste uur hebben recht op [[description|een draai van de brug op hun verjaardag]], die moet het systeem plannen zonder botsing met de pleziervaart. En [[description|op hun begrafenis twee draaien]], net als bij [[entity|bakker Dolman]] destijds.
@Podotherapie Voetspoor;Venray;Leunseweg 77;5802 CG;www.voetspoor-podo.example;info@voetspoor-podo.example;0478 555 130;Pleun Gielen
Vraag van ons team van elf podotherapeuten: EPD met scans, bestellen bij zoollab, diabetesprotocol (Simm's), DV-declaraties, prestaties van pedicures in onderaanneming.
Wij hebben een [[description|tweede locatie in de klooster-infirmerie]] en daar [[description|meten we gratis de voeten van pelgrims]], [[description|de fraters schenken koffie]].
Dat willen we vastleggen zonder factuur en toch in de statistiek van drukmeting.
Wie mag bellen? [[entity|Pleun]], niet voor negenen.
@Lettergieterij en Handzetterij Kapitaal;Bredevoort;Misterstraat 15;7126 BB;www.kapitaalhandzet.example;zetten@kapitaalhandzet.example;0543 555 662;Egbert Reuvekamp
[[description|Wij gieten nog lood]]. Letters per korps, matrijzen (11.400), orders van drukkers uit het buitenland, douane en btw per land, en een lijst wie welke letter leent.
Een webshop zou beter verkopen dan onze brieven met potlood.
Het uitleenboek is van de vorige baas, [[description|die de krantenkop van de maanlanding nog zette]]. Hij is 92 en wil ieder verzoek zelf aftekenen. Geef hem een grote knop.
De kat slaapt in [[description|bak Q, die is sinds 1931 leeg]]. Voorraad van Q mag nooit aangevuld worden.
[[entity|E.R.]]
@Bouwbedrijf Modulair Kubus;Aarschot;Nieuwlandlaan 10;3200;www.kubusmodulair.example;info@kubusmodulair.example;016 55 43 09;Filip Cuypers
Zes assemblagelijnen, houtskeletmodules, project-ERP met werfplanning, BIM naar CNC (Hundegger), kwaliteitscontrole op 84 punten, nazorgportaal voor de bewoner.
Ik heb het vak geleerd [[description|op boorplatforms, als timmerman van de slaaphutten]], maar dat is een ander verhaal.
Sinds we [[description|de noodschool na die gasontploffing in elf nachten zetten]] krijgen we alleen nog spoedwerk. Capaciteitsplanning is dus het hart van de vraag. Mijn schoonbroer zegt Odoo, ik zeg: wie houdt het recht?
[[entity|Filip]]
@Beveiliging en Portiersdienst Nachtoog;Lanaken;Europaplein 16;3620;www.nachtoog.example;planning@nachtoog.example;089 55 11 97;Hassan El Idrissi
We're a guarding company with 48 officers. Rostering under the Belgian act on private security, badge register with the ministry, incident app with pictures, patrol points, payroll export.
Half of our officers are [[description|former stewards of the bankrupt football club]], they want to swap shifts among themselves and [[entity|Hassan]] wants to approve each swap from his phone.
One post has no address, it is [[description|a gravel lake where divers dig up a village]]. Software must accept a pin on a map.
@Elektro en Alarmtechniek Draaijer;Bunschoten;Industrieweg 70;3751 LT;www.draaijeralarm.example;info@draaijeralarm.example;033 555 3260;Evert Draaijer
Storingen, onderhoud brandmeldinstallaties (NEN 2654), opleveringen, logboeken met handtekening, en verhuur van noodverlichting. Syntess hebben we, gebruiken we voor de helft.
We vragen: iemand die ons leert wat er al in zit, of iets kleiners met een lagere prijs.
Een paar panden met bijzondere sleutels: [[description|de toren waar 's zomers een torenwachter overnacht]] en het gesloten museum. Die sleutels heeft [[entity|Evert]] aan zijn riem, en dat moet echt in een sleutelplan.
`
