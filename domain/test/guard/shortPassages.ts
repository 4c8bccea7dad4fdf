/** A sentence each: what describes who asks as plainly as can be, and what looks like it. Written to learn from. */
export const shortPassages = `
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wij zijn [[description|het enige hotel met een eigen vuurtoren]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wij zitten [[description|in de voormalige smederij]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Het terras ligt [[description|recht tegenover het stadhuis]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
[[description|Tijdens de jaarlijkse paardenmarkt]] komt iedereen eten.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
We werden [[description|uitgeroepen tot lekkerste friet]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
[[description|Ons motto: altijd te laat, nooit te weinig]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
We zitten [[description|in de oude boterhal]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De gasten komen [[description|per paardentram]] aan.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
In de lobby [[description|staat een opgezette beer]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
[[description|Het orgel speelt elke vrijdag]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
[[description|Sinds de brand in mei]] is alles nieuw.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Onze kok [[description|deed mee in een kookprogramma]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
You can [[description|sleep in a cell]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
We are [[description|just up the hill from the casino]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Ours is [[description|the one with the upside-down piano]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Guests [[description|arrive by horse tram]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Bij ons staat [[description|een bad met de rode lantaarn op het dak]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wij zijn [[description|de eerste drijvende zaal van het noorden]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
[[description|Hier logeerde ooit de tovenaar]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Het pand is [[description|alleen per roeiboot bereikbaar]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wij liggen [[description|tussen de vijvers van het park]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Op de binnenplaats [[description|staat een aangespoelde zeemijn]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wij [[description|deden mee aan het NK dressuur]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Het is [[description|het enige hostel met een eigen beverburcht]] en zoekt een kassa.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wij zijn [[description|de oudste brouwerij van de streek]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Het pand was [[description|vroeger een weeshuis]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
[[description|Sinds 1872]] bakken wij hier brood.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
[[description|De grootvader van de baas begon met een handkar]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Je vindt ons [[description|achter de kerk, naast de waterpomp]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
[[description|Op de jaarlijkse uienmarkt]] verkopen wij soep.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wij [[description|wonnen in 2016 de prijs voor de beste stoofpot]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
[[description|Onze slogan is: wie blijft zitten, blijft]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wij zijn [[description|de enige in de provincie die zelf zout wint]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wij hebben [[description|een eigen haven]] en twee zalen.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Ons hotel ligt [[description|op een eiland zonder auto’s]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
We are [[description|the only inn with its own chapel]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
The hotel used to be [[description|a former prison]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
We were [[description|voted best bakery of the region]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Every year we host [[description|the great pumpkin regatta]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
[[description|Voormalig kloosterbrouwerij]], nu een museum met een winkel.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
[[description|Het dak is van koper en groen uitgeslagen]], dat ziet iedereen.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wij liggen [[description|aan de voet van de vuurtoren]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
[[description|De burgemeester is onze voorzitter]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wij [[description|stonden vorig jaar in de krant met een ontsnapte zeehond]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Een koppeling met Exact Online is een harde eis, en een DPIA ook.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Het enige wat telt is snelheid, en de kassa van Unitouch mag weg.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
In de loop van het jaar wordt de oudste bon als eerste betaald.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Na afloop staan de cijfers van de maand op het scherm achter de bar.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Er zijn drie BV's, geen eigen ICT'er, en JUS-contracten komen voor.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Temper, Klusbrigade en Youngones sturen zelf hun uren door.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Er is nu een export uit KassaPlanner, en ondertekenen gaat met DocuSigner Pro.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Onder 'Klanten' staan drie tabbladen: Bedrijven, Particulieren, Docenten.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Nu: - Kassa: Vectron - Boekhouding: Twinfield - Wens: een rooster.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De eerste versie is als eerste klaar en de laatste factuur van de maand als laatste.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Het pakket is alleen via de website bereikbaar, in de vorm van een abonnement.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Voorheen de administratie van de kassa, nu een spreadsheet.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
The old server may go. Americans call on Thursdays. Security is done by an agency.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De Loonkosten, de Dieetkaart en de Paasbrunch staan op een Rotterdampas; kamers heten Deluxe en Superior.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De airco is van Daikin, en de G-rekening geeft Error 402.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Het boekjaar 2024/2025 sluit op 12-DEC-24.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De app werkt niet voor Android, en we werken samen met Microsoft.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De gegevens leveren we aan Exact, en we werken samen met de Belastingdienst.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Gasten uit Roemenië en Japan betalen met Visa; er zijn er vijftienhonderd.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Verhuurder is de gemeente. Gezocht is een pakket. Boekhoudkundig is dat lastig.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De bezoekers komen [[description|per veerpont]] aan.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Onze gasten komen [[description|per stoomtram]] of te voet.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Je komt hier [[description|per koets]] aan.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De post komt [[description|per paardentram]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
[[description|Het carillon speelt elke zondag]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
[[description|Het draaiorgel speelt elke vrijdag]] op de binnenplaats.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
[[description|De fanfare speelt elke donderdag]] in de tuin.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Guests [[description|arrive by rowing boat]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Our visitors [[description|arrive by steam train]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
They [[description|arrive by horse and cart]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wij zijn [[description|hofleverancier]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Zij zijn [[description|de hofleverancier van het paleis]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wij mogen ons [[description|hofleverancier noemen van de voetbalclub]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wij hebben [[description|een gouden medaille gewonnen]] met onze worst.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
In juli zijn we dicht, voor de rust; een gouden kans. De bakker is eerlijk, en vriendelijk.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De oudste bon gaat eerst, in de loop van de dag wordt de rest betaald.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
In de loop van de week wordt de oudste factuur als eerste betaald.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De oudste bestelling wordt als eerste ingepakt en de nieuwste als laatste.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Een gouden regel: nooit zonder back-up.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De bruid komt [[description|per roeiboot]] aan.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De gasten komen [[description|per ezelkar]] aan.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De gasten komen [[description|per trekschuit]] aan.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De koks komen [[description|per kabelbaan]] aan.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De kinderen komen [[description|per huifkar]] aan.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De gasten komen per bus of met de auto aan.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De bestellingen komen per mail aan.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De facturen komen per post aan.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
In de loop van het kwartaal wordt de oudste post als eerste betaald.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
In de loop van het jaar worden de oudste voorraden als eerste verkocht.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De oudste partij gaat als eerste de deur uit, de nieuwste als laatste.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Van het jaar wordt eerst de oudste bon geboekt.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De oudste factuur van het jaar wordt als eerste geboekt.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Een gouden kans om de kassa te vervangen.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Dit is een gouden greep voor de boekhouding.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Een gouden tip van de leverancier: maak elke dag een kopie.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Ze zijn [[description|de hofleverancier van de koning]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Ze zijn [[description|hofleverancier van het paleis]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Ze zijn [[description|de hofleverancier van het circus]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Ze zijn de vaste leverancier van brood.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wij zijn [[description|de hofleverancier van de grote schouwburg]].
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De oudste rekening wordt als eerste betaald.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De oudste levering wordt als eerste betaald, de rest later.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De oudste doos wordt als eerste verkocht.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De oudste melding wordt als eerste opgelost.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
De oudste aanvraag wordt als eerste bekeken.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Wat het oudste is wordt als eerste betaald.
@Restaurant Voorbeeld;Nergenshuizen;Voorbeeldlaan 1;9999 ZZ;www.voorbeeld-nergens.nl;post@voorbeeld-nergens.nl;0999 999 999;Piet Proef
Loop van de maand: de oudste bon wordt als eerste betaald.
`
