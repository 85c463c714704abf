import type { ContentPage } from '@/lib/content/blocks';
import { cards, list, notice, paragraphs, section, steps } from '@/lib/content/write-blocks';

export const SERVICES_PAGES: readonly ContentPage[] = [
  {
    route: 'information',
    namespace: 'information.page',
    changedOn: '2026-11-22',
    sections: [
      section('right', paragraphs('right.first', 'right.second')),
      section(
        'excluded',
        paragraphs('excluded.intro'),
        list('excluded.items', ['security', 'personal', 'commercial', 'deliberation', 'investigation']),
      ),
      section('process', steps('process.steps', ['ask', 'review', 'decide', 'object'])),
    ],
    next: ['openData', 'contact'],
  },
  {
    route: 'dataSharing',
    namespace: 'dataSharing.page',
    changedOn: '2026-11-22',
    sections: [
      section(
        'principles',
        cards('principles.items', ['purpose', 'minimum', 'protection', 'accountability']),
      ),
      section(
        'who',
        paragraphs('who.intro'),
        list('who.items', ['government', 'private', 'nonProfit', 'academic']),
      ),
      section(
        'needed',
        list('needed.items', ['description', 'purpose', 'basis', 'protection']),
        notice('needed.open', 'info'),
      ),
      section('process', steps('process.steps', ['apply', 'review', 'agree', 'share'])),
    ],
    next: ['openData', 'information'],
  },
  {
    route: 'openData',
    namespace: 'openData.page',
    changedOn: '2026-11-22',
    sections: [
      section(
        'about',
        paragraphs('about.first'),
        cards('about.items', ['free', 'machine', 'current', 'safe']),
      ),
      section(
        'licence',
        paragraphs('licence.intro'),
        list('licence.items', ['use', 'credit', 'changes', 'endorsement', 'warranty']),
      ),
    ],
    next: ['dataSharing', 'information'],
  },
  {
    route: 'innovation',
    namespace: 'innovation.page',
    changedOn: '2026-11-22',
    sections: [
      section(
        'areas',
        cards('areas.items', ['crowds', 'health', 'transport', 'digital', 'environment', 'hospitality']),
      ),
      section(
        'needed',
        list('needed.items', ['problem', 'document', 'ownership']),
        notice('needed.secrets', 'warning'),
      ),
      section('process', steps('process.steps', ['submit', 'assess', 'meet', 'trial'])),
    ],
    next: ['researchers', 'contact'],
  },
  {
    route: 'transactionRegister',
    namespace: 'transactions.register',
    changedOn: '2026-11-22',
    sections: [
      section('who', list('who.items', ['individuals', 'establishments', 'abroad'])),
      section('needed', list('needed.items', ['subject', 'papers', 'contact'])),
      section('process', steps('process.items', ['write', 'number', 'study', 'answer'])),
    ],
    next: ['transaction', 'outsideTransaction', 'contact'],
  },
  {
    route: 'outsideTransaction',
    namespace: 'transactions.outside',
    changedOn: '2026-11-22',
    sections: [
      section('who', paragraphs('who.text')),
      section(
        'needed',
        list('needed.items', ['subject', 'papers', 'contact']),
        notice('needed.urgent', 'warning'),
      ),
      section('process', steps('process.items', ['write', 'number', 'answer'])),
    ],
    next: ['transaction', 'visitors', 'contact'],
  },
  {
    route: 'appointment',
    namespace: 'appointments.page',
    changedOn: '2026-11-22',
    sections: [
      section('who', list('who.items', ['person', 'establishment', 'mission'])),
      section('needed', list('needed.items', ['topic', 'day', 'contact'])),
      section('process', steps('process.items', ['ask', 'study', 'confirm', 'change'])),
    ],
    next: ['requests', 'transactionRegister', 'contact'],
  },
  {
    route: 'operatorsSurvey',
    namespace: 'operatorSurvey.page',
    changedOn: '2026-11-22',
    sections: [
      section('why', paragraphs('why.text')),
      section('who', list('who.items', ['hajj', 'umrah', 'support'])),
      section('use', list('use.items', ['together', 'names', 'report'])),
    ],
    next: ['serviceLevels', 'contact'],
  },
  {
    route: 'suppliers',
    namespace: 'suppliers.page',
    changedOn: '2026-11-22',
    sections: [
      section('how', steps('how.items', ['look', 'register', 'check', 'change'])),
      section('who', list('who.items', ['establishment', 'field', 'authority'])),
      section(
        'needed',
        list('needed.items', ['registration', 'address', 'tax', 'contact']),
        notice('needed.public', 'info'),
      ),
    ],
    next: ['creativityAndLeadership', 'transaction', 'contact'],
  },
  {
    route: 'creativityAndLeadership',
    namespace: 'creatives.page',
    changedOn: '2026-11-22',
    sections: [
      section(
        'tracks',
        cards('tracks.items', ['services', 'technology', 'environment', 'culture', 'volunteering']),
      ),
      section(
        'who',
        list('who.items', ['individuals', 'establishments', 'associations']),
        notice('who.ideas', 'info'),
      ),
      section('criteria', list('criteria.items', ['effect', 'new', 'lasting', 'safe'])),
      section('process', steps('process.items', ['enter', 'assess', 'meet', 'answer'])),
    ],
    next: ['innovation', 'suppliers', 'researchers'],
  },
];
