package dev.piculet.lab.contenders.handwritten.json;

import dev.piculet.lab.payload.json.EventPage;
import dev.piculet.lab.payload.json.EventPage.Event;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Reads and writes {@link EventPage}. */
final class EventPageCodec extends JsonCodec<EventPage> {
    private static final Name SOURCE = Name.of("source");
    private static final Name PAGE = Name.of("page");
    private static final Name LAST = Name.of("last");
    private static final Name EVENTS = Name.of("events");
    private static final Name ID = Name.of("id");
    private static final Name TYPE = Name.of("type");
    private static final Name TIMESTAMP = Name.of("timestamp");
    private static final Name ACTOR = Name.of("actor");
    private static final Name TARGET = Name.of("target");
    private static final Name SEVERITY = Name.of("severity");
    private static final Name DURATION = Name.of("duration");
    private static final Name HANDLED = Name.of("handled");
    private static final Name ATTRIBUTES = Name.of("attributes");

    private static final Names OF_EVENT_PAGE = Names.of("source", "page", "last", "events");
    private static final Names OF_EVENT =
            Names.of("id", "type", "timestamp", "actor", "target", "severity", "duration", "handled", "attributes");

    @Override
    EventPage read(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        String source = in.begins(SOURCE) ? in.readString() : null;
        int page = in.isNext(PAGE) ? in.readInt() : 0;
        boolean last = in.isNext(LAST) && in.readBoolean();
        List<Event> events = in.isNext(EVENTS) ? readEvents(in) : null;
        for (String member = in.nextName(OF_EVENT_PAGE); member != null; member = in.nextName(OF_EVENT_PAGE)) {
            switch (member) {
                case "source" -> source = in.readString();
                case "page" -> page = in.readInt();
                case "last" -> last = in.readBoolean();
                case "events" -> events = readEvents(in);
                default -> in.skipValue();
            }
        }
        return new EventPage(source, page, last, events);
    }

    @Override
    void write(JsonOutput out, EventPage value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(SOURCE);
        out.write(value.source());
        out.next(PAGE);
        out.write(value.page());
        out.next(LAST);
        out.write(value.last());
        out.next(EVENTS);
        writeEvents(out, value.events());
        out.endObject();
    }

    private static Event readEvent(JsonInput in) {
        if (in.isNull()) {
            return null;
        }
        long id = in.begins(ID) ? in.readLong() : 0;
        String type = in.isNext(TYPE) ? in.readString() : null;
        long timestamp = in.isNext(TIMESTAMP) ? in.readLong() : 0;
        String actor = in.isNext(ACTOR) ? in.readString() : null;
        String target = in.isNext(TARGET) ? in.readString() : null;
        int severity = in.isNext(SEVERITY) ? in.readInt() : 0;
        double duration = in.isNext(DURATION) ? in.readDouble() : 0;
        boolean handled = in.isNext(HANDLED) && in.readBoolean();
        Map<String, String> attributes = in.isNext(ATTRIBUTES) ? in.readStringsByName() : null;
        for (String member = in.nextName(OF_EVENT); member != null; member = in.nextName(OF_EVENT)) {
            switch (member) {
                case "id" -> id = in.readLong();
                case "type" -> type = in.readString();
                case "timestamp" -> timestamp = in.readLong();
                case "actor" -> actor = in.readString();
                case "target" -> target = in.readString();
                case "severity" -> severity = in.readInt();
                case "duration" -> duration = in.readDouble();
                case "handled" -> handled = in.readBoolean();
                case "attributes" -> attributes = in.readStringsByName();
                default -> in.skipValue();
            }
        }
        return new Event(id, type, timestamp, actor, target, severity, duration, handled, attributes);
    }

    private static void writeEvent(JsonOutput out, Event value) {
        if (value == null) {
            out.writeNull();
            return;
        }
        out.first(ID);
        out.write(value.id());
        out.next(TYPE);
        out.write(value.type());
        out.next(TIMESTAMP);
        out.write(value.timestamp());
        out.next(ACTOR);
        out.write(value.actor());
        out.next(TARGET);
        out.write(value.target());
        out.next(SEVERITY);
        out.write(value.severity());
        out.next(DURATION);
        out.write(value.duration());
        out.next(HANDLED);
        out.write(value.handled());
        out.next(ATTRIBUTES);
        out.writeStringsByName(value.attributes());
        out.endObject();
    }

    private static List<Event> readEvents(JsonInput in) {
        if (!in.beginsArray()) {
            return null;
        }
        List<Event> events = new ArrayList<>();
        while (in.hasNext()) {
            events.add(readEvent(in));
        }
        return events;
    }

    private static void writeEvents(JsonOutput out, List<Event> events) {
        if (events == null) {
            out.writeNull();
            return;
        }
        out.put('[');
        for (int i = 0; i < events.size(); i++) {
            out.separate(i);
            writeEvent(out, events.get(i));
        }
        out.put(']');
    }
}
