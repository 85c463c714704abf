/** A project of a field: its subject, speciality and summary, in Arabic and in English. */
interface Project {
  subject: readonly [string, string];
  speciality: readonly [string, string];
  summary: readonly [string, string];
}

/** One project for each field of the edition, in their order. */
const PROJECTS: readonly Project[] = [
  {
    subject: ['نموذج للإنذار المبكر بالإجهاد الحراري', 'Early warning of heat stress'],
    speciality: ['الصحة العامة', 'Public health'],
    summary: [
      'يقيس المشروع حرارة الجو والرطوبة وحركة المشاة كل خمس دقائق، ويقدّر منها خطر الإجهاد الحراري قبل ساعة من وقوعه، فتوزَّع نقاط التبريد والفرق الطبية حيث تلزم.',
      'Temperature, humidity and the pace of pedestrians are measured every five minutes. A model estimates the risk of heat stress one hour ahead, so that cooling points and medical teams stand where they are needed.',
    ],
  },
  {
    subject: ['توأم رقمي لمسارات المشاة', 'A digital twin of walkways'],
    speciality: ['هندسة البرمجيات', 'Software engineering'],
    summary: [
      'نسخة رقمية من المسارات تُحدَّث من حسّاسات لا تصوّر الوجوه، وتُجرَّب عليها قرارات الفتح والإغلاق قبل تنفيذها، مع قياس الأثر في زمن الوصول.',
      'A digital copy of the walkways follows sensors that record no faces. Decisions to open or close a path are tried on it first, and their effect on walking times is measured.',
    ],
  },
  {
    subject: ['تدوير مخلفات الإعاشة', 'Recycling of catering waste'],
    speciality: ['الهندسة البيئية', 'Environmental engineering'],
    summary: [
      'يُفرز فائض الطعام عند المطابخ ويُحوَّل إلى سماد في وحدات متنقلة، وتُقارن كمية النفايات وتكلفة النقل بموسمين سابقين.',
      'Surplus food is sorted at the kitchens and composted in mobile units. The amount of waste and the cost of its transport are compared with two earlier seasons.',
    ],
  },
  {
    subject: ['التنبؤ بكثافة الحشود', 'Forecasting crowd density'],
    speciality: ['علم البيانات', 'Data science'],
    summary: [
      'يتنبأ النموذج بالكثافة في كل قطاع قبل عشرين دقيقة من بيانات العدّ المجهولة الهوية، ويقترح مواعيد التفويج التي تبقيها دون الحد الآمن.',
      'From anonymous counts the model forecasts the density of each sector twenty minutes ahead, and proposes departure times of groups that keep it below the safe limit.',
    ],
  },
  {
    subject: ['جدولة الحافلات الترددية', 'Scheduling shuttle buses'],
    speciality: ['هندسة النقل', 'Transport engineering'],
    summary: [
      'جداول تتغير مع الطلب الفعلي بدل الجداول الثابتة، تقلّل الانتظار والرحلات الفارغة، واختُبرت بمحاكاة ليوم كامل من أيام التصعيد.',
      'Timetables follow actual demand instead of fixed hours, with shorter waiting and fewer empty journeys. They were tested in a simulation of one full day of departures.',
    ],
  },
  {
    subject: ['دليل صوتي للحاج الكفيف', 'An audio guide for blind pilgrims'],
    speciality: ['التفاعل بين الإنسان والحاسوب', 'Human-computer interaction'],
    summary: [
      'يصف الدليل الطريق والمعالم بالصوت ويعمل دون اتصال، وصُمّم مع اثني عشر كفيفًا شاركوا في كل مرحلة من مراحله.',
      'The guide describes the way and its landmarks by sound and works without a connection. Twelve blind people took part in each stage of its design.',
    ],
  },
];

/** Where a project is tried out, so that two of a field differ. */
const PLACES = [
  ['في مشعر منى', 'in Mina'],
  ['في عرفات', 'at Arafat'],
  ['في ساحات المسجد الحرام', 'in the courtyards of the Grand Mosque'],
  ['على طريق مزدلفة', 'on the way to Muzdalifah'],
  ['في المدينة المنورة', 'in Madinah'],
  ['في مطار الملك عبدالعزيز', 'at King Abdulaziz Airport'],
  ['في محطة قطار الحرمين', 'at the Haramain railway station'],
] as const;

/** Universities with their city and the id of their country in the edition. */
const UNIVERSITIES = [
  ['University of Leeds', 'Leeds', 3],
  ['University of Toronto', 'Toronto', 2],
  ['University of Melbourne', 'Melbourne', 5],
  ['Heidelberg University', 'Heidelberg', 7],
  ['Lumière University Lyon 2', 'Lyon', 8],
  ['University of Zurich', 'Zurich', 9],
  ['University College Dublin', 'Dublin', 4],
  ['University of Auckland', 'Auckland', 6],
  ['Boston University', 'Boston', 1],
  ['University of Manchester', 'Manchester', 3],
  ['Arizona State University', 'Tempe', 1],
  ['McGill University', 'Montreal', 2],
  ['Monash University', 'Melbourne', 5],
] as const;

function pick<Item>(items: readonly Item[], index: number): Item {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('no items');
  return item;
}

/** The university of a researcher, its city and country. */
export function describeUniversity(index: number) {
  const [name, city, country] = pick(UNIVERSITIES, index);
  return { name, city, country };
}

/** The project of a researcher, in one language. */
export function describeProject(index: number, language: 'ar' | 'en') {
  const script = language === 'ar' ? 0 : 1;
  const { subject, speciality, summary } = pick(PROJECTS, index);
  const place = pick(PLACES, Math.floor(index / PROJECTS.length));
  return {
    title: `${subject[script]} ${place[script]}`,
    speciality: speciality[script],
    summary: summary[script],
  };
}
