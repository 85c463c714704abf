import 'server-only';
import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { SEED } from '@/lib/award/definition/edition';
import { ACADEMIC_LEVEL, GENDER, RESEARCH_TYPE } from '@/lib/award/definition/enumerations';
import { ACKNOWLEDGEMENTS } from '@/lib/award/definition/file-slots';
import type { Registration } from '@/lib/award/definition/registration';
import type { Researcher } from './people';
import { describeProject, describeUniversity } from './projects';

const YEAR_MS = 365 * 86_400_000;

/** A collaborator of every eighth project, by the language of its sender. */
const PARTICIPANT = {
  ar: { name: 'شهد الثقفي', information: 'طالبة ماجستير في الإحصاء، أعدّت الاستبيان وحلّلت نتائجه.' },
  en: { name: 'Shahad Althaqafi', information: 'A master’s student of statistics, who analysed the survey.' },
};

/** The registration of a researcher. @param index of the researcher */
export function writeRegistration({ locale, gender }: Researcher, index: number): Registration {
  const digits = String(index + 1).padStart(3, '0');
  const language = locale === 'ar' ? 'ar' : 'en';
  const { title, speciality, summary } = describeProject(index, language);
  const { name, city, country } = describeUniversity(index);
  const isShared = index % 8 === 3;
  return {
    personalInformation: {
      dateOfBirth: `${1990 + ((index * 5) % 12)}-0${1 + ((index * 7) % 9)}-${10 + ((index * 3) % 18)}`,
      gender: gender === 'woman' ? GENDER.Female : GENDER.Male,
      scholarshipFileNumber: `20250${digits}`,
      email: `researcher.${digits}@example.edu`,
      saudiMobile: `0501234${digits}`,
      mobile: '',
    },
    scholarshipInformation: {
      scholarshipCountryId: country,
      scholarshipUniversityName: name,
      scholarshipCity: city,
      academicLevel: index % 3 === 0 ? ACADEMIC_LEVEL.Doctorate : ACADEMIC_LEVEL.Master,
      scholarshipSpecialization: speciality,
      currentEducationalLevel: SEED.levels[(index * 3) % SEED.levels.length]?.id ?? 1,
      expectedGraduationDate: new Date(Date.now() + YEAR_MS).toISOString().slice(0, 10),
    },
    researchInformation: {
      researchTitle: title,
      researchType: isShared ? RESEARCH_TYPE.CollaborativeResearch : RESEARCH_TYPE.IndividualResearch,
      participantName: isShared ? PARTICIPANT[language].name : '',
      participantInformation: isShared ? PARTICIPANT[language].information : '',
      participantCategory: index % 2 === 0 ? 1 : 2,
      researchFieldId: SEED.fields[index % SEED.fields.length]?.id ?? 1,
      researchSummary: summary,
    },
  };
}

/** A small PDF document with a heading and paragraphs. The standard fonts have Latin letters only. */
async function makePaper(heading: string, pages: readonly string[]): Promise<Blob> {
  const document = await PDFDocument.create();
  const font = await document.embedFont(StandardFonts.Helvetica);
  for (const [index, text] of pages.entries()) {
    const page = document.addPage([595, 842]);
    const title = index === 0 ? heading : `${heading} (${index + 1})`;
    page.drawText(title, { x: 56, y: 760, size: 16, lineHeight: 20, maxWidth: 480, font });
    page.drawText(text, { x: 56, y: 710, size: 12, lineHeight: 18, maxWidth: 480, font });
  }
  return new Blob([(await document.save()) as BlobPart], { type: 'application/pdf' });
}

/** The submission of a researcher: identity document and plan as PDF files. */
export async function writeSubmission(index: number): Promise<FormData> {
  const { title, summary } = describeProject(index, 'en');
  const form = new FormData();
  for (const name of ACKNOWLEDGEMENTS) form.append(name, 'true');
  const identity = await makePaper(`Identity document ${index + 1}`, ['A specimen, valid for nobody.']);
  form.append('CVFile', identity, 'identity.pdf');
  const plan = [
    `Problem. ${title} is a question that every season raises again. ${summary}`,
    'Method. Counts of two seasons are compared with a simulation; each assumption is tested with operators.',
    'Plan. Months 1 to 3: data. Months 4 to 8: model. Months 9 to 12: trial and report.',
  ];
  form.append('ResearchPlanFile', await makePaper(title, plan), 'plan.pdf');
  return form;
}
