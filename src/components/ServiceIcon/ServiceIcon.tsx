import {
  AppWindow, BookOpen, Camera, ChartNoAxesColumn, Clapperboard, Code, Compass, Fingerprint, Funnel, LayoutTemplate, Mail, Map, MapPin,
  Megaphone, MessageCircle, MousePointerClick, Newspaper, PenLine, Radio, RefreshCw, Search, ShoppingBag, Users, Wrench,
} from 'lucide'
import type { IconNode } from 'lucide'
import { Icon } from '#components/Icon/Icon'

const icons = {
  'app-window': AppWindow, 'book-open': BookOpen, camera: Camera, 'chart-no-axes-column': ChartNoAxesColumn, clapperboard: Clapperboard,
  code: Code, compass: Compass, fingerprint: Fingerprint, funnel: Funnel, 'layout-template': LayoutTemplate, mail: Mail, map: Map,
  'map-pin': MapPin, megaphone: Megaphone, 'message-circle': MessageCircle, 'mouse-pointer-click': MousePointerClick, newspaper: Newspaper,
  'pen-line': PenLine, radio: Radio, 'refresh-cw': RefreshCw, search: Search, 'shopping-bag': ShoppingBag, users: Users, wrench: Wrench,
} satisfies Record<string, IconNode>

/** Names that content may give to a service's sign. */
export type ServiceIconName = keyof typeof icons

export function ServiceIcon({ name }: { readonly name: ServiceIconName }) {
  return <Icon icon={icons[name]} />
}
