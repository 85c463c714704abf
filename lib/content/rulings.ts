import type { School } from './schools';

/** A legal ruling that the portal states, or leaves open, for pilgrims. */
export interface Ruling {
  /** The view of most schools, for reviewers. */
  says: string;
  /** The schools with a different view, which is named for their readers on every page with one of the `keys`. */
  differing: readonly School[];
  /** Collections and numbers of hadith, surah and ayah, or book and article. */
  source: string;
  /** The messages, and texts of publications (`seed/…`), that state the ruling with the differing views. */
  keys: readonly string[];
  /** Texts that state only the part on which all schools agree. */
  alsoIn?: readonly string[];
}

const DAYS = 'haj.overview.days.items';
const DUTIES = 'haj.duties.obligations';
const TERMS = 'dictionary.terms';
const STATIONS = 'journeys.guidance.stations';
const GUIDE = 'customGuide.items';

/**
 * Volumes of the Kuwaiti Encyclopaedia of Islamic Jurisprudence are those of its articles; pages of Shara’i’ al-Islam,
 * those of the Istiqlal edition.
 */
export const RULINGS = {
  obligation: {
    says: 'Hajj is obligatory once in a lifetime for a sane adult Muslim who is able.',
    differing: [],
    source: 'Quran 3:97; Muslim 1337',
    keys: [
      'haj.overview.pillar.first',
      'haj.conditions.obligation.intro',
      'haj.conditions.obligation.items.islam.text',
      'haj.conditions.obligation.items.sanity.text',
      'haj.conditions.obligation.items.adulthood.text',
      'haj.conditions.obligation.items.freedom.text',
      'haj.conditions.obligation.items.ability.text',
      'haj.conditions.questions.items.often.answer',
    ],
    alsoIn: ['haj.conditions.lead', 'haj.conditions.ability.items.means.text', `${TERMS}.hajj.meaning`],
  },
  travelOfWomen: {
    says: 'The Hanafi and Hanbali schools require a mahram; the Maliki and Shafi’i accept safe company for the obligatory Hajj.',
    differing: ['hanafi', 'maliki', 'shafii', 'hanbali', 'jafari'],
    source:
      'al-Bukhari 1862, Muslim 1341; Kuwaiti Encyclopaedia, vol. 17, Hajj; for the Ja’fari school al-Kafi 4:282',
    keys: ['haj.conditions.women.first', `${GUIDE}.company`, 'visitors.guide.questions.items.alone.answer'],
  },
  childsHajj: {
    says: 'A child’s Hajj is valid and does not take the place of the obligatory one.',
    differing: [],
    source: 'Muslim 1336',
    keys: ['haj.conditions.questions.items.child.answer', 'faqs.items.childHajj.answer'],
  },
  deputy: {
    says: 'Hajj may be performed for the dead and for those who are unable for good.',
    differing: ['maliki', 'shafii', 'hanbali', 'jafari'],
    source: 'al-Bukhari 1513, Muslim 1334; Abu Dawud 1811; Kuwaiti Encyclopaedia, vol. 17, Hajj',
    keys: ['haj.conditions.questions.items.another.answer'],
    alsoIn: ['haj.conditions.questions.items.unable.answer'],
  },
  bestType: {
    says: 'All three types are valid; the schools differ on the best.',
    differing: ['hanafi', 'maliki', 'shafii', 'hanbali', 'jafari'],
    source:
      'Muslim 1211; Kuwaiti Encyclopaedia, vol. 17, Hajj; for the Ja’fari school Shara’i’ al-Islam, Hajj (al-Yanabi’ al-Fiqhiyyah 8:236)',
    keys: ['haj.overview.types.difference', 'faqs.items.types.answer'],
  },
  months: {
    says: 'Shawwal, Dhu al-Qa’dah and the first ten days of Dhu al-Hijjah; Shafi’i: its first ten nights; Maliki: all of it.',
    differing: ['maliki', 'shafii', 'jafari'],
    source:
      'Quran 2:197; Kuwaiti Encyclopaedia, vol. 17, Hajj; for the Ja’fari school Shara’i’ al-Islam, Hajj (al-Yanabi’ al-Fiqhiyyah 8:236)',
    keys: ['haj.introduction.when.first', 'haj.timers.time.first', `${TERMS}.hajjMonths.meaning`],
  },
  purity: {
    says: 'Tawaf is made in wudu: a duty in the Hanafi school, a condition in the others.',
    differing: [],
    source: 'al-Bukhari 1641, Muslim 1235; Kuwaiti Encyclopaedia, vol. 29, Tawaf',
    keys: [],
    alsoIn: [
      `${GUIDE}.umrah`,
      `${GUIDE}.qudum`,
      `${GUIDE}.ifadah`,
      `${GUIDE}.wada`,
      `${STATIONS}.makkah.now.third`,
      `${STATIONS}.ifadah.now.first`,
      'umrah.overview.rites.items.tawaf.text',
      'seed/umrah-in-six-steps.steps.2.text',
    ],
  },
  miqats: {
    says: 'Whoever passes a miqat for Hajj or Umrah is in ihram there; those who live nearer enter it where they are.',
    differing: [],
    source: 'al-Bukhari 1524, 1531; Muslim 1181, 1183; on Tan’im al-Bukhari 1784, Muslim 1212',
    keys: [
      'haj.timers.place.intro',
      'haj.timers.place.residents',
      'umrah.overview.miqats.intro',
      'umrah.overview.miqats.residents',
      'haj.introduction.where.items.miqat',
      `${DUTIES}.items.miqat.text`,
      `${GUIDE}.miqatAir`,
      `${GUIDE}.miqatLand`,
      `${GUIDE}.miqatInside`,
      `${STATIONS}.ihram.care`,
      'faqs.items.airMiqat.answer',
      'faqs.items.makkahResident.answer',
    ],
    alsoIn: [
      `${TERMS}.hill.meaning`,
      `${TERMS}.tanim.meaning`,
      `${GUIDE}.ihramAgain`,
      'cities.makkah.questions.items.tanim.answer',
      'cities.madinah.questions.items.miqat.answer',
    ],
  },
  ihram: {
    says: 'Ihram begins with the intention; in the Hanafi and Ja’fari schools with intention and talbiyah together.',
    differing: ['hanafi', 'jafari'],
    source:
      'al-Bukhari 1, 1549; al-Hidayah, Hajj (Ihram); Kuwaiti Encyclopaedia, vol. 2, Ihram; Shara’i’ al-Islam, Hajj',
    keys: ['seed/umrah-in-six-steps.steps.0.text', `${TERMS}.ihram.meaning`],
    alsoIn: [
      `${TERMS}.niyyah.meaning`,
      'haj.duties.pillars.items.ihram.text',
      'haj.introduction.terms.table.rows.ihram.meaning',
      'umrah.overview.rites.items.ihram.text',
      `${STATIONS}.ihram.now.second`,
      'seed/ihram-guide.text.0.paragraphs.0',
      'seed/ihram-guide.text.1.points.2',
    ],
  },
  otherVisits: {
    says: 'Those who come to Makkah for another purpose from beyond the miqats need ihram, except in the Shafi’i school.',
    differing: ['hanafi', 'maliki', 'shafii', 'hanbali'],
    source:
      'al-Bukhari 1524; Kuwaiti Encyclopaedia, vol. 2, Ihram; for the Ja’fari school al-Tusi, al-Nihayah 1:247',
    keys: ['cities.makkah.questions.items.ihram.answer', 'cities.overview.compare.table.rows.rites.makkah'],
  },
  bath: {
    says: 'Bathing and perfuming the body before ihram are recommended.',
    differing: ['maliki', 'jafari'],
    source: 'al-Bukhari 1539, Muslim 1189; Kuwaiti Encyclopaedia, vol. 2, Ihram',
    keys: [
      'haj.sunan.ihram.items.bath',
      'haj.introduction.journey.items.ihram.text',
      `${GUIDE}.bath`,
      `${STATIONS}.ihram.now.first`,
      'seed/umrah-in-six-steps.steps.0.text',
      'seed/ihram-guide.text.1.points.0',
    ],
  },
  prohibitions: {
    says: 'In ihram: no cutting of hair or nails, perfume, hunting, marriage contract or intimacy; men wear nothing sewn; women wear no niqab and no gloves.',
    differing: ['hanafi'],
    source: 'al-Bukhari 1542, 1837, 1838; Muslim 1177, 1409; Kuwaiti Encyclopaedia, vol. 2, Ihram',
    keys: [
      'haj.remember.ihram.table.rows.contract.matter',
      'haj.remember.ihram.table.rows.veil.matter',
      'haj.sunan.ihram.women.labels.hands',
      `${GUIDE}.clothesWoman`,
      'seed/women-on-the-journey.steps.0.text',
      'seed/ihram-guide.text.3.points.0',
      'seed/ihram-guide.text.3.points.2',
    ],
    alsoIn: [
      'haj.remember.ihram.table.rows.hair.matter',
      'haj.remember.ihram.table.rows.perfume.matter',
      'haj.remember.ihram.table.rows.sewn.matter',
      'haj.remember.ihram.table.rows.hunting.matter',
      'haj.remember.ihram.table.rows.intimacy.matter',
      'umrah.overview.questions.items.prohibitions.answer',
    ],
  },
  headOfMen: {
    says: 'In ihram men leave the head bare; the Hanafi and Maliki schools forbid them to cover the face too.',
    differing: ['hanafi', 'maliki', 'shafii', 'hanbali'],
    source: 'al-Bukhari 1265, Muslim 1206; Kuwaiti Encyclopaedia, vol. 2, Ihram',
    keys: [
      'haj.remember.ihram.table.rows.head.matter',
      'haj.sunan.ihram.men.labels.head',
      `${GUIDE}.clothesMan`,
      'seed/ihram-guide.text.3.points.1',
    ],
  },
  footwear: {
    says: 'In ihram men wear sandals that leave the ankles bare; in the Hanafi school the instep too.',
    differing: ['hanafi', 'jafari'],
    source: 'al-Bukhari 1542, Muslim 1177; Kuwaiti Encyclopaedia, vol. 2, Ihram; Shara’i’ al-Islam, Hajj',
    keys: ['haj.sunan.ihram.men.labels.feet'],
  },
  fidyah: {
    says: 'A prohibition that is broken calls for a fidyah by its kind; schools differ on those who forget or do not know.',
    differing: [],
    source: 'Quran 2:196; al-Bukhari 1814, Muslim 1201',
    keys: [
      'haj.remember.ihram.mistake.text',
      `${TERMS}.fidyah.meaning`,
      'seed/ihram-guide.text.4.paragraphs.0',
    ],
  },
  compensation: {
    says: 'What each broken prohibition and each duty left out calls for: fasting, feeding the poor or a sacrifice.',
    differing: ['hanafi', 'maliki', 'shafii', 'hanbali', 'jafari'],
    source:
      'Quran 2:196, 5:95; al-Bukhari 1814; Kuwaiti Encyclopaedia, vol. 2, Ihram, and vol. 32, Fidyah; for the Ja’fari school Shara’i’ al-Islam 1:228',
    keys: [
      'haj.remember.fidyah.table.rows.excuse.due',
      'haj.remember.fidyah.table.rows.purpose.due',
      'haj.remember.fidyah.table.rows.forgot.due',
      'haj.remember.fidyah.table.rows.hunting.due',
      'haj.remember.fidyah.table.rows.intimacy.due',
      'haj.remember.fidyah.table.rows.duty.due',
      'haj.remember.fidyah.source',
    ],
  },
  talbiyahOfWomen: {
    says: 'Men say the talbiyah aloud, women so that they hear themselves.',
    differing: [],
    source: 'Abu Dawud 1814; Kuwaiti Encyclopaedia, vol. 13, Talbiyah',
    keys: [
      'haj.introduction.talbiyah.intro',
      `${GUIDE}.talbiyahMan`,
      `${GUIDE}.talbiyahWoman`,
      'seed/women-on-the-journey.steps.1.text',
    ],
  },
  talbiyahEnd: {
    says: 'The talbiyah ends with the first pebble at Aqabah in Hajj and with the beginning of tawaf in Umrah.',
    differing: ['maliki', 'jafari'],
    source:
      'al-Bukhari 1685, Muslim 1281; Kuwaiti Encyclopaedia, vol. 13, Talbiyah; for the Ja’fari school al-Hilli, Tahrir al-Ahkam 1962',
    keys: [
      'haj.sunan.days.items.arafah.text',
      'haj.sunan.days.items.nahr.text',
      'umrah.overview.rites.items.ihram.text',
      'seed/umrah-in-six-steps.steps.1.text',
    ],
  },
  arrivalTawaf: {
    says: 'The arrival tawaf is a sunnah for Ifrad and Qiran; in the Hanafi school Qiran begins with the tawaf and sa’i of Umrah.',
    differing: ['hanafi', 'maliki'],
    source: 'Muslim 1235; al-Hidayah, Hajj (Qiran); Kuwaiti Encyclopaedia, vol. 29, Tawaf',
    keys: [
      'haj.sunan.tawaf.items.arrival',
      'haj.sunan.questions.items.missed.answer',
      `${TERMS}.qudum.meaning`,
      `${GUIDE}.qudum`,
    ],
    alsoIn: [`${STATIONS}.makkah.now.second`, 'haj.introduction.journey.items.arrival.text'],
  },
  ramal: {
    says: 'In the first three rounds of a tawaf that sa’i follows, men walk briskly with short steps.',
    differing: [],
    source: 'al-Bukhari 1602, Muslim 1266; Kuwaiti Encyclopaedia, vol. 29, Tawaf',
    keys: ['haj.sunan.tawaf.items.raml', `${TERMS}.raml.meaning`],
    alsoIn: [`${GUIDE}.pace`, 'haj.sunan.questions.items.women.answer'],
  },
  zamzam: {
    says: 'Drinking from Zamzam is recommended.',
    differing: [],
    source: 'al-Bukhari 1637, Muslim 1218',
    keys: ['umrah.overview.rites.items.zamzam.text', `${TERMS}.zamzam.meaning`],
    alsoIn: ['seed/umrah-in-six-steps.steps.3.text', 'journeys.scenes.items.sai.text'],
  },
  saiLaps: {
    says: 'Sa’i is seven laps that begin at Safa and end at Marwah; going is one lap and returning another.',
    differing: [],
    source: 'Quran 2:158; Muslim 1218',
    keys: [
      'umrah.overview.rites.items.sai.text',
      'umrah.overview.sai.text',
      'haj.introduction.terms.table.rows.sai.meaning',
      'haj.duties.pillars.items.sai.text',
      `${TERMS}.sai.meaning`,
      'seed/umrah-in-six-steps.steps.4.text',
    ],
  },
  saiPace: {
    says: 'In sa’i men walk briskly between the green markers, women as usual.',
    differing: [],
    source: 'al-Bukhari 1644, Muslim 1261',
    keys: [
      'haj.sunan.sai.items.markers',
      'umrah.overview.sai.text',
      'haj.sunan.questions.items.women.answer',
      'seed/umrah-in-six-steps.steps.4.text',
      'seed/women-on-the-journey.steps.2.text',
    ],
  },
  earlySai: {
    says: 'Those who make an arrival tawaf may perform the sa’i of Hajj after it, once for all; in the Maliki school this is a duty if there is time.',
    differing: ['maliki', 'jafari'],
    source:
      'Muslim 1279; al-Dardir, al-Sharh al-Kabir (on Mukhtasar Khalil) 2:34; Ibn Farhun, Irshad al-Salik 1:357',
    keys: [`${GUIDE}.earlySai`],
    alsoIn: [`${GUIDE}.saiUnlessDone`, `${STATIONS}.ifadah.now.third`],
  },
  idtiba: {
    says: 'In a tawaf that sa’i follows, men bare the right shoulder; in the Shafi’i school during sa’i too.',
    differing: ['maliki', 'shafii', 'jafari'],
    source:
      'Abu Dawud 1883, 1884; Minhaj al-Talibin, Hajj; Kuwaiti Encyclopaedia, vol. 29, Tawaf; for the Ja’fari school Shara’i’ al-Islam 1:201',
    keys: ['haj.sunan.tawaf.items.idtiba', `${GUIDE}.pace`, `${TERMS}.idtiba.meaning`],
    alsoIn: ['haj.sunan.ihram.men.labels.shoulder', 'haj.sunan.questions.items.women.answer'],
  },
  touching: {
    says: 'Who cannot touch the Black Stone points to it and says takbir; in the Maliki school takbir alone.',
    differing: ['maliki'],
    source: 'al-Bukhari 1612, 1613; Mukhtasar Khalil, Hajj',
    keys: ['haj.sunan.tawaf.items.touching', 'umrah.overview.tawaf.text'],
    alsoIn: [
      'haj.sunan.tawaf.crowd.text',
      'umrah.remember.manners.items.crowd',
      `${GUIDE}.crowd`,
      `${STATIONS}.makkah.care`,
    ],
  },
  twoRakahs: {
    says: 'Two rak’ahs after tawaf, behind the Maqam where possible, are a sunnah.',
    differing: ['hanafi', 'maliki', 'jafari'],
    source:
      'Muslim 1218; Kuwaiti Encyclopaedia, vol. 29, Tawaf; for the Ja’fari school al-Tusi, al-Nihayah 1:242',
    keys: ['haj.sunan.tawaf.items.prayer'],
    alsoIn: [
      'umrah.overview.rites.items.prayer.text',
      `${STATIONS}.makkah.now.third`,
      `${TERMS}.maqam.meaning`,
    ],
  },
  hijr: {
    says: 'Most of the Hijr belongs to the House; tawaf goes around its wall.',
    differing: [],
    source: 'al-Bukhari 1584, Muslim 1333',
    keys: [`${TERMS}.hijr.meaning`, 'umrah.overview.tawaf.text'],
  },
  doubt: {
    says: 'Who doubts the number of rounds counts from the lower one.',
    differing: ['hanafi', 'jafari'],
    source:
      'Kuwaiti Encyclopaedia, vol. 29, Tawaf; for the Ja’fari school Fawa’id al-Qawa’id 1:378 (Shara’i’ al-Islam, Hajj)',
    keys: ['umrah.overview.questions.items.lap.answer', 'faqs.items.lapDoubt.answer'],
  },
  umrah: {
    says: 'Umrah is obligatory once (Shafi’i, Hanbali) or a sunnah (Hanafi, Maliki); its pillars are ihram, tawaf and sa’i.',
    differing: ['hanafi', 'maliki', 'shafii', 'hanbali'],
    source: 'Kuwaiti Encyclopaedia, vol. 30, Umrah',
    keys: [
      'umrah.overview.ruling.table.rows.obligation.views',
      'umrah.overview.ruling.table.rows.pillars.views',
    ],
  },
  umrahAndHajj: {
    says: 'Umrah does not take the place of the obligatory Hajj.',
    differing: [],
    source: 'Quran 2:196, 3:97',
    keys: ['umrah.overview.questions.items.hajj.answer'],
  },
  umrahTime: {
    says: 'Umrah is valid on every day of the year.',
    differing: ['hanafi'],
    source: 'Kuwaiti Encyclopaedia, vol. 30, Umrah',
    keys: [
      'umrah.overview.ruling.table.rows.time.views',
      'haj.timers.time.first',
      'faqs.items.umrahTime.answer',
      'seed/umrah-in-every-season.body.0',
    ],
    alsoIn: ['umrah.overview.lead', 'umrah.overview.what.second', `${TERMS}.umrah.meaning`],
  },
  repeatedUmrah: {
    says: 'Umrah may be repeated; the Maliki school dislikes it more than once a year.',
    differing: ['maliki'],
    source: 'al-Bukhari 1773, Muslim 1349; Mukhtasar Khalil, Hajj; Kuwaiti Encyclopaedia, vol. 30, Umrah',
    keys: [
      'faqs.items.umrahTime.answer',
      'umrah.overview.ruling.table.rows.time.views',
      'seed/umrah-in-every-season.body.0',
    ],
  },
  minaPrayers: {
    says: 'At Mina each prayer is at its own time; travellers shorten those of four rak’ahs to two.',
    differing: ['maliki'],
    source: 'al-Bukhari 1082, Muslim 694; Kuwaiti Encyclopaedia, vol. 17, Hajj',
    keys: [`${DAYS}.tarwiyah.text`, `${GUIDE}.toMina`, `${STATIONS}.mina.now.second`],
    alsoIn: ['journeys.story.items.mina.text'],
  },
  arafahPrayers: {
    says: 'At Arafah Zuhr and Asr are combined and shortened; in the Shafi’i school by travellers only, who alone shorten in the Hanafi and Hanbali.',
    differing: ['hanafi', 'shafii'],
    source:
      'Muslim 1218; Mughni al-Muhtaj, Hajj; Ibn Qudamah, al-Mughni, Hajj; Kuwaiti Encyclopaedia, vol. 17, Hajj',
    keys: [
      `${DAYS}.arafah.text`,
      `${GUIDE}.standing`,
      `${STATIONS}.arafah.now.second`,
      `${TERMS}.jam.meaning`,
    ],
  },
  muzdalifahPrayers: {
    says: 'At Muzdalifah Maghrib and Isha are combined; in the Shafi’i school by travellers only.',
    differing: ['shafii'],
    source: 'Muslim 1218; Mughni al-Muhtaj, Hajj; Kuwaiti Encyclopaedia, vol. 17, Hajj',
    keys: [`${DAYS}.arafah.text`, `${GUIDE}.toMuzdalifah`, `${STATIONS}.muzdalifah.now.second`],
  },
  wuquf: {
    says: 'Wuquf is from noon on the 9th until dawn of the 10th; who came by day stays until sunset.',
    differing: ['maliki', 'shafii', 'hanbali', 'jafari'],
    source:
      'Abu Dawud 1949, 1950; al-Tirmidhi 889, 891; Kuwaiti Encyclopaedia, vol. 17, Hajj; for the Ja’fari school Shara’i’ al-Islam 1:188',
    keys: [
      'haj.duties.pillars.items.standing.text',
      `${DUTIES}.items.sunset.text`,
      'faqs.items.lateArafah.answer',
    ],
    alsoIn: [
      'haj.duties.questions.items.late.answer',
      `${STATIONS}.arafah.now.third`,
      'haj.introduction.terms.table.rows.standing.meaning',
      'haj.introduction.where.items.arafah',
      `${TERMS}.standing.meaning`,
    ],
  },
  mountOfMercy: {
    says: 'All of Arafah is a place of wuquf; climbing Jabal al-Rahmah is not required.',
    differing: [],
    source: 'Muslim 1218',
    keys: [`${STATIONS}.arafah.care`, `${TERMS}.rahmah.meaning`],
  },
  muzdalifah: {
    says: 'The night at Muzdalifah is a duty; the weak may leave after midnight.',
    differing: ['hanafi', 'maliki', 'shafii', 'jafari'],
    source:
      'Muslim 1218, 1290; al-Bukhari 1676; Kuwaiti Encyclopaedia, vol. 17, Hajj; for the Ja’fari school Shara’i’ al-Islam 1:190, Isbah al-Shi’a 158',
    keys: [`${DUTIES}.items.muzdalifah.text`, `${DUTIES}.schools`],
    alsoIn: [
      `${GUIDE}.toMuzdalifah`,
      `${STATIONS}.muzdalifah.now.third`,
      'haj.introduction.where.items.muzdalifah',
      `${TERMS}.muzdalifah.meaning`,
      `${TERMS}.mabit.meaning`,
    ],
  },
  order: {
    says: 'The order of the rites on the 10th is a sunnah; Hanafi: stoning, hady, shaving, and in Ifrad stoning before shaving; Maliki: stoning before shaving and tawaf.',
    differing: ['hanafi', 'maliki', 'jafari'],
    source: 'al-Bukhari 83, Muslim 1306; Kuwaiti Encyclopaedia, vol. 17, Hajj',
    keys: [
      'haj.overview.questions.items.order.answer',
      'haj.duties.questions.items.order.answer',
      'haj.sunan.days.items.nahr.text',
      `${GUIDE}.order`,
      `${STATIONS}.nahr.now.third`,
    ],
  },
  hady: {
    says: 'Tamattu’ and Qiran require a hady, or ten days of fasting, except of those who live nearer to the Haram than the distance at which prayers are shortened; Maliki: in Makkah; Hanafi: at or within the miqats, who perform Ifrad.',
    differing: ['hanafi', 'maliki', 'shafii', 'hanbali'],
    source:
      'Quran 2:196; al-Bukhari 1691, Muslim 1227; al-Hidayah, Hajj (Tamattu’); Mukhtasar Khalil, Hajj; Minhaj al-Talibin, Hajj',
    keys: [
      'haj.overview.types.difference',
      'haj.overview.types.table.rows.tamattu.hady',
      'haj.overview.types.table.rows.qiran.hady',
      'haj.overview.types.table.rows.ifrad.hady',
      'haj.introduction.terms.table.rows.hady.meaning',
      'haj.introduction.types.figure.labels.hady',
      `${GUIDE}.hady`,
      `${GUIDE}.noHady`,
      `${STATIONS}.nahr.now.second`,
      `${TERMS}.hady.meaning`,
      `${TERMS}.tamattu.meaning`,
      `${TERMS}.qiran.meaning`,
    ],
  },
  tahallul: {
    says: 'Two of stoning, shaving and tawaf lift all but intimacy, what leads to it and the marriage contract (Hanafi: shaving, and the contract is valid; Maliki: stoning, and hunting stays forbidden); tawaf and sa’i lift the rest, in the Hanafi school tawaf.',
    differing: ['hanafi', 'maliki', 'shafii', 'jafari'],
    source:
      'Abu Dawud 1978; Kuwaiti Encyclopaedia, vol. 10, Tahallul; for the Ja’fari school Yahya ibn Sa’id, al-Jami’ li-l-Shara’i’, Hajj (al-Yanabi’ al-Fiqhiyyah 8:329)',
    keys: [`${TERMS}.firstRelease.meaning`],
    alsoIn: [
      `${GUIDE}.saiDue`,
      `${GUIDE}.saiUnlessDone`,
      `${STATIONS}.ifadah.now.third`,
      `${DUTIES}.items.shaving.text`,
    ],
  },
  firstTahallul: {
    says: 'After stoning and shaving the first tahallul is reached; in the Maliki school by stoning alone.',
    differing: ['maliki'],
    source: 'Abu Dawud 1978; Kuwaiti Encyclopaedia, vol. 10, Tahallul',
    keys: [
      `${DAYS}.nahr.text`,
      'haj.introduction.terms.table.rows.release.meaning',
      'haj.introduction.types.figure.labels.release',
      `${GUIDE}.shave`,
      `${GUIDE}.trim`,
      `${STATIONS}.nahr.now.second`,
      `${TERMS}.firstRelease.meaning`,
    ],
  },
  tawafOfNisa: {
    says: 'Tawaf al-Ifadah and sa’i lift the last prohibitions; the Ja’fari school requires Tawaf al-Nisa’ too, also after Umrah, except that of Tamattu’, which ends with trimming alone.',
    differing: ['jafari'],
    source: 'Shara’i’ al-Islam 1:203',
    keys: [
      `${TERMS}.fullRelease.meaning`,
      `${DAYS}.nahr.text`,
      'umrah.overview.ruling.table.rows.pillars.views',
      'seed/umrah-in-six-steps.steps.5.text',
    ],
    alsoIn: [
      'umrah.overview.rites.items.shaving.text',
      'umrah.remember.checklist.groups.after.items.release',
    ],
  },
  trimming: {
    says: 'Women only trim: a fingertip’s length from all their hair, in the Hanafi school from a quarter of it, in the Shafi’i three hairs.',
    differing: ['hanafi', 'maliki', 'shafii', 'hanbali', 'jafari'],
    source: 'Abu Dawud 1984; Kuwaiti Encyclopaedia, vol. 18, Shaving',
    keys: [`${GUIDE}.trim`, 'seed/women-on-the-journey.steps.7.text'],
    alsoIn: [`${TERMS}.taqsir.meaning`],
  },
  pillars: {
    says: 'The pillars of Hajj are ihram, wuquf, Tawaf al-Ifadah and sa’i.',
    differing: ['hanafi', 'shafii', 'jafari'],
    source:
      'Kuwaiti Encyclopaedia, vol. 17, Hajj; for the Ja’fari school Shara’i’ al-Islam 1:188, Isbah al-Shi’a 158',
    keys: [
      'haj.duties.pillars.intro',
      'haj.duties.pillars.schools.rows.hanafi.school',
      'haj.duties.pillars.schools.rows.hanafi.pillars',
      'haj.duties.pillars.schools.rows.shafii.school',
      'haj.duties.pillars.schools.rows.shafii.pillars',
      'haj.duties.pillars.schools.rows.maliki.school',
      'haj.duties.pillars.schools.rows.maliki.pillars',
    ],
    alsoIn: [
      'haj.duties.difference.table.rows.pillar.missed',
      `${TERMS}.ifadah.meaning`,
      'haj.duties.pillars.items.ihram.text',
      'haj.duties.pillars.items.ifadah.text',
      'haj.duties.pillars.items.sai.text',
      `${TERMS}.sai.meaning`,
      `${GUIDE}.ifadah`,
      `${STATIONS}.ifadah.now.first`,
    ],
  },
  duties: {
    says: 'The duties are seven, as Hanbali works count them; a sacrifice makes up for one left out.',
    differing: ['hanafi', 'maliki', 'shafii', 'jafari'],
    source:
      'Malik, Muwatta’, Hajj (what Ibn Abbas said of a rite left out); Kuwaiti Encyclopaedia, vol. 17, Hajj',
    keys: [`${DUTIES}.intro`, `${DUTIES}.schools`],
    alsoIn: [
      `${DUTIES}.items.mina.text`,
      `${GUIDE}.nights`,
      `${DUTIES}.items.stoning.text`,
      'haj.duties.lead',
      'haj.duties.difference.table.rows.duty.meaning',
      'haj.duties.difference.table.rows.sunnah.meaning',
      'haj.duties.difference.table.rows.sunnah.missed',
      'haj.sunan.meaning.first',
      'haj.sunan.lead',
      'haj.overview.more.items.duties.text',
      'haj.overview.more.items.sunan.text',
      'haj.duties.difference.table.rows.duty.missed',
      'haj.duties.missed.first',
      'haj.duties.missed.ask.text',
      'faqs.items.missedDuty.answer',
      `${TERMS}.dam.meaning`,
    ],
  },
  times: {
    says: 'On the days of Tashriq stoning begins at noon; its time ends at sunset on the 13th.',
    differing: ['hanafi', 'maliki', 'jafari'],
    source:
      'Muslim 1299, al-Bukhari 1746; Kuwaiti Encyclopaedia, vol. 23, Stoning, and vol. 29, Tawaf; for the Ja’fari school Shara’i’ al-Islam 1:206',
    keys: [
      'haj.duties.times.table.rows.hanafi.school',
      'haj.duties.times.table.rows.hanafi.nahr',
      'haj.duties.times.table.rows.hanafi.tashriq',
      'haj.duties.times.table.rows.hanafi.ifadah',
      'haj.duties.times.table.rows.maliki.school',
      'haj.duties.times.table.rows.maliki.nahr',
      'haj.duties.times.table.rows.maliki.tashriq',
      'haj.duties.times.table.rows.maliki.ifadah',
      'haj.duties.times.table.rows.shafii.school',
      'haj.duties.times.table.rows.shafii.nahr',
      'haj.duties.times.table.rows.shafii.tashriq',
      'haj.duties.times.table.rows.shafii.ifadah',
      'haj.duties.times.note',
    ],
    alsoIn: [
      `${DAYS}.thirteenth.text`,
      `${DAYS}.tashriq.text`,
      `${GUIDE}.stoning`,
      `${STATIONS}.tashriq.now.first`,
    ],
  },
  delegatedStoning: {
    says: 'Who cannot stone until the time is over appoints a delegate, who stones for themselves first.',
    differing: ['maliki'],
    source: 'Kuwaiti Encyclopaedia, vol. 23, Stoning',
    keys: ['haj.duties.questions.items.delegate.answer'],
    alsoIn: ['seed/elderly-and-disabled-pilgrims.steps.3.text'],
  },
  leaving: {
    says: 'Who leaves early departs from Mina on the 12th after stoning and before sunset.',
    differing: ['hanafi', 'jafari'],
    source:
      'Quran 2:203; Kuwaiti Encyclopaedia, vol. 17, Hajj; for the Ja’fari school al-Kafi 4:520, Shara’i’ al-Islam 1:173',
    keys: [
      'haj.overview.questions.items.leaving.answer',
      'faqs.items.leaveEarly.answer',
      `${GUIDE}.leave`,
      `${STATIONS}.tashriq.now.third`,
      `${TERMS}.taajjul.meaning`,
    ],
    alsoIn: [`${TERMS}.taakhkhur.meaning`],
  },
  farewell: {
    says: 'The farewell tawaf is a duty, not of residents of Makkah nor of women in menstruation or after childbirth.',
    differing: ['maliki', 'jafari'],
    source:
      'al-Bukhari 1755, Muslim 1328; Kuwaiti Encyclopaedia, vol. 29, Tawaf; for the Ja’fari school al-Hilli, Tahrir al-Ahkam 2251',
    keys: [
      `${DUTIES}.schools`,
      `${DAYS}.departure.text`,
      `${STATIONS}.farewell.now.second`,
      `${GUIDE}.wada`,
      `${TERMS}.wada.meaning`,
    ],
    alsoIn: [
      `${DUTIES}.items.farewell.text`,
      'haj.duties.questions.items.farewell.answer',
      `${GUIDE}.mensesWada`,
      'faqs.items.menses.answer',
    ],
  },
  farewellExempt: {
    says: 'In the Hanafi school the farewell tawaf is not due from those either who live at or within the miqats.',
    differing: ['hanafi'],
    source: 'Bada’i’ al-Sana’i’, Hajj; Tuhfat al-Fuqaha’, Hajj; Kuwaiti Encyclopaedia, vol. 29, Tawaf',
    keys: [`${STATIONS}.farewell.now.second`, `${DUTIES}.items.farewell.text`],
  },
  stayAfterFarewell: {
    says: 'Who stays in Makkah after the farewell tawaf, except for the needs of the journey, repeats it: recommended in the Maliki school after part of a day, not required in the Hanafi.',
    differing: ['hanafi', 'maliki'],
    source: 'Kuwaiti Encyclopaedia, vol. 17, Hajj 70–74; al-Baradhi’i, al-Tahdhib 785 (from the Mudawwana)',
    keys: [`${STATIONS}.farewell.care`],
  },
  menstruation: {
    says: 'A woman in menstruation does all that pilgrims do except tawaf.',
    differing: [],
    source: 'al-Bukhari 305, Muslim 1211',
    keys: [
      `${GUIDE}.mensesIhram`,
      `${GUIDE}.mensesIfadah`,
      `${STATIONS}.ifadah.care`,
      'seed/women-on-the-journey.steps.3.text',
    ],
  },
  menstruationBeforeUmrah: {
    says: 'Who cannot complete the Umrah of Tamattu’ before Arafah for menstruation adds Hajj to it (Qiran).',
    differing: ['hanafi', 'maliki', 'shafii', 'hanbali', 'jafari'],
    source: 'Muslim 1213; Kuwaiti Encyclopaedia, vol. 17, Hajj',
    keys: ['seed/women-on-the-journey.steps.4.text'],
  },
  menstruationBeforeIfadah: {
    says: 'Tawaf al-Ifadah waits for the end of menstruation and is never waived; a tawaf before that is not valid.',
    differing: ['hanafi', 'jafari'],
    source: 'al-Bukhari 1757, Muslim 1211; Kuwaiti Encyclopaedia, vol. 18, Menstruation, and vol. 29, Tawaf',
    keys: ['seed/women-on-the-journey.steps.5.text'],
  },
  delayedMenstruation: {
    says: 'A woman may delay her period with medicine that does no harm.',
    differing: [],
    source: 'Kuwaiti Encyclopaedia, vol. 18, Menstruation',
    keys: ['seed/women-on-the-journey.steps.6.text'],
  },
  theWeak: {
    says: 'The weak may leave Muzdalifah by night; the nights at Mina are waived for the ill and those who look after them, in the Maliki school with a sacrifice.',
    differing: ['hanafi', 'maliki', 'shafii', 'hanbali', 'jafari'],
    source: 'al-Bukhari 1676, Muslim 1295; Kuwaiti Encyclopaedia, vol. 17, Hajj',
    keys: ['seed/elderly-and-disabled-pilgrims.steps.4.text'],
  },
  postponedIfadah: {
    says: 'Tawaf al-Ifadah may be put off until the departure and is then enough in the Maliki and Hanbali schools.',
    differing: ['hanafi', 'maliki', 'shafii', 'hanbali', 'jafari'],
    source: 'Kuwaiti Encyclopaedia, vol. 29, Tawaf',
    keys: ['seed/elderly-and-disabled-pilgrims.steps.5.text'],
  },
  wheelchair: {
    says: 'Tawaf and sa’i may be performed in a wheelchair by those who need one.',
    differing: [],
    source: 'al-Bukhari 464, Muslim 1276',
    keys: ['faqs.items.wheelchair.answer'],
  },
  madinah: {
    says: 'Visiting the Prophet’s Mosque is recommended and no part of Hajj or Umrah.',
    differing: [],
    source: 'al-Bukhari 1189, Muslim 1397',
    keys: [
      'haj.overview.questions.items.madinah.answer',
      'faqs.items.madinahPart.answer',
      'cities.overview.compare.visit.text',
      'cities.madinah.visit.recommended.text',
    ],
    alsoIn: [`${TERMS}.prophetsMosque.meaning`, 'cities.madinah.questions.items.ihram.answer'],
  },
  quba: {
    says: 'Visiting the mosque of Quba and praying there is recommended.',
    differing: [],
    source: 'al-Bukhari 1193, Muslim 1399',
    keys: ['cities.madinah.visit.items.quba.text'],
  },
} as const satisfies Record<string, Ruling>;
