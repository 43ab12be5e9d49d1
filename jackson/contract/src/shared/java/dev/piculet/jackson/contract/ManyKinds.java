package dev.piculet.jackson.contract;

import com.fasterxml.jackson.annotation.JsonValue;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Values of more classes than Jackson keeps serializers of, wherever their classes tell the serializer. */
final class ManyKinds {
    record InProperty(Object value) {}

    record InList(List<Object> all) {}

    record InCollection(Collection<Object> all) {}

    record InArray(Object[] all) {}

    record InMap(Map<String, Object> all) {}

    record Id(@JsonValue String text) {}

    /** A value whose content has a serializer that is known before there is one. */
    record InContent(Id id) {}

    private ManyKinds() {}

    /** Returns objects with values of all classes in each place. */
    static List<Object> holders() {
        List<Object> values = new ArrayList<>(DirectKinds.manyClasses());
        List<Object> holders = new ArrayList<>();
        Map<String, Object> map = new LinkedHashMap<>();
        for (Object value : values) {
            holders.add(new InProperty(value));
            map.put("k" + map.size(), value);
        }
        holders.add(new InList(values));
        holders.add(new InCollection(new ArrayDeque<>(values)));
        holders.add(new InArray(values.toArray()));
        holders.add(new InMap(map));
        holders.add(new InContent(new Id("a")));
        return holders;
    }
}
