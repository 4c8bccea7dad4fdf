import { list } from './knownWords.ts'

/** Software, machines, standards and registers of schools, care, farms, makers, builders, carriers, clubs and municipalities, folded. */
export const branchNames: ReadonlySet<string> = list(`
  2ba 3shape 4ps aareon aat abu acagroup accell adapcare aeo agb agrifirm agroconnect agrovision ags agscustoms aiag ais akyla allenbradley
  allunited amada amphora anbi animana ankorstore ansible antea appostel apqp aquabrowser arcgis archicad archiefwet archieven.nl archivesspace
  ardis artsystems aruba audapad audatex autena autocad autodata autoflex autoline automaster autoscout autoscout24 autotask autotelex autotrack
  auvik aveva aweta aysist basenet basispoort beckhoff bedrijfspas bego beissbarth bercomex berichtenbox bgt biblionet biblioplus bicat bics biesse
  bikedesk bim bitbucket bitcare bkd blackboard bluebeam blueriq bobst boltrics bopz boumatic bouwflow bouwinfosys bouwmaat bouwsoft bovag
  brightspace brin brinkgroep brl bso buildsoft buzzmaster bystronic cabinetvision calcasa caldera canon carcollect carenzorgt careserve caress
  careweb cargoflow cargowise cartalk cash-register cbf cc-container cclaw cdk ce-markering centraalboekhuis cerec chainwise channable channelengine
  charibase chipsoft cito citypermit civicrm civision ciz classroom cleanmanager cleanworks clubassistent clubbase clubbox clubcollect clubdispatch
  clubplanner cmr cno cognex collectionconnection collectionindex collectiveaccess common-ground connecterra connectwise conscribo corilus corponet
  corsa creativefabrica crop-r cropvision crossuite crowdstrike cupella cyclesoftware dacom dairycomp danishcontainer dataline datto ddi decos
  delaval delfor delving dentsply desadv descartes deventit diagbox dico dicom digid dimpact djuma dmg dms4.0 dnv docdata docstream donkeymobile
  doosan dso dstelsel duolingo e-captain ead easyflex easypark ecaptain ecare ecd ecdis ecmr edcontrols edgecam edi-teelt edifact eduarte
  edukoppeling effectconnect efi eherkenning enfocus ensia envisio epbd esis esko esri essilor etim etk etka euretco europeana evry exact-globe
  exocad exquise facilicom factorytalk fancom fanuc farmmaps fashionconnect fendt festo festool fgas fhir fierit fiscaal fitmanager fleetlogic
  flexservice floraholland floriday fmea focwa forfarmers fotoware foys fsc funda fysioroadmap garage4bikes gaspedaal gazelle gdi gea geefgratis
  gemma geovisia getvisibility ggu github givt globalg.a.p globalgap glovia goedgepickt govroam grafana greefa gstandaard gutmann gwm gymtracker
  gynzy haalcentraal haas haloitsm halopsa hamis hansgrohe havatec haynespro heidelberg heidelberger heidenhain hermle hilti hkz hl7 homag
  hoogendoorn hortimax hotraco hoya hudu huntress hurco huurstunt hypermill ibd ibis-trad iburgerzaken ica-atom idexx iep ifc igis ijeugdwet ijw imo
  imos incadea incura indigo infraplan innovam insbou intramed inventor invoic iraiser isah isbn isde iso27001 iso9001 isps ista itannex itglue itil
  itris itslearning itsperfect itvisors ivoclar iwlz iwmo jaamo jamf jci johndeere jongeneel jouwomgeving kadaster kaseya kcb kdv kega kentaa
  kerkapp kerkbalans kerkdienstgemist kerknet kerktv kerridge key2burgerzaken key2financien keyence kibana kikker kindplanner kleos klic klusapp
  knltb knvb kodak koemonitor koha komo kongsberg konica kovnet kribber kringloopwijzer ksd kuka kurzweil kwieb kyp lable lansweeper leeruniek
  legalsense leidingzoeker leisureworld lely letsgrow lisaleden lloyd logitec logivert lrp lsp luxottica lvd magister mainport mais-flexis
  maisflexis makita malmberg manroland marc21 mastercam mazak mdto medicom medimo medmij melknet memori memorix mendrix mensys mestboekhouding
  metacom microcat mijncaress mijndonad mijnoverheid mikzo mimaki minolta mkg moba mobilise monsterboard mori mozard mpt mrv ms-dynamics msa
  mullermartini multipress multipresse museumplus n-able nable nagios nak naktuinbouw nanda navigational navisworks navitrans nbb nbbu nbd ncts
  nedapcow nen7510 nevicom nextmatters niaz ninjaone ninjarmm niokids nobelbiocare noc*nsf nocnsf nocore noordhoff novadent nta8800 nussbaum nvm
  nwwi oai-pmh obsurv oclc odette okuma omaha omeka omgevingsdossier omron onix oosterberg opc-ua opcua openzaak optikserver optiplan optiwin
  orderchamp osb osiris ows pacs paloalto pararius parkmobile parnassys partslink partslink24 patienta pefc pentest peoplesmart petscan pharmacom
  pharmapartners pianoo picoscope picqer picturae pinkroccade pivoton pknkaart plan-de-campagne plandecampagne planetproof plannit plantion plc
  plieger pontmeyer portbase ppap presentis prinect printplan pro4all procurios progresso project44 promedico prorail prtg ptv puur qcare qgis qic
  qlip qualcomm quayn quli raboclubsupport rai rdw realworks recruitnow relatics remindo rensa resourcespace retailvista revit rexel rexroth ricoh
  ridderiq rijkswaterstaat riveris rockwell rod rodenstock royalfloraholland rsin sales005 salesforce-npsp sanovo scada schoolmaster schoonmaakapp
  schoudercom scios scipio sdu seagha sensolus sentinelone servicenow sewa siemens-nx siilo sila simplex simplifield sinumerik sip2 sirona skarabee
  sketchup smartfarming smartschool smartway smc sna snagstream snappet snk snomed soc2 softship softwear solas solibri solidedge solidworks
  somtoday spc splunk spond sponsit sportlink spotbooking spotonmedics squit squla srs stabu stcw stek stertil stieger stienen stiho straumann stuf
  surfconext suwinet svipe syntess tachosafe taxatieweb taxvision teamcenter teamsnap tecdoc techneau technischeunie technogym tecrmi tekla
  teleroute terraform texa thiememeulenhoff tilroy timocom tmlo tmsweb topcon topdossier topsolid trajectplanner transfollow transics transpas
  transwide tridata trimble trumpf tta twizzit uav-gc uea uitvaartsoft uniec uniform-agri unit4cura universalrobots untis ur5 urios uzi v-smart vabi
  vag-com vbo vcds vencomatic vendit vensters verseon vertimart viabovag visma-raet vismapay vng voetbal.nl vsr vts vubis warmtefonds wasco
  watchguard wiewaswie wigo4it wiko wincar wincc windchill winsped wintoets wion wis wisa wisl wizportaal wkb wkkgz wob wonderware woningnet woo
  woodwop woz xedule xentry xerox xxllnc yaskawa yellowbrick ysis z-index z39.50 zabbix zcbs zeiss zermelo zgw zilliz zindex zorgdomein zorgkaart
  zorgmail zuluconnect zund zwemapp zwijsen`)
