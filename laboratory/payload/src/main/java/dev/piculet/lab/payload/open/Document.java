package dev.piculet.lab.payload.open;

import dev.piculet.lab.payload.random.Variety;
import java.io.Serializable;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** What a document store, an event or a log line holds: attributes of any kind by name. */
public class Document implements Serializable {
    private static final long serialVersionUID = 1L;

    public String id;
    public Map<String, Object> attributes;

    /** Returns a value with every kind of attribute, in ASCII. */
    static Document sample() {
        Document document = new Document();
        document.id = "order-4711";
        document.attributes = new HashMap<>();
        document.attributes.put("customer", "Ada Lovelace");
        document.attributes.put("quantity", 3);
        document.attributes.put("total", 74.85);
        document.attributes.put("created", 1_700_000_000_000L);
        document.attributes.put("paid", true);
        document.attributes.put("tags", new ArrayList<>(List.of("books", "gift")));
        document.attributes.put("address", address());
        return document;
    }

    private static Map<String, Object> address() {
        Map<String, Object> address = new HashMap<>();
        address.put("city", "London");
        address.put("floor", 2);
        return address;
    }

    /** Returns a value as they vary. */
    static Document of(Variety variety) {
        Document document = new Document();
        document.id = "order-" + variety.number();
        document.attributes = attributes(variety, 3 + variety.size() % 6);
        document.attributes.put("tags", new ArrayList<>(variety.texts()));
        document.attributes.put("address", attributes(variety, 3));
        return document;
    }

    private static Map<String, Object> attributes(Variety variety, int count) {
        Map<String, Object> attributes = new HashMap<>();
        for (int i = 0; i < count; i++) {
            attributes.put("attribute " + i, attribute(variety, i));
        }
        return attributes;
    }

    private static Object attribute(Variety variety, int number) {
        return switch ((number + variety.size()) % 5) {
            case 0 -> variety.text();
            case 1 -> variety.number();
            case 2 -> variety.decimal();
            case 3 -> variety.wide();
            default -> variety.flag();
        };
    }
}
