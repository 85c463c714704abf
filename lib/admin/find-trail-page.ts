interface Entry {
  /** A kind of record (`AuditEvent`). */
  entity: string;
  entityId: string;
  entityLabel: string | null;
}

/** The page of what an entry is about, below the locale; null without one. A record that is gone has no label. */
export function findTrailPage({ entity, entityId, entityLabel }: Entry): string | null {
  if (entity === 'scholarship_request' && entityLabel !== null) return `/desk/award/${entityId}`;
  if (entity === 'service_request' && entityLabel !== null) return `/desk/requests/${entityId}`;
  if (entity === 'supplier' && entityLabel !== null) return `/desk/suppliers/${entityId}`;
  if (entity === 'image' && entityLabel !== null) return `/desk/images/${entityId}`;
  if (entity === 'staff' && entityLabel !== null) return `/desk/staff#${entityId}`;
  if (entity === 'publication') return `/desk/publications/${entityId}`;
  if (entity === 'edition') return `/desk/editions/${entityId}`;
  if (entity === 'season') return '/desk/season';
  if (entity === 'office') return '/desk/office';
  if (entity === 'choice_list') {
    const [list = '', key = ''] = entityId.split('/');
    return `/desk/lists?list=${list}#choice-${key}`;
  }
  if (entity !== 'meta_override') return null;
  const [route = '', language = ''] = entityId.split('/');
  return `/desk/meta?${new URLSearchParams({ route, language })}`;
}
