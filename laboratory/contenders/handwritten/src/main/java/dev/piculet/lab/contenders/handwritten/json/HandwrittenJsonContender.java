package dev.piculet.lab.contenders.handwritten.json;

import dev.piculet.lab.contender.Binding;
import dev.piculet.lab.contender.Contender;
import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.UnsupportedPayloadException;
import dev.piculet.lab.payload.java.JavaPayloads;
import dev.piculet.lab.payload.json.JsonPayloads;

/** JSON codecs written by hand: the limit for libraries and for code that is generated. They use nothing but supported API. */
public final class HandwrittenJsonContender implements Contender {
    /** The class is found by its name, in order that no other class of the lab is loaded. */
    @Override
    public Binding<?> bind(Payload payload) throws UnsupportedPayloadException {
        if (payload.suite().equals(JavaPayloads.SUITE) || payload.suite().equals(JsonPayloads.SUITE)) {
            return codec(payload.classes().get(0).getSimpleName());
        }
        throw new UnsupportedPayloadException("JSON codec written by hand for suites java and json");
    }

    private static Binding<?> codec(String className) {
        return switch (className) {
            case "Record20" -> new Record20Codec();
            case "Order" -> new OrderCodec();
            case "Article" -> new ArticleCodec();
            case "Subscriber" -> new SubscriberCodec();
            case "Profile" -> new ProfileCodec();
            case "EventPage" -> new EventPageCodec();
            case "FeatureCollection" -> new FeatureCollectionCodec();
            case "Timeline" -> new TimelineCodec();
            case "Level" -> new LevelCodec();
            default -> throw new IllegalArgumentException("No codec has been written for " + className + ".");
        };
    }
}
