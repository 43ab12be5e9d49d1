package dev.piculet.lab.payload.objects;

import dev.piculet.lab.contender.Payload;
import dev.piculet.lab.contender.PayloadFields;
import dev.piculet.lab.payload.random.Variety;
import dev.piculet.lab.payload.random.Variety.Script;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.function.LongFunction;

/**
 * The payloads of suite {@code objects} (write-up 003, and the media object): a population of each class, whose first value
 * is the customary one and whose others are drawn by the seed. The media object stands there in letters of
 * one script as well: ASCII, Latin, Cyrillic, or Chinese, Japanese and Korean; and with texts of 200 to 2,000 chars, each value in one of the
 * four.
 */
public final class ObjectsPayloads {
    public static final String SUITE = "objects";

    /** The write-up counts its iterations into the values; a four-digit number gives the sizes of its later ones. */
    private static final int ITERATION = 1000;

    private static final Class<?>[] MEDIA = {
        MediaContent.class,
        MediaContent.Media.class,
        MediaContent.Image.class,
        MediaContent.Player.class,
        MediaContent.Size.class
    };

    private static final List<Script> LONG_TEXTS = List.of(Script.ASCII, Script.LATIN, Script.CYRILLIC, Script.CJK);

    private ObjectsPayloads() {}

    /** Returns the payloads by id, in the order that a tight budget keeps them. */
    public static Map<String, LongFunction<Payload>> byId() {
        Map<String, LongFunction<Payload>> payloads = new LinkedHashMap<>();
        add(payloads, "simple", Simple.of(ITERATION), Simple::of, ObjectFields.SIMPLE, Simple.class);
        add(
                payloads,
                "complex",
                Complex.of(ITERATION),
                Complex::of,
                ObjectFields.COMPLEX,
                Complex.class,
                Complex.Nested.class);
        add(payloads, "media", MediaContent.sample(), MediaContent::of, ObjectFields.MEDIA, MEDIA);
        add(payloads, "deep", Deep.of(ITERATION), Deep::of, ObjectFields.DEEP, Deep.class);
        add(
                payloads,
                "complex-as-documented",
                ComplexAsDocumented.of(ITERATION),
                ComplexAsDocumented::of,
                ObjectFields.COMPLEX_AS_DOCUMENTED,
                ComplexAsDocumented.class);
        add(
                payloads,
                "deep-as-documented",
                DeepAsDocumented.of(ITERATION),
                DeepAsDocumented::of,
                ObjectFields.DEEP_AS_DOCUMENTED,
                DeepAsDocumented.class);
        addInScript(payloads, "media-ascii", Script.ASCII);
        addInScript(payloads, "media-latin", Script.LATIN);
        addInScript(payloads, "media-cyrillic", Script.CYRILLIC);
        addInScript(payloads, "media-cjk", Script.CJK);
        payloads.put("media-long-texts", ObjectsPayloads::withLongTexts);
        return payloads;
    }

    /**
     * Returns the media object with as many images as bring its content to about so many bytes, its texts in ASCII. It is
     * one value, so that a document is as long as the id says.
     */
    public static Payload mediaOfSize(String id, long bytes, long seed) {
        MediaContent content = MediaContent.ofSize(bytes, Variety.of(new Random(seed), Script.ASCII));
        return Payload.of(SUITE, id, MediaContent.class, content)
                .classes(MEDIA)
                .fields(ObjectFields.MEDIA)
                .build();
    }

    /** Returns what makes the write-up's value of an iteration, as it does in each call; null for other payloads. */
    public static IntFunction<Object> maker(String id) {
        return switch (id) {
            case "simple" -> Simple::of;
            case "complex" -> Complex::of;
            case "deep" -> Deep::of;
            default -> null;
        };
    }

    private static <T> void add(
            Map<String, LongFunction<Payload>> payloads,
            String id,
            T first,
            Function<Variety, T> others,
            PayloadFields<T> fields,
            Class<?>... classes) {
        payloads.put(id, seed -> {
            List<Object> population = new ArrayList<>(List.of(first));
            Variety variety = Variety.of(new Random(seed));
            while (population.size() < Variety.POPULATION) {
                population.add(others.apply(variety));
            }
            return Payload.inTurn(SUITE, id, first.getClass(), population)
                    .classes(classes)
                    .fields(fields)
                    .build();
        });
    }

    private static void addInScript(Map<String, LongFunction<Payload>> payloads, String id, Script script) {
        payloads.put(id, seed -> {
            Variety variety = Variety.of(new Random(seed), script);
            List<Object> population = new ArrayList<>();
            while (population.size() < Variety.POPULATION) {
                population.add(MediaContent.sample().withTexts(variety::text));
            }
            return media(id, population);
        });
    }

    private static Payload withLongTexts(long seed) {
        Random random = new Random(seed);
        List<Object> population = new ArrayList<>();
        while (population.size() < Variety.POPULATION) {
            Script script = LONG_TEXTS.get(population.size() % LONG_TEXTS.size());
            population.add(MediaContent.sample().withTexts(Variety.of(random, script)::longText));
        }
        return media("media-long-texts", population);
    }

    private static Payload media(String id, List<Object> population) {
        return Payload.inTurn(SUITE, id, MediaContent.class, population)
                .classes(MEDIA)
                .fields(ObjectFields.MEDIA)
                .build();
    }
}
