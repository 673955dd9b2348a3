import { carthage } from '@quayside/carthage'
import { texts } from '@quayside/carthage/texts'
import { contractSuite } from '@quayside/test-kit'

contractSuite(carthage, { texts })
