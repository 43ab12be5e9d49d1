package dev.piculet.jackson3.beans;

import dev.piculet.jackson.bean.NotGenerated;
import dev.piculet.jackson.direct.DecodedText;
import dev.piculet.jackson.direct.DirectList;
import dev.piculet.jackson.direct.DirectMap;
import dev.piculet.jackson.direct.DirectObjects;
import dev.piculet.jackson.direct.DirectValue;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.Set;
import tools.jackson.databind.deser.jdk.MapDeserializer;

/** What Jackson's own deserializer of a map does. Only subclasses can ask it. */
final class DirectMaps extends MapDeserializer {
    private static final long serialVersionUID = 1L;

    private static final Set<Class<?>> KNOWN = Set.of(HashMap.class, LinkedHashMap.class);

    private DirectMaps(MapDeserializer source) {
        super(source);
    }

    /** Returns what reads the same straight from bytes; null if nothing is known to. */
    static DirectValue of(MapDeserializer source, DirectReaders readers) throws NotGenerated {
        DirectMaps maps = new DirectMaps(source);
        if (!maps.isUsual()) {
            return null;
        }
        DirectValue value = readers.value(
                TakenContainers.of(maps._valueDeserializer),
                maps._containerType.getContentType().getRawClass());
        boolean takesNull =
                !maps._skipNullValues && SettableFacts.givesNullForNull(maps._nullProvider, maps._valueDeserializer);
        return value == null || learns(value)
                ? null
                : new DirectMap(maps._valueInstantiator.getValueClass(), value, takesNull);
    }

    /** Tells whether constants of an enum were to be learned, from a deserializer that Jackson does not use here. */
    static boolean learns(DirectValue value) {
        if (value instanceof DirectList list) {
            return learns(list.element());
        }
        if (value instanceof DirectObjects array) {
            return learns(array.elements());
        }
        return value instanceof DecodedText text && text.decoder() instanceof SeenConstants;
    }

    /** Tells whether values are simply put in by the names that they have. */
    private boolean isUsual() {
        return _standardStringKey
                && _valueDeserializer != null
                && _valueTypeDeserializer == null
                && _delegateDeserializer == null
                && _propertyBasedCreator == null
                && _inclusionChecker == null
                && !JacksonCalls.hasObjectId(_valueDeserializer)
                && TakenContainers.makes(KNOWN, _valueInstantiator);
    }
}
