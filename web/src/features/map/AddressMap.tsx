import type { AnyItem } from '@schakel/domain'
import type { MapPlace } from '@schakel/domain/calls'
import { IconMap2 } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { isApiError } from '../../api/apiError.ts'
import { call } from '../../api/call.ts'
import { useConfig } from '../../entities/viewer/config.ts'
import { useTranslation } from '../../texts/useTranslation.ts'
import { Button } from '../../ui/Button.tsx'
import { Box } from '../../ui/layout/Box.tsx'
import { Text } from '../../ui/layout/Text.tsx'
import { barePart } from '../../ui/lazyPart.ts'
import { Loading } from '../../ui/Skeleton.tsx'
import classes from './AddressMap.module.css'

const MapView = barePart(async () => (await import('./MapView.tsx')).default)

interface AddressMapProps {
  readonly item: AnyItem
  /** The address as one line. */
  readonly address: string
}

/** Where an address lies, on a map that comes when one asks for it (D15); nothing where no map is set. */
export function AddressMap({ item, address }: AddressMapProps) {
  const { t } = useTranslation('map')
  const common = useTranslation('common')
  const toggle = useRef<HTMLButtonElement>(null)
  const { map } = useConfig()
  const [isOpen, setOpen] = useState(false)
  const place = useQuery({
    queryKey: ['place', item._id, address],
    queryFn: ({ signal }) => call<MapPlace>('/api/map/place', { _id: item._id }, { signal }),
    enabled: isOpen,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })
  const again = () => {
    // What was pressed goes.
    toggle.current?.focus()
    void place.refetch()
  }
  const isNowhere = isApiError(place.error, 404)
  if (!map) return null
  const shape = (
    <Loading>
      <Box as="span" above={2} full corners="md" className={classes.shape} />
    </Loading>
  )
  return (
    <Box above={1.5} className={classes.part}>
      <Button
        ref={toggle}
        size="sm"
        tone="plain"
        icon={<IconMap2 size={16} aria-hidden="true" />}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        {t(isOpen ? 'hideMap' : 'showMap')}
      </Button>
      {isOpen && place.isPending && shape}
      {isOpen && place.isError && (
        <Text role="alert" size="sm" tone="soft">
          {t(isNowhere ? 'noPlace' : 'mapAway')}
        </Text>
      )}
      {isOpen && place.isError && !isNowhere && (
        <Button size="sm" onClick={again}>
          {common.t('retry')}
        </Button>
      )}
      {isOpen && place.data && (
        <MapView lat={place.data.lat} lon={place.data.lon} label={t('mapOf', { address })} meanwhile={shape} />
      )}
    </Box>
  )
}
