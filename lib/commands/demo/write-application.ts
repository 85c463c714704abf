import 'server-only';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { SEED } from '@/lib/award/definition/edition';
import { ACKNOWLEDGEMENTS } from '@/lib/award/definition/file-slots';
import type { Registration } from '@/lib/award/definition/registration';
import type { Person } from './call-as';

const SUBJECTS = [
  ['نموذج للإنذار المبكر بالإجهاد الحراري', 'Early warning of heat stress'],
  ['توأم رقمي لمسارات المشاة', 'A digital twin of walkways'],
  ['تدوير مخلفات الإعاشة', 'Recycling of catering waste'],
  ['التنبؤ بكثافة الحشود', 'Forecasting crowd density'],
  ['جدولة الحافلات الترددية', 'Scheduling shuttle buses'],
  ['دليل صوتي للحاج الكفيف', 'An audio guide for blind pilgrims'],
] as const;
const PLACES = [
  ['في مشعر منى', 'in Mina'],
  ['في عرفات', 'at Arafat'],
  ['في ساحات المسجد الحرام', 'in the courtyards of the Grand Mosque'],
  ['على طريق مزدلفة', 'on the way to Muzdalifah'],
  ['في المدينة المنورة', 'in Madinah'],
  ['في مطار الملك عبدالعزيز', 'at King Abdulaziz Airport'],
  ['في محطة قطار الحرمين', 'at the Haramain railway station'],
  ['في منشأة الجمرات', 'at the Jamarat facility'],
  ['في مساكن الحجاج', 'in the pilgrims’ lodgings'],
  ['في مواقيت الإحرام', 'at the miqats'],
] as const;
const UNIVERSITIES = [
  'Leeds',
  'Toronto',
  'Melbourne',
  'Heidelberg',
  'Lyon',
  'Zurich',
  'Dublin',
  'Auckland',
  'Boston',
];
/** Countries of the universities. */
const COUNTRIES = [3, 2, 5, 7, 8, 9, 4, 6, 1];

const pick = <Item>(items: readonly Item[], index: number): Item => {
  const item = items[index % items.length];
  if (item === undefined) throw new RangeError('no items');
  return item;
};

/** The university of a researcher. */
export const nameUniversity = (index: number) => `University of ${pick(UNIVERSITIES, index)}`;

/** The title of a researcher's project, in one script. */
const writeTitle = (index: number, script: 0 | 1) =>
  `${pick(SUBJECTS, index)[script]} ${pick(PLACES, Math.floor(index / SUBJECTS.length))[script]}`;

/** The registration of a researcher. @param index of the researcher */
export function writeRegistration({ locale }: Person, index: number): Registration {
  const digits = String(index).padStart(3, '0');
  const title = writeTitle(index, locale === 'ar' ? 0 : 1);
  return {
    personalInformation: {
      dateOfBirth: `${1990 + (index % 12)}-0${1 + (index % 9)}-12`,
      gender: index % 2 === 0 ? 2 : 1,
      scholarshipFileNumber: `20250${digits}`,
      email: `researcher.${digits}@example.edu`,
      saudiMobile: `0501234${digits}`,
      mobile: '',
    },
    scholarshipInformation: {
      scholarshipCountryId: pick(COUNTRIES, index),
      scholarshipUniversityName: nameUniversity(index),
      scholarshipCity: pick(UNIVERSITIES, index),
      academicLevel: index % 2 === 0 ? 2 : 3,
      scholarshipSpecialization: locale === 'ar' ? 'هندسة النظم' : 'Systems engineering',
      currentEducationalLevel: pick(SEED.levels, index).id,
      expectedGraduationDate: '2027-07-15',
    },
    researchInformation: {
      researchTitle: title,
      researchType: 1,
      participantName: '',
      participantInformation: '',
      participantCategory: index % 2 === 0 ? 1 : 2,
      researchFieldId: pick(SEED.fields, index).id,
      researchSummary:
        locale === 'ar'
          ? `${title}: يجمع المشروع بيانات ميدانية، ويبني عليها نموذجًا يُختبر مع الجهات المشغلة قبل الموسم.`
          : `${title}: the project collects field data, builds a model on it and tests it with the operators before the season.`,
    },
  };
}

/** A small PDF document with a heading and paragraphs. The standard fonts have Latin letters only. */
async function makePaper(heading: string, pages: readonly string[]): Promise<Blob> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [index, text] of pages.entries()) {
    const page = document.addPage([595, 842]);
    page.drawText(index === 0 ? heading : `${heading} (${index + 1})`, { x: 56, y: 760, size: 18, font });
    page.drawText(text, { x: 56, y: 720, size: 12, lineHeight: 18, maxWidth: 480, font });
  }
  return new Blob([(await document.save()) as BlobPart], { type: 'application/pdf' });
}

/** The submission of a researcher: identity document and plan as PDF files. */
export async function writeSubmission(index: number): Promise<FormData> {
  const title = writeTitle(index, 1).replaceAll('’', "'");
  const form = new FormData();
  for (const name of ACKNOWLEDGEMENTS) form.append(name, 'true');
  form.append('CVFile', await makePaper(`Identity document ${index + 1}`, ['A specimen.']), 'identity.pdf');
  const plan = [
    `Problem. ${title} is a question that every season raises again.`,
    'Method. Counts of two seasons are compared with a simulation; each assumption is tested with operators.',
    'Plan. Months 1 to 3: data. Months 4 to 8: model. Months 9 to 12: trial and report.',
  ];
  form.append('ResearchPlanFile', await makePaper(title, plan), 'plan.pdf');
  return form;
}
