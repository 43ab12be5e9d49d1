package dev.piculet.lab.payload.random;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.UUID;

/**
 * Numbers, texts and sizes as they vary in the world: most are small, some negative, large, long, or in other scripts. What
 * is drawn depends on the seed alone.
 */
public final class Variety {
    /** The number of values in a payload whose timed calls take them in turn. */
    public static final int POPULATION = 64;

    private static final int LONG_TEXT = 400;
    private static final int LEAST_LONG_TEXT = 200;
    private static final int GREATEST_LONG_TEXT = 2_000;
    private static final int LONG_LIST = 60;

    /** From 2019 to 2024. */
    private static final int FIRST_DAY = 18_000;

    private static final int DAYS = 2_000;
    private static final int SECONDS_A_DAY = 86_400;
    private static final int MILLIS = 1_000;

    private final Random random;
    private final Script script;

    /** A way of writing, with words of its letters. */
    public enum Script {
        ASCII("steel", "lamp", "garden", "keynote", "of", "the", "harbour", "northern", "2021", "and"),
        LATIN("größe", "façade", "señal", "hôtel", "łódź", "über", "año", "číslo"),
        CYRILLIC("весна", "Ключевая", "речь", "город", "сад", "новая", "лампа", "и", "северный"),
        CJK("主題演講", "花園", "東京", "キーノート", "北京", "서울", "정원", "的"),
        EMOJI("🎬", "👩‍💻", "ok", "🚀🚀", "𝒳", "fine");

        private final List<String> words;

        Script(String... words) {
            this.words = List.of(words);
        }

        /** Returns the words that texts of this script are made of. */
        public List<String> words() {
            return words;
        }
    }

    private Variety(Random random, Script script) {
        this.random = random;
        this.script = script;
    }

    /** Draws texts of all scripts, five in eight of them ASCII. */
    public static Variety of(Random random) {
        return new Variety(random, null);
    }

    /** Draws texts of one script. */
    public static Variety of(Random random, Script script) {
        return new Variety(random, script);
    }

    /** Returns one to six words; one text in sixteen is long. */
    public String text() {
        Script chosen = script != null ? script : anyScript();
        boolean isLong = random.nextInt(16) == 0;
        int words = 1 + random.nextInt(6);
        StringBuilder text = new StringBuilder();
        for (int i = 0; isLong ? text.length() < LONG_TEXT : i < words; i++) {
            text.append(i == 0 ? "" : " ").append(chosen.words.get(random.nextInt(chosen.words.size())));
        }
        return text.toString();
    }

    /** Returns one to six words, never a long text. */
    public String shortText() {
        Script chosen = script != null ? script : anyScript();
        int words = 1 + random.nextInt(6);
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < words; i++) {
            text.append(i == 0 ? "" : " ").append(chosen.words.get(random.nextInt(chosen.words.size())));
        }
        return text.toString();
    }

    /** Returns a text of 200 to 2,000 chars, where the last word may be cut. Not for emoji, which take two. */
    public String longText() {
        int length = between(LEAST_LONG_TEXT, GREATEST_LONG_TEXT + 1);
        StringBuilder text = new StringBuilder(length);
        while (text.length() < length) {
            text.append(word(script)).append(' ');
        }
        text.setLength(length);
        return text.toString();
    }

    private Script anyScript() {
        return switch (random.nextInt(16)) {
            case 0, 1 -> Script.LATIN;
            case 2, 3 -> Script.CYRILLIC;
            case 4 -> Script.CJK;
            case 5 -> Script.EMOJI;
            default -> Script.ASCII;
        };
    }

    /** Returns a text, or null once in eight times. */
    public String textOrNull() {
        return random.nextInt(8) == 0 ? null : text();
    }

    /** Returns a number of any magnitude, each as likely as the others; one in eight is negative. */
    public long wide() {
        long magnitude = random.nextLong() >>> 1 + random.nextInt(63);
        return random.nextInt(8) == 0 ? ~magnitude : magnitude;
    }

    /** Returns the same for 32 bits. */
    public int number() {
        int magnitude = random.nextInt() >>> 1 + random.nextInt(31);
        return random.nextInt(8) == 0 ? ~magnitude : magnitude;
    }

    /** Returns a number with two decimals. */
    public double decimal() {
        return number() / 100.0;
    }

    public boolean flag() {
        return random.nextBoolean();
    }

    /** Returns zero to five; once in sixteen times a long list's size. */
    public int size() {
        return random.nextInt(16) == 0 ? LONG_LIST : random.nextInt(6);
    }

    /** Returns as many texts as {@link #size} says. */
    public List<String> texts() {
        int size = size();
        List<String> texts = new ArrayList<>(size);
        for (int i = 0; i < size; i++) {
            texts.add(text());
        }
        return texts;
    }

    public <E> E oneOf(E[] choices) {
        return choices[random.nextInt(choices.length)];
    }

    /** Returns a number from {@code least} on, less than {@code bound}. */
    public int between(int least, int bound) {
        return least + random.nextInt(bound - least);
    }

    /** Returns one of the words of a script. */
    public String word(Script from) {
        return from.words.get(random.nextInt(from.words.size()));
    }

    /** Returns so many words of a script. */
    public String words(Script from, int count) {
        StringBuilder text = new StringBuilder(word(from));
        for (int i = 1; i < count; i++) {
            text.append(' ').append(word(from));
        }
        return text.toString();
    }

    /** Returns an id as databases give them, beyond 32 bits. */
    public long id() {
        return random.nextLong(1L << 33, 1L << 52);
    }

    /** Returns an amount of money, with two decimals. */
    public BigDecimal amount() {
        return BigDecimal.valueOf(random.nextInt(1_000_000), 2);
    }

    /** Returns a prefix and six digits. */
    public String code(String prefix) {
        return prefix + "-" + between(100_000, 1_000_000);
    }

    public UUID uuid() {
        return new UUID(random.nextLong(), random.nextLong());
    }

    /** Returns a day of the last years. */
    public LocalDate date() {
        return LocalDate.ofEpochDay(FIRST_DAY + random.nextInt(DAYS));
    }

    /** Returns a moment of the last years, in milliseconds. */
    public Instant instant() {
        long second = (FIRST_DAY + random.nextInt(DAYS)) * (long) SECONDS_A_DAY + random.nextInt(SECONDS_A_DAY);
        return Instant.ofEpochMilli(second * MILLIS + random.nextInt(MILLIS));
    }

    /** Returns a fraction with so many decimals, of either sign, less than {@code bound} away from zero. */
    public double fraction(int bound, int decimals) {
        double scale = Math.pow(10, decimals);
        return Math.rint((random.nextDouble() * 2 - 1) * bound * scale) / scale;
    }
}
