// Made by `scripts/place-data.mjs` from GeoNames (CC BY 4.0), https://www.geonames.org: change nothing here.

/** A place and the first four digits of its zip codes, single ones and ranges; a bar between two places. */
export const zipcodePlaces = `
  's Gravenmoer 5109 | 's-Gravendeel 3295 | 's-Gravenhage 2491-2493 2495-2498 2511-2518 2521-2526 2531-2533 2541-2548
  2551-2555 2561-2566 2571-2574 2581-2587 2591-2597 | 's-Gravenpolder 4431 | 's-Gravenzande 2691-2694 | 's-Heer
  Abtskerke 4444 | 's-Heerenberg 7041 | 's-Heerenbroek 8275 | 's-Heerenhoek 4453 | 's-Hertogenbosch 5211-5213 5215-5216
  5221-5224 5231-5237 | 't Goy 3997 | 't Haantje 7847 | 't Harde 8084 | 't Veld 1735 | 't Waar 9942 | 't Zand 1756 | 't
  Zandt 9915 | 1e Exloërmond 9573 | 2e Exloërmond 9571 | 2e Valthermond 7877 | Aadorp 7611 | Aagtekerke 4363 | Aalden
  7854 | Aalsmeer 1432 | Aalsmeerderbrug 1436 | Aalst 5308 | Aalsum 9121 | Aalten 7121-7123 | Aardenburg 4527 |
  Aarlanderveen 2445 | Aartswoud 1719 | Abbega 8617 | Abbekerk 1657 | Abbenbroek 3216 | Abbenes 2157 | Abcoude 1391 |
  Achlum 8806 | Achterveld 3791-3792 | Achthuizen 3256 | Achtmaal 4885 | Acquoy 4151 | Adorp 9774 | Aduard 9831 |
  Aerdenhout 2111 | Aerdt 6913 | Afferden 6654 | Afferden L 5851 | Agelo 7636 | Akersloot 1921 | Akkrum 8491 | Akmarijp
  8541 | Albergen 7665 | Alblasserdam 2951-2954 | Alde Leie 9071 | Aldeboarn 8495 | Aldtsjerk 9064 | Aldwâld 9294 |
  Alem 5335 | Alkmaar 1811-1817 1821-1827 | Allingawier 8758 | Almelo 7601-7610 | Almen 7218 | Almere 1309 1311-1319
  1321-1329 1331-1336 1338-1339 1341 1343 1349 1351-1359 1361-1364 | Almkerk 4286 | Alphen 6626 | Alphen aan den Rijn
  2401-2408 | Alteveer 7927 9306 9661 | Alteveer gem Hoogeveen 7915 | Altforst 6628 | Ambt Delden 7495 | Ameide 4233 |
  Amen 9446 | America 5966 | Amerongen 3958 | Amersfoort 3811-3819 3821-3826 | Ammerstol 2865 | Ammerzoden 5324 |
  Amstelhoek 1427 | Amstelveen 1181-1189 | Amstenrade 6436 | Amsterdam 1011-1019 1021-1028 1031-1037 1041-1047
  1051-1069 1071-1079 1081-1083 1086-1087 1091-1098 1101-1109 | Amsterdam-Duivendrecht 1099 1114 | Andel 4281 | Andelst
  6673 | Anderen 9465 | Andijk 1619 | Ane 7784 | Anerveen 7788 | Anevelde 7785 | Angeren 6687 | Angerlo 6986 | Ankeveen
  1244 | Anloo 9467 | Anna Paulowna 1761 | Annen 9468 | Annerveenschekanaal 9654 | Ansen 7964 | Apeldoorn 7311-7317
  7321-7329 7331-7336 | Appelscha 8426 | Appeltern 6629 | Appingedam 9901-9903 | Arcen 5944 | Arkel 4241 | Arnemuiden
  4341 | Arnhem 6811-6817 6821-6828 6831-6836 6841-6846 | Arum 8822 | Asch 4115 | Asperen 4147 | Assen 9401-9408 |
  Assendelft 1567 | Asten 5722 | Augsbuert-Lytsewâld 9292 | Augustinusga 9284 | Austerlitz 3711 | Avenhorn 1633 | Axel
  4571 | Azewijn 7045 | Baaiduinen 8884 | Baaium 8841 | Baak 7223 | Baambrugge 1396 | Baard 8834 | Baarland 4435 |
  Baarle-Nassau 5111 | Baarlo 5991 8372 | Baarn 3741-3744 | Baars 8336 | Babberich 6909 | Babyloniënbroek 4269 | Bad
  Nieuweschans 9693 | Badhoevedorp 1171 | Baexem 6095 | Baflo 9953 | Bakel 5761 | Bakhuizen 8574 | Bakkeveen 9243 |
  Balgoij 6613 | Balinge 9437 | Balk 8561 | Balkbrug 7707 | Balloo 9458 | Balloërveld 9459 | Ballum 9162 | Baneheide
  6353 | Banholt 6262 | Bant 8314 | Bantega 8538 | Barendrecht 2991-2994 | Barger-Compascuum 7884 | Barneveld 3771-3773
  | Barsingerhorn 1768 | Basse 8342 | Batenburg 6634 | Bathmen 7437 | Bavel 4854 | Bavel AC 4859 | Bears 9025 | Bedum
  9781 | Beegden 6099 | Beek 6191 6573 7037 | Beek en Donk 5741 | Beemte Broekland 7341 | Beers NB 5437 | Beerta 9686 |
  Beerze 7736 | Beerzerveld 7685 | Beesd 4153 | Beesel 5954 | Beets 1475 | Beetsterzwaag 9244 | Beilen 9411-9413 |
  Beinsdorp 2144 | Belfeld 5951 | Bellingwolde 9695 | Belt-Schutsloot 8066 | Beltrum 7156 | Bemelen 6268 | Bemmel 6681
  | Beneden-Leeuwen 6658 | Bennebroek 2121 | Bennekom 6721 | Benneveld 7856 | Benningbroek 1654 | Benschop 3405 |
  Bentelo 7497 | Benthuizen 2731 | Bentveld 2116 | Berg en Dal 6571-6572 | Berg en Terblijt 6325 | Bergambacht 2861 |
  Bergeijk 5571 | Bergen (NH) 1861 | Bergen L 5854 | Bergen aan Zee 1865 | Bergen op Zoom 4611-4617 4621-4625 |
  Bergharen 6617 | Bergschenhoek 2661-2662 | Beringe 5986 | Berkel en Rodenrijs 2651-2652 | Berkel-Enschot 5056-5057 |
  Berkenwoude 2825 | Berkhout 1647 | Berlicum 5258 | Berltsum 9041 | Bern 5318 | Best 5681-5685 | Beugen 5835 |
  Beuningen 7588 | Beuningen Gld 6641-6642 | Beusichem 4112 | Beutenaken 6278 | Beverwijk 1940-1948 | Biddinghuizen
  8256 | Bierum 9906 | Biervliet 4521-4522 | Biest-Houtakker 5084 | Biezenmortel 5074 | Biggekerke 4373 | Bilthoven
  3721-3723 | Bingelrade 6456 | Bitgum 9044 | Bitgummole 9045 | Bladel 5531 | Blankenham 8373 | Blaricum 1261-1262 |
  Blauwhuis 8615 | Bleiswijk 2665 | Blesdijke 8398 | Bleskensgraaf ca 2971 | Blessum 9032 | Blije 9171 | Blijham 9697 |
  Blitterswijck 5863 | Bloemendaal 2061 | Blokzijl 8356 | Boarnwert 9156 | Boazum 8635 | Bocholtz 6351 | Bodegraven
  2411-2412 | Boekel 5427 | Boelenslaan 9233 | Boer 8809 | Boerakker 9359 9361-9362 | Boesingheliede 2143 | Boijl 8392
  | Boksum 9031 | Bolsward 8701-8702 | Bontebok 8415 | Boornbergum 9212 | Boornzwaag 8526 | Borculo 7271 | Borger 9531
  | Borgercompagnie 9631-9632 | Borgsweer 9949 | Born 6121 | Borne 7621-7623 | Bornerbroek 7627 | Borssele 4454 | Bosch
  en Duin 3735 | Boschoord 8387 | Boskoop 2771 | Bosschenhoofd 4744 | Botlek Rotterdam 3197 | Bourtange 9545 |
  Boven-Leeuwen 6657 | Bovenkarspel 1611 | Bovensmilde 9421 | Boxmeer 5831 | Boxtel 5281-5283 | Braamt 7047 | Brakel
  5306 | Brandwijk 2974 | Brantgum 9153 | Breda 4811-4819 4822-4827 4834-4839 4857 | Bredevoort 7126 | Breedenbroek
  7084 | Breezand 1764 | Breezanddijk 8766 | Breskens 4511 | Breukelen 3621 | Breukeleveen 3625 | Briltil 9805 |
  Britsum 9055 | Britswert 8636 | Broek 8512 | Broek in Waterland 1151 | Broek op Langedijk 1721 | Broekhuizen 5872
  7965 | Broekhuizenvorst 5871 | Broekland 8107 | Broeksterwâld 9108 | Bronkhorst 7226 | Bronneger 9527 | Bronnegerveen
  9526 | Brouwershaven 4318 | Bruchem 5314 | Bruchterveld 7695 | Bruinehaar 7675 | Bruinisse 4311 | Brummen 6971 |
  Brunssum 6441-6446 | Bruntinge 9435 | Buchten 6122 | Budel 6021 | Budel-Dorplein 6024 | Budel-Schoot 6023 | Buggenum
  6082 | Buinen 9528 | Buinerveen 9524 | Buitenkaag 2158 | Buitenpost 9285 | Bunde 6241 | Bunne 9496 | Bunnik 3981 |
  Bunschoten-Spakenburg 3751-3752 | Burdaard 9111-9112 | Buren 4116 9164 | Burgerbrug 1754 | Burgerveen 2154 |
  Burgh-Haamstede 4328 | Burgum 9251 | Burgwerd 8742 | Burum 9851 | Bussum 1401-1406 | Buurmalsen 4197 | Cadier en Keer
  6267 | Cadzand 4506 | Callantsoog 1759 | Capelle aan den IJssel 2901-2909 | Castelre 5114 | Casteren 5529 | Castricum
  1901-1902 | Chaam 4861 | Clinge 4567 | Coevorden 7741-7742 | Colijnsplaat 4486 | Collendoorn 7798 | Colmschate 7429 |
  Cornwerd 8753 | Creil 8312 | Cromvoirt 5266 | Cruquius 2142 | Cuijk 5431-5432 | Culemborg 4101-4107 | Daarle 7688 |
  Daarlerveen 7687 | Dalen 7751 | Dalerpeel 7753 | Dalerveen 7755 | Dalfsen 7721-7722 | Dalmsholte 8146 | Damwâld 9104
  | Darp 7973 | De Bilt 3731 | De Blesse 8397 | De Bult 8346 | De Cocksdorp 1795 | De Falom 9109 | De Glind 3794 | De
  Goorn 1648 | De Groeve 9473 | De Heen 4655 | De Heurne 7095 | De Hoeve 8394 | De Klomp 6745 | De Knipe 8456 | De Krim
  7781-7782 | De Kwakel 1424 | De Lier 2678 | De Meern 3453 | De Moer 5176 | De Mortel 5425 | De Pol 8337 | De Punt
  9493 | De Rijp 1483 | De Rips 5764 | De Schiphorst 7966 | De Steeg 6994 | De Tike 9219 | De Trieme 9296 | De Veenhoop
  9215 | De Waal 1793 | De Weere 1661-1663 | De Wilgen 9213 | De Wilp 9367 | De Zilk 2191 | Dearsum 8644 | Dedgum 8764
  | Deelen 6877 | Deest 6653 | Deinum 9033 | Delden 7491 | Delfgauw 2645 | Delfstrahuizen 8508 | Delft 2611-2614 2616
  2622-2629 | Delfzijl 9931-9934 | Delwijnen 5316 | Demen 5354 | Den Andel 9956 | Den Bommel 3258 | Den Burg 1791 | Den
  Dolder 3734 | Den Dungen 5275 | Den Ham 7683 9833 | Den Helder 1781-1786 | Den Hoorn 1797 2635 | Den Horn 9832 | Den
  Ilp 1127 | Den Oever 1779 | Den Velde 7786 | Denekamp 7591 | Deurne 5751-5754 | Deurningen 7561-7562 |
  Deursen-Dennenburg 5352 | Deurze 9457 | Deventer 7411-7419 7421-7428 | Didam 6941-6942 | Dieden 5353 | Diemen
  1111-1113 | Diepenheim 7478 | Diepenveen 7431 | Dieren 6951-6953 | Diessen 5087 | Diever 7981 | Dieverbrug 7984 |
  Diffelen 7795 | Dijken 8528 | Dinteloord 4671 | Dinxperlo 7091 | Diphoorn 7842 | Dirkshorn 1746 | Dodewaard 6669 |
  Doenrade 6439 | Doesburg 6981-6984 | Doetinchem 7001-7009 | Doeveren 5157 | Doezum 9863 | Dokkum 9101-9103 |
  Doldersum 8386 | Domburg 4357 | Donderen 9497 | Dongen 5100-5107 | Dongjum 8808 | Doniaga 8516 | Donkerbroek 8435 |
  Doorn 3941 | Doornspijk 8085 | Doorwerth 6865 | Dordrecht 3311-3319 3328-3329 | Dorst 4849 | Drachten 9201-9206 |
  Drachtstercompagnie 9222 | Dreischor 4315 | Drempt 6996 | Dreumel 6621 | Driebergen-Rijsenburg 3971 | Driebruggen
  3465 | Driehuis NH 1985 | Driehuizen 1844 | Driel 6665 | Driewegen 4438 | Driezum 9114 | Drijber 9419 | Drimmelen
  4924 | Drogeham 9289 | Drogteropslagen 7705 | Drongelen 4267 | Dronryp 9035 | Dronten 8251-8254 | Drouwen 9533 |
  Drouwenermond 9523 | Drouwenerveen 9525 | Drunen 5152 | Druten 6651-6652 | Duiven 6921-6922 | Duivendrecht 1115 |
  Dussen 4271 | Eagum 9006 | Eanjum 9133 | Earnewâld 9264 | Easterein 8734 | Easterlittens 8835 | Eastermar 9261 |
  Easternijtsjerk 9137 | Easterwierrum 9021 | Eastrum 9125 | Echt 6101-6102 | Echteld 4054 | Echten 7932 8537 |
  Echtenerbrug 8539 | Eck en Wiel 4024 | Eckelrade 6251-6252 | Edam 1135 | Ede 6711-6718 | Ederveen 6744 | Eede 4529 |
  Eefde 7211 | Eelde 9761 | Eelderwolde 9766 | Eemdijk 3754 | Eemnes 3755 | Eemshaven 9979 | Een 9342 | Een-West 9343 |
  Eenrum 9967 | Eenum 9913 | Eerbeek 6961 | Eersel 5521 | Ees 9536 | Eesergroen 9537 | Eeserveen 7858-7859 | Eesterga
  8534 | Eesveen 8347 | Eethen 4266 | Eext 9463 | Eexterveen 9658 | Eexterveenschekanaal 9659 | Eexterzandvoort 9464 |
  Egchel 5987 | Egmond-Binnen 1935 | Eibergen 7151-7152 | Eijsden 6245 | Eindhoven 5611-5617 5621-5629 5631-5633
  5641-5647 5651-5658 | Einighausen 6142 | Ekehaar 9454 | Elahuizen 8581 | Elburg 8082 | Eldersloo 9453 | Eleveld 9456
  | Elkenrade 6289 | Ell 6011 | Ellecom 6955 | Ellemeet 4323 | Ellertshaar 9535 | Ellewoutsdijk 4437 | Elp 9442 |
  Elsendorp 5424 | Elshout 5154 | Elsloo 6181 8424 | Elspeet 8075 | Elst 6661-6662 | Elst Ut 3921-3922 | Emmeloord
  8301-8305 | Emmen 7811-7815 7821-7828 | Emmer-Compascuum 7881 | Empe 7399 | Emst 8166 | Enkhuizen 1601-1602 | Ens
  8307 | Enschede 7511-7514 7521-7525 7531-7536 7541-7548 | Enspijk 4157 | Enumatil 9811-9812 | Epe 8161-8162 | Epen
  6285 | Eppenhuizen 9996 | Epse 7214 | Erichem 4117 | Erlecom 6577 | Erm 7843 | Ermelo 3851-3853 | Erp 5469 | Esbeek
  5085 | Esch 5296 | Escharen 5364 | Espel 8311 | Est 4185 | Etten 7075 | Etten-Leur 4871-4879 | Eursinge 7935 9434 |
  Everdingen 4121 | Evertsoord 5977 | Ewijk 6644 | Exloo 7875 | Exloërveen 9574 | Exmorra 8759 | Eys 6287 | Ezinge 9891
  | Farmsum 9936 | Feankleaster 9297 | Feanwâlden 9269 | Feerwerd 9892 | Feinsum 9053 | Ferwert 9172 | Ferwoude 8761 |
  Fijnaart 4793 | Finsterwolde 9684 | Firdgum 8852 | Fleringen 7666 | Fluitenberg 7931 | Fochteloo 8428 | Follega 8535
  | Folsgare 8773 | Formerum 8894 | Foudgum 9154 | Foxhol 9607 | Foxwolde 9314 | Franeker 8801-8802 | Frederiksoord
  8382 | Friens 9009 | Frieschepalen 9249 | Froombosch 9619 | Gaast 8757 | Gaastmeer 8611 | Galder 4855 | Gameren 5311
  | Gapinge 4352 | Garderen 3886 | Garmerwolde 9798 | Garminge 9438 | Garnwerd 9893 | Garrelsweer 9918 | Garsthuizen
  9923 | Garyp 9263 | Gassel 5438 | Gasselte 9462 | Gasselternijveen 9514 | Gasselternijveenschemond 9515 | Gastel 6028
  | Gasteren 9466 | Gauw 8627 | Geelbroek 9455 | Geerdijk 7686 | Geersdijk 4494 | Geertruidenberg 4931 | Geervliet 3211
  | Gees 7863 | Geesbrug 7917 | Geesteren 7274 7678 | Geeuwenbrug 7985 | Geijsteren 5862 | Geldermalsen 4191 |
  Gelderswoude 2735 | Geldrop 5661-5667 | Geleen 6161-6167 | Gellicum 4155 | Gelselaar 7275 | Gemert 5421-5422 |
  Gemonde 5291-5294 | Genderen 4265 | Gendringen 7081 | Gendt 6691 | Gennep 6591 | Gerkesklooster 9873 | Gersloot 8457
  | Geulle 6243 | Giesbeek 6987 | Giessen 4283 | Gieten 9461 | Gieterveen 9511 | Giethmen 8147 | Giethoorn 8355 | Gilze
  5126 | Ginnum 9174 | Glane 7585 | Glimmen 9756 | Godlinze 9908 | Goedereede 3252 | Goes 4461-4465 | Goingarijp 8511 |
  Goirle 5052-5053 | Goor 7471-7472 | Gorinchem 4200-4208 | Gorredijk 8401 | Gorssel 7213 | Gouda 2801-2809 | Gouderak
  2831 | Goudriaan 2977 | Goudswaard 3267 | Goutum 9084 | Goënga 8628 | Goëngahuizen 8497 | Graauw 4569 | Grafhorst
  8277 | Graft 1484 | Gramsbergen 7783 | Grashoek 5985 | Grathem 6096 | Grave 5361 | Greonterp 8658 | Grevenbicht 6127
  | Griendtsveen 5766 | Grijpskerk 9843 | Grijpskerke 4364 | Groede 4503 | Groenekan 3737 | Groeningen 5826 | Groenlo
  7141-7142 | Groesbeek 6561-6562 | Groessen 6923 | Groet 1873 | Grolloo 9444 | Groningen 9711-9718 9721-9728 9731-9738
  9741-9747 | Gronsveld 6247 | Groot-Ammers 2964 | Grootebroek 1613 | Grootegast 9861 | Grootschermer 1843 | Grou 9001
  | Grubbenvorst 5971 | Gulpen 6271 | Guttecoven 6143 | Gytsjerk 9061 | Haaften 4175 | Haaksbergen 7481-7483 | Haaren
  5076 | Haarle 7448 7668 | Haarlem 2011-2015 2019 2021-2026 2031-2037 | Haarlo 7273 | Haarzuilens 3455 | Haastrecht
  2851 | Haelen 6081 | Hagestein 4124 | Haghorst 5089 | Haler 6012 | Halfweg 1165 | Hall 6964 | Halle 7025 | Hallum
  9074 | Halsteren 4661 | Handel 5423 | Hank 4273 | Hansweert 4417 | Hantum 9147 | Hantumerútbuorren 9146 | Hantumhuzen
  9144 | Hapert 5527 | Haps 5443 | Harbrinkhoek 7615 | Hardenberg 7771-7773 | Harderwijk 3841-3848 |
  Hardinxveld-Giessendam 3371-3373 | Haren 5368 | Haren Gn 9751-9753 | Harfsen 7217 | Harich 8571 | Haringhuizen 1769 |
  Harkema 9281 | Harkstede GN 9614 | Harlingen 8861-8862 | Harmelen 3481 | Harreveld 7135 | Harskamp 6732 | Hartwerd
  8741 | Haskerdijken 8468 | Haskerhorne 8506 | Hasselt 8061 | Hattem 8051-8052 | Hattemerbroek 8094 | Haule 8432 |
  Haulerwijk 8433 | Hauwert 1691-1692 | Havelte 7971 | Havelterberg 7974 | Hazerswoude-Rijndijk 2394 | Hedel 5321 |
  Hedikhuizen 5257 | Hee 8882 | Heel 6097 | Heelweg 7055 | Heemskerk 1961-1969 | Heemstede 2101-2106 | Heerde 8181 |
  Heerenveen 8441-8448 | Heerewaarden 6624 | Heerhugowaard 1701-1706 | Heerjansdam 2995 | Heerlen 6411-6419 6421-6422 |
  Heesch 5384 | Heesselt 4063 | Heeswijk-Dinther 5473 | Heeten 8111 | Heeze 5591 | Hegebeintum 9173 | Hei- en Boeicop
  4126 | Heibloem 6089 | Heide 5812 | Heijen 6598 | Heijenrath 6276 | Heijningen 4794 | Heikant 4566 | Heilig
  Landstichting 6564 | Heiligerlee 9677 | Heiloo 1851-1853 | Heinenoord 3274 | Heinkenszand 4451 | Heino 8141 |
  Hekelingen 3209 | Hekendorp 3467 | Helden 5988 | Helenaveen 5759 | Hellendoorn 7447 | Hellevoetsluis 3221-3225 |
  Hellouw 4174 | Helmond 5701-5709 | Helvoirt 5268 | Hem 1607 | Hemelum 8584 | Hemmen 6672 | Hempens 9086 | Hemrik 8409
  | Hendrik-Ido-Ambacht 3341-3344 | Hengelo 7551-7559 | Hengelo (Gld) 7255 | Hengevelde 7496 | Hengstdijk 4585 |
  Hensbroek 1711 | Herbaijum 8807 | Herkenbosch 6075 | Herkingen 3249 | Hernen 6616 | Herpen 5373 | Herpt 5255 | Herten
  6049 | Hertme 7626 | Herwijnen 4171 | Heteren 6666 | Heukelom 5059 | Heukelum 4161 | Heumen 6582 | Heusden 5725 |
  Heveadorp 6869 | Heythuysen 6093 | Hezingen 7662 | Hiaure 9148 | Hichtum 8743 | Hidaard 8737 | Hieslum 8762 | Hijken
  9415 | Hijum 9054 | Hilaard 9027 | Hillegom 2181-2182 | Hilvarenbeek 5081 | Hilversum 1211-1218 1221-1223 |
  Hindeloopen 8713 | Hinnaard 8844 | Hippolytushoef 1777 | Hobrede 1477 | Hoedekenskerke 4433 | Hoef en Haag 4125 |
  Hoek 4542 | Hoek van Holland 3151 | Hoenderloo 7351-7352 | Hoensbroek 6431-6433 | Hoevelaken 3871 | Hoeven 4741 |
  Hoge Hexel 7645 | Hollandsche Rading 3739 | Hollum 9161 | Holsloot 7845 | Holten 7451 | Holthees 5824 | Holtheme 7787
  | Holthone 7779 | Holtum 6123 | Holwert 9151 | Holwierde 9905 | Hommerts 8622 | Homoet 6676 | Hoofddorp 2131-2135 |
  Hoofdplaat 4513 | Hoog Soeren 7346 | Hoog-Keppel 6997 | Hoogblokland 4221 | Hooge Mierde 5095 | Hooge Zwaluwe 4927 |
  Hoogeloon 5528 | Hoogenweg 7793 | Hoogersmilde 9423 | Hoogeveen 7901-7909 | Hoogezand 9601-9603 | Hooghalen 9414 |
  Hoogland 3828 | Hooglanderveen 3829 | Hoogmade 2355 | Hoogvliet Rotterdam 3191-3194 | Hoogwoud 1718 | Hoorn 1621-1625
  1627-1628 8896 | Hoornaar 4223 | Hoornsterzwaag 8412 | Horn 6085 | Hornhuizen 9978 | Horssen 6631 | Horst 5961 |
  Houten 3991-3995 | Houtigehage 9223 | Houwerzijl 9973 | Huijbergen 4635 | Huis ter Heide 3712 9336 | Huisduinen 1789
  | Huisseling 5358 | Huissen 6851-6852 | Huizen 1271-1277 | Huizinge 9992 | Hulsberg 6336 | Hulsel 5096 | Hulshorst
  8077 | Hulst 4561-4562 | Hulten 5125 | Hummelo 6999 | Hunsel 6013 | Hurdegaryp 9254 | Hurwenen 5327 | Húns 8832 |
  IJhorst 7955 | IJlst 8651 | IJmuiden 1971-1976 | IJsselham 8361 | IJsselmuiden 8271 | IJsselstein 3401-3404 |
  IJzendijke 4515 | IJzendoorn 4053 | Idaerd 9007 | Idsegahuizum 8755 | Idskenhuizen 8523 | Idzega 8612 | Ie 9131 |
  Iens 8733 | Ilpendam 1452 | Indijk 8553 | Ingber 6273 | Ingelum 9038 | Ingen 4031 | Ingwierrum 9132 | It Heidenskip
  8724 | Itens 8735 | Ittervoort 6014 | Jabeek 6454 | Jannum 9107 | Jellum 9026 | Jelsum 9057 | Jirnsum 9011 | Jislum
  9177 | Jisp 1546 | Jistrum 9258 | Jonkerslân 8403 | Jonkersvaart 9366 | Joppe 7215 | Jorwert 9023 | Joure 8501-8503 |
  Jouswier 9124 | Jubbega 8411 | Julianadorp 1787-1788 | Jutrijp 8623 | Kaag 2159 | Kaard 8883 | Kaatsheuvel 5171-5172
  | Kalenberg 8377 | Kallenkote 8345 | Kamerik 3471 | Kampen 8261-8266 | Kamperland 4493 | Kantens 9995 | Kapel
  Avezaath 4013 | Kapel-Avezaath 4016 | Kapellebrug 4565 | Katlijk 8455 | Kats 4485 | Kattendijke 4474 | Katwijk
  2221-2225 | Katwijk NB 5433 | Katwoude 1145 | Kedichem 4247 | Keent 5359 | Keijenborg 7256 | Kekerdom 6579 |
  Kelpen-Oler 6037 | Kerk Avezaath 4017 | Kerkdriel 5331 | Kerkenveld 7926 | Kerkrade 6461-6469 | Kerkwerve 4321 |
  Kerkwijk 5315 | Kessel 5995 | Kesteren 4041 | Kiel-Windeweer 9605 | Kilder 7035 | Kimswerd 8821 | Kinderdijk 2961 |
  Kinnum 8885 | Klarenbeek 7381-7382 | Klazienaveen 7891-7892 | Klazienaveen-Noord 7889 | Klein Zundert 4882 |
  Klijndijk 7871 | Klimmen 6343 | Kloetinge 4482 | Klooster Lidlum 8853 | Kloosterburen 9977 | Kloosterhaar 7694 |
  Kloosterzande 4587 | Klundert 4791 | Knegsel 5511 | Koarnjum 9056 | Kockengen 3628 | Koedijk 1831-1832 | Koekange
  7958 | Koewacht 4576 | Kolderwolde 8583 | Kolham 9615 | Kolhorn 1767 | Kollum 9291 | Kollumerpomp 9293 |
  Kollumersweach 9298 | Kommerzijl 9881-9882 | Koningsbosch 6104 | Koningslust 5984 | Kootstertille 9288 | Kootwijk
  3775 | Kootwijkerbroek 3774 | Kornwerderzand 8752 | Kortehemmen 9211 | Kortenhoef 1241 | Kortgene 4484 | Koudekerk
  aan den Rijn 2396 | Koudekerke 4371 | Koudum 8723 | Koufurderrige 8529 | Krabbendijke 4413 | Kraggenburg 8317 |
  Kreileroord 1773 | Krewerd 9904 | Krimpen aan de Lek 2931 | Krimpen aan den IJssel 2921-2926 | Kring van Dorth 7216 |
  Krommenie 1561-1562 | Kronenberg 5976 | Kropswolde 9606 | Kruiningen 4416 | Kudelstaart 1433 | Kuinre 8374 | Kuitaart
  4584 | Kwadendamme 4434 | Kwadijk 1471 | Kwintsheul 2295 | Laag Zuthem 8055 | Laag-Keppel 6998 | Laag-Soeren 6957 |
  Lage Mierde 5094 | Lage Vuursche 3749 | Lage Zwaluwe 4926 | Lageland GN 9622 | Lambertschaag 1658 | Lamswaarde 4586 |
  Landerum 8893 | Landgraaf 6371-6374 | Landhorst 5445 | Landsmeer 1121 | Langbroek 3947 | Langedijke 8425 | Langelille
  8484 | Langelo 9333 | Langenboom 5453 | Langerak 2967 | Langeveen 7679 | Langeweg 4771-4772 | Langezwaag 8404 |
  Langweer 8525 | Laren 1251-1252 7245 | Lathum 6988 | Lattrop-Breklenkamp 7635 | Lauwersoog 9976 | Lauwerzijl 9885 |
  Ledeacker 5846 | Leek 9351 | Leende 5595 | Leens 9965 | Leerbroek 4245 | Leerdam 4141-4143 | Leermens 9912 | Leersum
  3956 | Leeuwarden 8911-8919 8921-8927 8931-8939 8941 | Legemeer 8527 | Leiden 2311-2318 2321-2324 2331-2334 |
  Leiderdorp 2351-2353 | Leidschendam 2261-2267 | Leimuiden 2451 | Leimuiderbrug 2155 | Lekkerkerk 2941 | Lekkum 9081 |
  Lellens 9794 | Lelystad 8211-8212 8218-8219 8221-8226 8231-8233 8239 8241-8245 | Lemele 8148 | Lemelerveld 8151-8154
  | Lemiers 6295 | Lemmer 8531-8532 | Lengel 7044 | Lent 6663 | Leons 8833 | Lepelstraat 4664 | Lettelbert 9827 |
  Lettele 7434 | Leunen 5809 | Leur 6615 | Leusden 3831-3834 | Leuth 6578 | Leutingewolde 9313 | Leuvenheim 6974 |
  Leveroy 6091-6092 | Lewedorp 4456 | Lexmond 4128 | Lichtaard 9176 | Lichtenvoorde 7131-7132 | Liempde 5298 | Lienden
  4033 | Lierderholthuis 8144 | Lieren 7364 | Lierop 5715 | Lies 8895 | Lieshout 5737 | Liessel 5757 | Lievelde 7137 |
  Lieveren 9304 | Lijnden 1175 | Limbricht 6141 | Linde 7925 | Linden 5439 | Linne 6067 | Linschoten 3461 |
  Lippenhuizen 8408 | Lisse 2161-2163 | Lisserbroek 2165 | Lith 5397 | Lithoijen 5396 | Ljussens 9134 | Lobith 6915 |
  Lochem 7241-7242 | Loenen 7371 | Loenen aan de Vecht 3632 | Loenersloot 3634 | Loerbeek 7036 | Lollum 8823 | Lomm
  5943 | Longerhouw 8745 | Loo Gld 6924 | Loon 9409 | Loon op Zand 5175 | Loosbroek 5471-5472 | Loozen 7778 | Lopik
  3411-3412 | Loppersum 9919 | Losdorp 9907 | Losser 7581-7582 | Lottum 5973 | Loënga 8631 | Lucaswolde 9825 |
  Luddeweer 9624 | Luinjeberd 8459 | Lunteren 6741 | Lutjebroek 1614 | Lutjegast 9866 | Lutjewinkel 1732 | Luttelgeest
  8315 | Luttenberg 8105 | Luxwoude 8405 | Luyksgestel 5575 | Lytsewierrum 8642 | Maarheeze 6026 | Maarn 3951 |
  Maarssen 3601-3608 | Maartensdijk 3738 | Maasbommel 6627 | Maasbracht 6051 | Maasbree 5993 | Maasdijk 2676 | Maashees
  5823 | Maasland 3155 | Maassluis 3141-3147 | Maastricht 6211-6219 6221-6229 | Maasvlakte Rotterdam 3199 | Macharen
  5367 | Made 4921 | Makkinga 8423 | Makkum 8754 | Malden 6581 | Mander 7663 | Manderveen 7664 | Mantgum 9022 |
  Mantinge 9436 | Maren-Kessel 5398 | Margraten 6269 | Maria Hoop 6105 | Mariahout 5738 | Mariaparochie 7614 |
  Marijenkampen 8339 | Mariënberg 7692 | Mariënheem 8106 | Mariënvelde 7263 | Markelo 7475 | Marken 1156 | Markenbinnen
  1536 | Marknesse 8316 | Marle 8198 | Marrum 9073 | Marsum 9034 | Marum 9363 | Marwijksoord 9448 | Mastenbroek
  8293-8294 | Matsloot 9749 | Maurik 4021 | Mechelen 6281 | Medemblik 1671 | Meeden 9651 | Meedhuizen 9937 | Meerkerk
  4231 | Meerlo 5864 | Meerssen 6231 | Meerstad 9613 | Meeuwen 4268 | Megchelen 7078 | Megen 5366 | Meijel 5768 |
  Melderslo 5962 | Melick 6074 | Meliskerke 4365 | Menaam 9036 | Mensingeweer 9961 | Meppel 7941-7944 | Meppen 7855 |
  Merkelbeek 6447 | Merselo 5815 | Meteren 4194 | Mheer 6261 | Middelaar 6587 | Middelburg 4331-4338 | Middelharnis
  3241 | Middelie 1472 | Middelstum 9991 | Middenbeemster 1462 | Middenmeer 1775 | Midlaren 9475 | Midlum 8871-8872 |
  Midsland 8891 | Midwolda 9681 | Midwolde 9355 | Midwoud 1679 | Miedum 9082 | Mierlo 5731 | Mijdrecht 3641-3643 |
  Mijnsheerenland 3271 | Mildam 8454 | Milheeze 5763 | Mill 5451 | Millingen aan de Rijn 6566 | Milsbeek 6596 |
  Minnertsga 9047 | Mirns 8573 | Mitselwier 9123 | Moarre 9135 | Moddergat 9142 | Moerdijk 4781-4782 | Moergestel 5066
  | Moerkapelle 2751-2752 | Molenaarsgraaf 2973 | Molenhoek 6584 | Molenschot 5124 | Molkwerum 8722 | Monnickendam 1141
  | Monster 2681 | Montfoort 3417 | Montfort 6065 | Mook 6585 | Mookhoek 3293 | Moordrecht 2841 | Moorveld 6237 |
  Muiden 1398 | Muiderberg 1399 | Munnekeburen 8485 | Munnekezijl 9853 | Munstergeleen 6151 | Muntendam 9649 |
  Musselkanaal 9581 | Mûnein 9063 | Naaldwijk 2671-2673 | Naarden 1411-1412 | Nagele 8308 | Nederasselt 6612 |
  Nederhemert 5317 | Nederhorst den Berg 1394 | Nederland 8362 | Nederweert 6031 | Nederweert-Eind 6034 | Neede 7161 |
  Neer 6086 | Neerijnen 4182 | Neeritter 6015 | Neerkant 5758 | Neerlangel 5355 | Neerloon 5356 | Nes 8494 9143 9163 |
  Netersel 5534 | Netterden 7077 | Nibbixwoud 1688 | Niebert 9365 | Niehove 9884 | Niekerk 9822 9972 | Nietap 9312 |
  Nieuw Annerveen 9657 | Nieuw Beerta 9687 | Nieuw Heeten 8112 | Nieuw Namen 4568 | Nieuw Scheemda 9943 |
  Nieuw-Amsterdam 7833 | Nieuw-Balinge 7938 | Nieuw-Beijerland 3264 | Nieuw-Buinen 9521 | Nieuw-Dordrecht 7885 |
  Nieuw-Lekkerland 2957 | Nieuw-Roden 9311 | Nieuw-Vennep 2151-2153 | Nieuw-Vossemeer 4681 | Nieuw-Weerdinge 7831 |
  Nieuwaal 5313 | Nieuwdorp 4455 | Nieuwe Niedorp 1733 | Nieuwe Pekela 9663 | Nieuwe Wetering 2376 | Nieuwe-Tonge 3244
  | Nieuwebrug 8469 | Nieuwediep 9512 | Nieuwegein 3431-3439 | Nieuwehorne 8414 | Nieuwendijk 4255 | Nieuwer Ter Aa
  3626 | Nieuwerbrug aan den Rijn 2415 | Nieuwerkerk 4306 | Nieuwerkerk aan den IJssel 2911-2914 | Nieuweroord
  7910-7912 | Nieuwersluis 3631 | Nieuweschoot 8452 | Nieuwkoop 2421 | Nieuwland 4243 | Nieuwlande 7918 | Nieuwlande
  Coevorden 7929 | Nieuwolda 9944 | Nieuwpoort 2965 | Nieuwstadt 6118 | Nieuwveen 2441 | Nieuwvliet 4504 | Niezijl
  9841-9842 | Niftrik 6606 | Nigtevecht 1393 | Nij Altoenae 9072 | Nij Beets 9245 | Nijbroek 7379 7397 | Nijeberkoop
  8422 | Nijega 9217 | Nijeholtpade 8475 | Nijeholtwolde 8488 | Nijelamer 8487 | Nijemirdum 8566 | Nijensleek 8383 |
  Nijetrijne 8481 | Nijewier 9138 | Nijhuizum 8775 | Nijkerk 3861-3863 | Nijkerkerveen 3864 | Nijland 8771 | Nijlande
  9452 | Nijmegen 6511-6512 6515 6521-6525 6531-6538 6541-6546 | Nijverdal 7441-7443 | Nispen 4709 | Nisse 4443 |
  Nistelrode 5388 | Noardburgum 9257 | Nooitgedacht 9449 | Noorbeek 6255 | Noord-Scharwoude 1723 | Noord-Sleen 7846 |
  Noordbeemster 1463 | Noordbroek 9635 | Noordeinde 1485 | Noordeloos 4225 | Noorden 2431-2432 | Noordgouwe 4317 |
  Noordhoek 4759 | Noordhorn 9804 | Noordlaren 9479 | Noordscheschut 7914 | Noordwelle 4326 | Noordwijk 2201-2203 9824
  | Noordwijkerhout 2211-2212 | Noordwolde 8391 9784 | Nootdorp 2631-2632 | Norg 9331 | Notter 7467 | Nuenen 5671-5674
  | Nuis 9364 | Nuland 5392 | Numansdorp 3281 | Nunhem 6083 | Nunspeet 8071-8072 | Nuth 6361 | Nutter 7638 | Obbicht
  6125 | Obdam 1713 | Ochten 4051 | Odijk 3984 | Odiliapeel 5409 | Odoorn 7873 | Odoornerveen 7874 | Oeffelt 5441 |
  Oegstgeest 2341-2343 | Oentsjerk 9062 | Offingawier 8626 | Ohéen Laak 6109 | Oijen 5394 | Oirlo 5808 | Oirsbeek 6438
  | Oirschot 5688-5689 | Oisterwijk 5061-5063 | Okkenbroek 7435 | Olburgen 7225 | Oldeberkoop 8421 | Oldebroek 8096 |
  Oldeholtpade 8474 | Oldeholtwolde 8477 | Oldehove 9883 | Oldekerk 9821 | Oldelamer 8486 | Oldemarkt 8375 | Oldenzaal
  7571-7577 | Oldenzijl 9986 | Oldeouwer 8515 | Oldetrijne 8479 | Olst 8121 | Olterterp 9246 | Ommel 5724 | Ommen 7731
  | Ommeren 4032 | Onderdendam 9959 | Onna 8344 | Onnen 9755 | Onstwedde 9591 | Ooij 6576 | Ooltgensplaat 3257 |
  Oost-Graftdijk 1487 | Oost-Souburg 4388 | Oostburg 4501 | Oostdijk 4415 | Oosteind 4909 | Oosterbeek 6861-6862 |
  Oosterbierum 8854 | Oosterblokker 1696 | Oosterend 1794 8897 | Oosterhesselen 7861 | Oosterhout 4901-4908 6678 |
  Oosterland 4307 | Oosterleek 1609 | Oosternieland 9985 | Oosterstreek 8388 | Oosterwijk 4163 | Oosterwijtwerd 9911 |
  Oosterwolde 8431 | Oosterwolde Gld 8097 | Oosterzee 8536 | Oosthem 8618 | Oosthuizen 1474 | Oostkapelle 4356 |
  Oostknollendam 1534 | Oostrum 5807 | Oostvoorne 3233-3234 | Oostwold 9682 9828 | Oostwoud 1678 | Oostzaan 1511 |
  Ootmarsum 7631 | Opeinde 9218 | Opende 9865 | Ophemert 4061 | Opijnen 4184 | Oploo 5841 | Opmeer 1716 | Oppenhuizen
  8625 | Opperdoes 1674 | Oranje 9416 | Oranjewoud 8453 | Orvelte 9441 | Ospel 6035 | Oss 5341-5349 | Ossendrecht 4641
  | Ossenisse 4589 | Ossenwaard 3989 | Ossenzijl 8376 | Oterleek 1842 | Otterlo 6731 | Ottersum 6595 | Ottoland 2975 |
  Oud Ade 2374 | Oud Annerveen 9655 | Oud Gastel 4751 | Oud Ootmarsum 7637 | Oud Zuilen 3611 | Oud-Alblas 2969 |
  Oud-Beijerland 3261-3263 | Oud-Vossemeer 4698 | Ouddorp 3253 | Oude Meer 1438 | Oude Niedorp 1734 | Oude Pekela 9665
  | Oude Wetering 2377 | Oude Willem 8439 | Oude-Tonge 3255 | Oudebildtzijl 9078 | Oudega 8582 8614 9216 | Oudehorne
  8413 | Oudelande 4436 | Oudemirdum 8567 | Oudemolen 4796 9484 | Oudendijk 1631 | Oudenhoorn 3227 | Ouderkerk aan de
  Amstel 1191 | Ouderkerk aan den IJssel 2935 | Oudeschans 9696 | Oudeschild 1792 | Oudeschip 9984 | Oudeschoot 8451 |
  Oudesluis 1757 | Oudewater 3421 | Oudezijl 9691 | Oudheusden 5156 | Oudkarspel 1724 | Oudorp 1829 | Ouwerkerk 4305 |
  Ouwster-Nijega 8514 | Ouwsterhaule 8513 | Overasselt 6611 | Overberg 3959 | Overdinkel 7586 | Overlangel 5357 |
  Overloon 5825 | Overschild 9625 | Overslag 4575 | Overveen 2051 | Paasloo 8378 | Pannerden 6911 | Panningen 5981 |
  Papekop 3464 | Papendrecht 3351-3356 | Papenhoven 6124 | Papenvoort 9447 | Parrega 8763 | Paterswolde 9765 | Peazens
  9136 | Peest 9334 | Peins 8812 | Peize 9321 | Peperga 8396 | Pernis Rotterdam 3195 | Persingen 6575 | Pesse 7933 |
  Philippine 4553 | Piaam 8756 | Piershil 3265 | Pieterburen 9968 | Pietersbierum 8856 | Pieterzijl 9844 | Pijnacker
  2641-2643 | Pingjum 8749 | Plasmolen 6586 | Poederoijen 5307 | Poeldijk 2685 | Polsbroek 3415 | Poortugaal 3171-3172
  3176 | Poortvliet 4693 | Poppenwier 9013 | Posterholt 6061 | Prinsenbeek 4841 | Puiflijk 6655 | Punthorst 7715 |
  Purmer 1481-1482 | Purmerend 1441-1448 | Purmerland 1451 | Puth 6155 | Putte 4645 | Putten 3881-3882 | Raalte
  8101-8103 | Raamsdonk 4944 | Raamsdonksveer 4941-4942 | Raard 9155 | Radewijk 7791 | Radio Kootwijk 7348 | Raerd 9012
  | Randwijk 6668 | Ransdaal 6311-6312 | Rasquert 9955 | Ravenswaaij 4119 | Ravenswoud 8427 | Readtsjerk 9067 | Reahûs
  8736 | Reduzum 9008 | Reek 5375 | Reeuwijk 2811 | Reeve 8269 | Reijmerstok 6274 | Reitsum 9175 | Rekken 7157 | Renkum
  6871 | Renswoude 3927 | Ressen 6684 | Retranchement 4525 | Reutum 7667 | Reuver 5953 | Rha 7224 | Rheden 6991 | Rhee
  9486 | Rheeze 7794 | Rhenen 3911-3912 | Rhenoy 4152 | Rhoon 3160-3162 | Ridderkerk 2981-2989 | Ried 8811 | Riel 5133
  | Rien 8641 | Riethoven 5561 | Rietmolen 7165 | Rijen 5121-5122 | Rijkevoort 5447 | Rijkevoort-De Walsert 5449 |
  Rijnsaterwoude 2465 | Rijnsburg 2231-2232 | Rijpwetering 2375 | Rijs 8572 | Rijsbergen 4891 | Rijsenhout 1435 |
  Rijssen 7462-7463 | Rijswijk 2281-2289 | Rijswijk (GLD) 4023 | Rijswijk (NB) 4284 | Rilland 4411 | Roden 9301-9302 |
  Roderesch 9305 | Roderwolde 9315 | Roelofarendsveen 2371 | Roermond 6041-6045 | Rogat 7949 | Roggel 6088 | Rohel 8507
  | Rolde 9451 | Roodeschool 9983 | Roosendaal 4701-4708 | Roosteren 6116 | Rosmalen 5241-5249 5442 | Rossum 5328 7596
  | Roswinkel 7895 | Rotstergaast 8462 | Rotsterhaule 8463 | Rotterdam 3011-3016 3021-3029 3031-3039 3041-3047
  3051-3056 3059 3061-3069 3071-3079 3081-3089 | Rotterdam-Albrandswaard 3165 | Rottevalle 9221 | Rottum 8461 9998 |
  Rozenburg 1437 3181 | Rozendaal 6891 | Rucphen 4715 | Ruigahuizen 8564 | Ruinen 7963 | Ruinerwold 7961 | Rumpt 4156 |
  Rutten 8313 | Ryptsjerk 9256 | Saaksum 9886 | Saasveld 7597 | Saaxumhuizen 9957 | Sambeek 5836 | Sandfirden 8613 |
  Santpoort-Noord 2071 | Santpoort-Zuid 2082 | Sappemeer 9611 | Sas van Gent 4551 | Sassenheim 2172 | Sauwerd 9771 |
  Schagen 1741 | Schagerbrug 1751 | Schaijk 5374 | Schalkhaar 7433 | Schalkwijk 3998 | Schalsum 8813 | Schardam 1476 |
  Scharendijke 4322 | Scharmer 9616 | Scharnegoutum 8629 | Scharsterbrug 8517 | Scheemda 9679 | Scheerwolde 8371 |
  Schellinkhout 1697 | Schelluinen 4209 | Scherpenisse 4694 | Scherpenzeel 3925 8483 | Schettens 8744 | Scheulder 6307
  | Schiedam 3111-3119 3121-3125 | Schiermonnikoog 9166 | Schijf 4721-4722 | Schijndel 5481-5482 | Schildwolde 9626 |
  Schimmert 6333 | Schin op Geul 6305 | Schinnen 6365 | Schinveld 6451 | Schipborg 9469 | Schiphol 1117-1118 |
  Schiphol-Rijk 1119 | Schipluiden 2636 | Schokland 8319 | Schoondijke 4507 | Schoonebeek 7761 | Schoonhoven 2871-2872
  | Schoonloo 9443 | Schoonoord 7848 | Schoonrewoerd 4145 | Schore 4423 | Schouwerzijl 9962 | Schraard 8746 |
  Schuinesloot 7777 | Sebaldeburen 9862 | Sellingen 9551 | Serooskerke 4327 4353 | Sevenum 5975 | Sexbierum 8855 |
  Sibculo 7693 | Sibrandabuorren 8647 | Sibrandahûs 9106 | Siddeburen 9628 | Siebengewald 5853 | Siegerswoude 9248 |
  Sijbekarspel 1655 | Silvolde 7064 | Simpelveld 6369 | Sinderen 7065 | Sint Agatha 5435 | Sint Annen 9796 | Sint
  Anthonis 5845 | Sint Geertruid 6265 | Sint Hubert 5454 | Sint Jansklooster 8326 | Sint Jansteen 4564 | Sint Joost
  6111-6112 | Sint Kruis 4528 | Sint Maarten 1744 | Sint Maartensbrug 1752 | Sint Maartensvlotbrug 1753 | Sint
  Nicolaasga 8521 | Sint Odiliënberg 6077 | Sint Pancras 1834 | Sint Philipsland 4675 | Sint-Annaland 4697 |
  Sint-Maartensdijk 4695 | Sint-Michielsgestel 5272 | Sint-Oedenrode 5491-5492 | Sintjohannesga 8464 | Sirjansland 4308
  | Sittard 6131-6137 | Skingen 8816 | Slappeterp 9037 | Sleen 7841 | Sleeuwijk 4254 | Slenaken 6277 | Sliedrecht
  3361-3364 | Slijk-Ewijk 6677 | Slijkenburg 8489 | Slochteren 9621 | Slootdorp 1774 | Sloten 8556 | Sluis 4524 | Smakt
  5817 | Smalle Ee 9214 | Smallebrugge 8552 | Smilde 9422 | Snakkerburen 9083 | Sneek 8601-8608 | Snelrewaard 3425 |
  Snikzwaag 8505 | Soerendonk 6027 | Soest 3761-3766 3768 | Soesterberg 3769 | Someren 5711-5712 | Sommelsdijk 3245 |
  Son en Breugel 5691-5692 5694 | Sondel 8565 | Sonnega 8478 | Spaarndam 2064 | Spaarndam gem. Haarlem 2063 | Spanbroek
  1715 | Spanga 8482 | Spankeren 6956 | Spannum 8843 | Spaubeek 6176 | Spier 9417 | Spierdijk 1641-1643 | Spijk 4211
  6917 9909 | Spijkenisse 3201-3208 | Spijkerboor 1458 9656 | Sprang-Capelle 5161 | Sprundel 4714 | Spui 4539 | St.
  Willebrord 4711 | Stad aan 't Haringvliet 3243 | Stadskanaal 9501-9503 | Stampersgat 4754 | Standdaarbuiten 4758 |
  Starnmeer 1488 | Startenhuizen 9924-9925 | Stavenisse 4696 | Stavoren 8715 | Stedum 9921 | Steenbergen 4651-4652 9307
  | Steendam 9629 | Steenderen 7221 | Steenenkamer 7439 | Steensel 5524 | Steenwijk 8331-8333 | Steenwijkerwold 8341 |
  Stegeren 7737 | Steggerda 8395 | Stein 6171 | Sterksel 6029 | Stevensbeek 5844 | Stevensweert 6107 | Steyl 5935 |
  Stieltjeskanaal 7756 | Stiens 9051 | Stokkum 7039 | Stolwijk 2821 | Stompetoren 1841 | Stoutenburg 3835 | Stoutenburg
  Noord 3836 | Stramproy 6039 | Streefkerk 2959 | Striep 8892 | Strijbeek 4856 | Strijen 3291 | Strijensas 3292 |
  Stroobos 9871-9872 | Stuifzand 7928 7934 | Sumar 9262 | Surhuisterveen 9231 | Surhuizum 9283 | Susteren 6114 | Suwâld
  9265 | Sweagerbosk 9299 | Sweikhuizen 6174 | Swichum 9087 | Swifterbant 8255 | Swolgen 5866 | Taarlo 9485 | Teeffelen
  5395 | Teerns 9085 | Tegelen 5931-5932 | Ten Boer 9791 | Ten Post 9792 | Ter Aar 2461 | Ter Aard 9487 | Ter Apel 9561
  | Ter Heijde 2684 | Ter Idzard 8476 | Terband 8449 | Terborg 7061 | Terheijden 4844 | Terherne 8493 | Terhole 4583 |
  Terkaple 8542 | Termunten 9947 | Termunterzijl 9948 | Ternaard 9145 | Terneuzen 4531-4533 4535-4538 | Teroele 8524 |
  Terschuur 3784 | Tersoal 9014 | Terwispel 8407 | Terwolde 7396 | Teteringen 4847 | Teuge 7395 | Thesinge 9797 |
  Tholen 4691 | Thorn 6017 | Tiel 4001-4007 | Tiendeveen 7936-7937 | Tienhoven aan de Lek 4235 | Tienray 5865 | Tijnje
  8406 | Tilburg 5011-5015 5017-5018 5021-5022 5025-5026 5032 5035-5038 5041-5049 | Tilligte 7634 | Tinallinge 9954 |
  Tirns 8632 | Tjalhuizum 8772 | Tjalleberd 8458 | Tjerkgaast 8522 | Tjerkwerd 8765 | Tjuchem 9939 | Tolbert 9356 |
  Toldijk 7227 | Tolkamer 6916 | Tollebeek 8309 | Tonden 6975 | Toornwerd 9994 | Tricht 4196 | Tripscompagnie 9633 |
  Tubbergen 7651 | Tuil 4176 | Tuitjenhorn 1747 | Tuk 8334 | Tull en 't Waal 3999 | Twello 7392 | Twijzel 9286 |
  Twijzelerheide 9287 | Twisk 1676 | Tynaarlo 9482 | Tytsjerk 9255 | Tzum 8804 | Tzummarum 8851 | Ubbena 9492 | Uddel
  3888 | Uden 5401-5406 | Udenhout 5071 | Uffelte 7975 | Ugchelen 7339 | Uitdam 1154 | Uitgeest 1911 | Uithoorn
  1421-1423 | Uithuizermeeden 9982 | Uitwellingerga 8624 | Uitwijk 4288 | Ulestraten 6235 | Ulft 7071 | Ulicoten 5113 |
  Ulrum 9971 | Ulvenhout 4851 | Ulvenhout AC 4858 | Ureterp 9247 | Urk 8321-8323 | Urmond 6129 | Ursem 1645-1646 |
  Usquert 9988 | Utrecht 3511-3515 3521-3528 3531-3534 3541-3546 3551-3555 3561-3566 3571-3573 3581-3585 | Vaals 6291 |
  Vaassen 8171-8172 | Valburg 6675 | Valkenburg 2235-2236 6301 | Valkenswaard 5551-5556 | Valthe 7872 | Valthermond
  7876 | Varik 4064 | Varsselder 7076 | Varsseveld 7051 | Vasse 7661 | Veelerveen 9566 | Veen 4264 | Veendam 9641-9642
  9644-9646 | Veenendaal 3901-3907 | Veenhuizen 9341 | Veeningen 7924 | Veenoord 7844 | Veere 4351 | Veessen 8194 |
  Vegelinsoord 8467 | Veghel 5461-5467 | Velddriel 5334 | Velden 5941 | Veldhoven 5501-5509 | Velp 5363 6881-6883 |
  Velsen-Noord 1951 | Velsen-Zuid 1981 | Velserbroek 1991-1992 | Ven-Zelderheide 6599 | Venebrugge 7792 | Venhorst 5428
  | Venhuizen 1606 | Venlo 5911-5916 5921-5928 | Venray 5801-5804 | Vessem 5512 | Vethuizen 7046 | Veulen 5814 | Vianen
  4132-4133 | Vianen NB 5434 | Vierhuizen 9975 | Vierlingsbeek 5821 | Vijfhuizen 2141 | Vijlen 6294 | Vilsteren 7734 |
  Vinkega 8393 | Vinkel 5381-5383 | Vinkenbuurt 7739 | Vinkeveen 3645 | Visvliet 9845 | Vlaardingen 3131-3138 |
  Vlagtwedde 9541 | Vledder 8381 | Vledderveen 8385 9585 | Vleuten 3451-3452 | Vlieland 8899 | Vlijmen 5252 |
  Vlissingen 4381-4387 | Vlist 2855 | Vlodrop 6060 6063 | Voerendaal 6367 | Vogelenzang 2114 | Vogelwaarde 4581 |
  Volendam 1131-1132 | Vollenhove 8325 | Vondelingenplaat Rotterdam 3196 | Voorburg 2271-2275 | Voorhout 2215-2216 |
  Voorschoten 2251-2254 | Voorst 7083 7383 | Voorthuizen 3781 | Vorchten 8193 | Vorden 7251 | Vorstenbosch 5476 |
  Vortum-Mullem 5827 | Vragender 7134 | Vredenheim 9445 | Vredepeel 5816 | Vreeland 3633 | Vries 9481 | Vriescheloo
  9699 | Vriezenveen 7671-7672 | Vroomshoop 7681 | Vrouwenakker 1428 | Vrouwenparochie 9077 | Vrouwenpolder 4354 |
  Vught 5261-5264 | Vuren 4214 | Waaksens 8845 | Waal 2968 | Waalre 5581-5583 | Waalwijk 5141-5146 | Waarde 4414 |
  Waardenburg 4181 | Waarder 3466 | Waardhuizen 4287 | Waarland 1738 | Waaxens 9152 | Wachtum 7754 | Waddinxveen
  2741-2743 | Wadenoijen 4014 | Wagenberg 4845 | Wagenborgen 9945 | Wageningen 6701-6709 | Walem 6341-6342 | Walsoorden
  4588 | Wamel 6659 | Wanneperveen 7946 | Wanroij 5446 | Wanssum 5861 | Wapenveld 8191 | Wapse 7983 | Wapserveen 8351 |
  Warder 1473 | Warffum 9989 | Warfhuizen 9963 | Warfstermolen 9852 | Warmenhuizen 1749 | Warmond 2362 | Warns 8721 |
  Warnsveld 7231-7232 | Warstiens 9004 | Warten 9003 | Waskemeer 8434 | Waspik 5165 | Wassenaar 2241-2245 | Wateren
  8438 | Watergang 1454 | Waterhuizen 9609 | Wateringen 2292 | Waterlandkerkje 4508 | Waverveen 3646 | Wedde 9698 |
  Weerselo 7595 | Weert 6001-6006 | Weesp 1381-1384 | Wehe-den Hoorn 9964 | Wehl 7031 | Weidum 9024 | Weiteveen 7765 |
  Wekerom 6733 | Well 5325 | Well L 5855 | Wellerlooi 5856 | Welsum 8196 | Wemeldinge 4424 | Wenum Wiesel 7345 | Wergea
  9005 | Werkendam 4251 | Werkhoven 3985 | Wernhout 4884 | Wervershoof 1693 | Wesepe 8124 | Wessem 6019 |
  West-Graftdijk 1486 | West-Terschelling 8881 | Westbeemster 1464 | Westbroek 3615 | Westdorp 9534 | Westdorpe 4554 |
  Westendorp 7054 | Westerbeek 5843 | Westerbork 9431 | Westerbroek 9608 | Westeremden 9922 | Westergeast 9295 |
  Westerhoven 5563 | Westerland 1778 | Westerlee 9678 | Westernieland 9969 | Westervelde 9337 | Westervoort 6931-6932 |
  Westerwijtwerd 9993 | Westhem 8616 | Westhoek 9075 | Westkapelle 4361 | Westmaas 3273 | Westwoud 1617 | Westzaan 1551
  | Wetering 8363 | Weteringbrug 2156 | Wetsens 9122 | Wetsinge 9773 | Weurt 6551 | Wezuperbrug 7853 | Wichmond 7234 |
  Wier 9043 | Wieringerwaard 1766 | Wieringerwerf 1771 | Wierum 9141 | Wijchen 6601-6605 | Wijckel 8563 | Wijdenes 1608
  | Wijdewormer 1456 | Wijhe 8131 | Wijk aan Zee 1949 | Wijk bij Duurstede 3961-3962 | Wijk en Aalburg 4261 | Wijlre
  6321 | Wijnaldum 8857 | Wijnandsrade 6363 | Wijnbergen 7048 | Wijnjewoude 9241 | Wijster 9418 | Wilbertoord 5455 |
  Wilhelminadorp 4475 | Wilhelminaoord 8384 | Willemsoord 8338 | Willemstad 4797 | Wilsum 8274 | Winde 9495 | Windraak
  6153 | Winkel 1731 | Winneweer 9793 | Winschoten 9671-9675 | Winssen 6645 | Winsum 8831 9951 | Wintelre 5513 |
  Winterswijk 7101-7103 | Winterswijk Brinkheurne 7115 | Winterswijk Corle 7119 | Winterswijk Henxel 7113 | Winterswijk
  Huppel 7105 | Winterswijk Kotten 7107 | Winterswijk Meddo 7104 | Winterswijk Miste 7109 | Winterswijk Ratum 7106 |
  Winterswijk Woold 7108 | Wirdum 9088 9917 | Wissenkerke 4491 | Witharen 7738 | Witmarsum 8748 | Witte Paarden 8335 |
  Wittelte 7986 | Wittem 6286 | Witteveen 9439 | Wiuwert 8637 | Wjelsryp 8842 | Woensdrecht 4634 | Woerden 3441-3449 |
  Woerdense Verlaat 3652-3653 | Wognum 1687 | Woldendorp 9946 | Wolfheze 6874 | Wolsum 8774 | Woltersum 9795 | Wolvega
  8471-8472 | Wommels 8731 | Wons 8747 | Workum 8711 | Wormer 1531 | Woubrugge 2481 | Woudbloem 9618 | Woudenberg 3931
  | Woudrichem 4285 | Woudsend 8551 | Wouwse Plantage 4725 | Wyns 9091 | Wytgaard 9089 | Wâlterswâld 9113 | Wânswert
  9178 | Yde 9494 | Yerseke 4401 | Ypecolsga 8554 | Ysbrechtum 8633 | Ysselsteyn 5813 | Zaamslag 4543 | Zaandam
  1501-1509 | Zaandijk 1544 | Zalk 8276 | Zaltbommel 5301-5302 | Zandberg 9564 | Zandeweer 9997 | Zandhuizen 8389 |
  Zandpol 7764 | Zandvoort 2041-2042 | Zeddam 7038 | Zeegse 9483 | Zeeland 5411 | Zeerijp 9914 | Zeewolde 3891-3899 |
  Zegge 4735 | Zegveld 3474 | Zeijen 9491 | Zeijerveen 9489 | Zeijerveld 9488 | Zeist 3701-3709 | Zelhem 7021 |
  Zenderen 7625 | Zennewijnen 4062 | Zetten 6671 | Zevenaar 6901-6905 | Zevenbergen 4761-4762 | Zevenbergschen Hoek
  4765-4766 | Zevenhoven 2435 | Zevenhuizen 9354 | Zierikzee 4301-4303 | Zieuwent 7136 | Zijderveld 4122 | Zijdewind
  1736 | Zijldijk 9987 | Zoelen 4011 | Zoelmond 4111 | Zoetermeer 2711-2713 2715-2719 2721-2729 | Zoeterwoude 2381-2382
  | Zonnemaire 4316 | Zorgvlied 8437 | Zoutelande 4374 | Zoutkamp 9974 | Zuid-Beijerland 3284 | Zuidbroek 9636 |
  Zuiddorpe 4574 | Zuidermeer 1652 | Zuiderwoude 1153 | Zuidhorn 9801 | Zuidlaarderveen 9474 | Zuidlaren 9471-9472 |
  Zuidoostbeemster 1461 | Zuidschermer 1846-1847 | Zuidveen 8343 | Zuidveld 9432 | Zuidvelde 9335 | Zuidwolde 7921 9785
  | Zuidzande 4505 | Zuilichem 5305 | Zuna 7466 | Zutphen 7201-7207 | Zuurdijk 9966 | Zwaag 1689 | Zwaagdijk-Oost
  1681-1684 | Zwaagdijk-West 1685-1686 | Zwaanshoek 2136 | Zwammerdam 2471 | Zwanenburg 1161 | Zwartebroek 3785 |
  Zwartemeer 7894 | Zwartsluis 8064 | Zweeloo 7851 | Zweins 8814 | Zwiggelte 9433 | Zwijndrecht 3331-3336 | Zwinderen
  7864 | Zwolle 8011-8017 8019 8021-8026 8028 8031-8035 8041-8045 | de Hoef 1426 | de Lutte 7587 | de Wijk 7957 | de
  Woude 1489`
