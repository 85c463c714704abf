type Texts = readonly [arabic: string, english: string];

/** What jurors write about a low, middle and high score, by criterion of the edition, in Arabic and in English. */
export const COMMENTS: Readonly<Record<string, Record<'low' | 'middle' | 'high', Texts>>> = {
  originality: {
    low: [
      'الفكرة مطروقة في مشاريع سابقة، ولم يبيَّن ما يضيفه هذا المشروع إليها.',
      'Earlier projects did the same, and the plan does not say what this one adds.',
    ],
    middle: [
      'في الفكرة جانب جديد، ويحسن أن تُقارن بالحلول القائمة.',
      'Part of the idea is new; a comparison with existing solutions would help.',
    ],
    high: [
      'زاوية جديدة لم أجدها في الدراسات السابقة، وعرضها واضح.',
      'A new angle that I have not found in earlier studies, and it is clearly explained.',
    ],
  },
  impact: {
    low: [
      'عدد المستفيدين محدود، ولم يُذكر كيف يُقاس الأثر.',
      'Few pilgrims would benefit, and it is not said how the effect is measured.',
    ],
    middle: [
      'أثر واضح، وتحتاج خطة القياس إلى تفصيل.',
      'The effect is clear, but the plan to measure it needs detail.',
    ],
    high: [
      'يمسّ سلامة آلاف الحجاج، والمؤشرات محددة وقابلة للقياس.',
      'It concerns the safety of thousands of pilgrims, with indicators that can be measured.',
    ],
  },
  method: {
    low: [
      'العيّنة صغيرة والفرضيات غير مختبرة، فلا تُبنى عليها نتيجة.',
      'The sample is small and its assumptions untested; no result can rest on it.',
    ],
    middle: [
      'المنهج مناسب، وينقصه بيان مصادر البيانات.',
      'The method is suitable; the sources of its data should be stated.',
    ],
    high: [
      'منهج محكم: بيانات موسمين ومجموعة ضابطة وخطوات يمكن إعادتها.',
      'A sound method: two seasons of data, a control group, and steps that others can repeat.',
    ],
  },
  feasibility: {
    low: [
      'الميزانية والجدول الزمني لا يكفيان لما وُعد به.',
      'Budget and timetable do not suffice for what is promised.',
    ],
    middle: [
      'يمكن تنفيذه إذا وُقّع الاتفاق مع الجهة المشغلة مبكرًا.',
      'It can be done if the agreement with the operator is signed early.',
    ],
    high: [
      'جاهز للتجربة في الموسم القادم بتجهيزات متوفرة.',
      'Ready for a trial next season with equipment that exists.',
    ],
  },
  sustainability: {
    low: [
      'لا يبيّن المشروع من يشغّله بعد انتهاء التمويل.',
      'It is not said who would run it once the funding ends.',
    ],
    middle: [
      'تكلفة التشغيل معقولة، ويلزم تحديد الجهة المسؤولة.',
      'Running costs are reasonable; the body in charge has to be named.',
    ],
    high: [
      'يعمل بموارد قليلة، ويمكن نقله إلى مواقع أخرى دون تعديل كبير.',
      'It needs few resources and can move to other sites with little change.',
    ],
  },
  presentation: {
    low: ['العرض غير مرتب، وتتكرر فيه الفقرات.', 'The text is not well ordered and repeats itself.'],
    middle: ['عرض جيد، وتنقصه الرسوم التوضيحية.', 'Well written; figures would help.'],
    high: [
      'مكتوب بعناية، والرسوم تشرح ما يصعب وصفه.',
      'Carefully written, with figures that explain the rest.',
    ],
  },
};
