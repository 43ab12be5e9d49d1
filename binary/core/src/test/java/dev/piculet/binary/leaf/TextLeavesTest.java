package dev.piculet.binary.leaf;

import static dev.piculet.binary.leaf.LeafTrial.assertRoundTrip;
import static dev.piculet.binary.leaf.LeafTrial.bytes;
import static dev.piculet.binary.leaf.LeafTrial.refusal;
import static dev.piculet.binary.leaf.LeafTrial.roundTrip;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import dev.piculet.binary.io.BinaryInput;
import dev.piculet.binary.io.BinaryOutput;
import dev.piculet.binary.io.MalformedInputException;
import dev.piculet.binary.io.UnsupportedValueException;
import java.net.URI;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CharsetEncoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;
import java.nio.charset.UnsupportedCharsetException;
import java.util.Comparator;
import java.util.Currency;
import java.util.IllformedLocaleException;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TextLeavesTest {
    @Test
    void textsThatCanBeChangedAreReadAsNewOnes() {
        assertEquals(
                "é\u20AC",
                roundTrip(new StringBuilderLeaf(), new StringBuilder("é\u20AC"), 5)
                        .toString());
        assertEquals(
                "", roundTrip(new StringBufferLeaf(), new StringBuffer(100), 1).toString());
    }

    @Test
    void addressesAreText() throws Exception {
        assertRoundTrip(new UriLeaf(), URI.create("mailto:a@b"), 11);
        assertRoundTrip(new UriLeaf(), URI.create(""), 1);
        URL url = new URL("https://no.such.host.example/a?b#c");
        assertEquals(url.toExternalForm(), ((URL) roundTrip(new UrlLeaf(), url, 35)).toExternalForm());
        assertInstanceOf(IllegalArgumentException.class, refusal(new UriLeaf(), 2, ' '));
        assertEquals("no protocol: x", refusal(new UrlLeaf(), 2, 'x').getMessage());
    }

    @Test
    void addressesWhoseTextMeansOthersAreRefused() throws Exception {
        URI base = URI.create("http://h/a/");
        for (String path : List.of("b:c", ":c")) {
            URI relative = base.relativize(URI.create("http://h/a/" + path));
            assertEquals(
                    "URI " + relative + " can't be created again from its text at $.\n"
                            + "  Make it from a text, not from its parts.",
                    assertThrows(UnsupportedValueException.class, () -> bytes(new UriLeaf(), relative))
                            .getMessage());
        }
        for (String text :
                List.of("http://h", "a/b", "a/b:c", "//h/a", "///a", "urn:a:b", "file:///a//b", "?a:b", "http://h?a")) {
            assertEquals(URI.create(text), roundTrip(new UriLeaf(), URI.create(text), 1 + text.length()));
        }
        URLStreamHandler handler = new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL url) {
                throw new UnsupportedOperationException();
            }
        };
        for (URL url : List.of(new URL("http", "h", "x"), new URL(null, "foo://h/x", handler))) {
            assertEquals(
                    "URL " + url + " can't be created again from its text at $.\n"
                            + "  Make it from a text, not from its parts.",
                    assertThrows(UnsupportedValueException.class, () -> bytes(new UrlLeaf(), url))
                            .getMessage());
        }
    }

    @Test
    void noMessageTellsThePasswordOfAnAddress() throws Exception {
        String address = "http://user:secret word@host/";
        RuntimeException refused = addressRefusal(new UriLeaf(), address);
        assertTrue(refused.getMessage().endsWith(": http://…@host/"), refused::toString);
        assertNull(refused.getCause());
        refused = addressRefusal(new UrlLeaf(), "//user:secret@host/");
        assertEquals("no protocol: //…@host/", refused.getMessage());
        assertNull(refused.getCause());
        URLStreamHandler handler = new URLStreamHandler() {
            @Override
            protected URLConnection openConnection(URL url) {
                throw new UnsupportedOperationException();
            }
        };
        URL url = new URL(null, "foo://user:secret@host/x", handler);
        assertEquals(
                "URL foo://…@host/x can't be created again from its text at $.\n"
                        + "  Make it from a text, not from its parts.",
                assertThrows(UnsupportedValueException.class, () -> bytes(new UrlLeaf(), url))
                        .getMessage());
    }

    private static RuntimeException addressRefusal(Leaf<?> leaf, String text) {
        BinaryOutput out = new BinaryOutput();
        out.writeString(text);
        return assertThrows(IllegalArgumentException.class, () -> leaf.decode(new BinaryInput(out.toByteArray())));
    }

    @Test
    void constantsAreTheSameInstances() {
        for (Object order :
                List.of(Comparator.naturalOrder(), Comparator.reverseOrder(), String.CASE_INSENSITIVE_ORDER)) {
            assertSame(order, roundTrip(Leaves.of(order.getClass()), order, 1));
            assertEquals(
                    "no constant number 1",
                    refusal(Leaves.of(order.getClass()), 1).getMessage());
        }
        for (CodingErrorAction action :
                List.of(CodingErrorAction.IGNORE, CodingErrorAction.REPLACE, CodingErrorAction.REPORT)) {
            assertSame(action, roundTrip(Leaves.of(CodingErrorAction.class), action, 1));
        }
        assertEquals(
                "no constant number -1",
                refusal(Leaves.of(CodingErrorAction.class), 255).getMessage());
    }

    @Test
    void linesOfStackTracesKeepAllOfTheirParts() {
        Leaf<StackTraceElement> leaf = new StackTraceElementLeaf();
        assertRoundTrip(leaf, new StackTraceElement("a.B", "go", "B.java", 70), 17);
        assertRoundTrip(leaf, new StackTraceElement("a.B", "go", null, -2), 9);
        assertRoundTrip(leaf, new StackTraceElement("", "", "", Integer.MIN_VALUE), 9);
        assertRoundTrip(leaf, new StackTraceElement("app", "m", "1.2", "a.B", "\u4e2d", null, Integer.MAX_VALUE), 23);
        StackTraceElement own = new Throwable().getStackTrace()[0];
        assertRoundTrip(leaf, own, bytes(leaf, own).length);
        assertEquals("flags are 16", refusal(leaf, 16, 0, 0, 0).getMessage());
        assertInstanceOf(
                ArithmeticException.class,
                refusal(leaf, 0, 0, 0, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x01));
    }

    @Test
    void currenciesTakeThreeBytes() {
        assertRoundTrip(new CurrencyLeaf(), Currency.getInstance("EUR"), 3);
        assertInstanceOf(IllegalArgumentException.class, refusal(new CurrencyLeaf(), 'A', 'A', 'A'));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "de",
                "en-US",
                "zh-Hant-TW",
                "de-CH-1996",
                "ar-u-nu-latn",
                "x-piculet",
                "de-POSIX-x-a-lvariant-Bc"
            })
    void localesOfTagsComeBack(String tag) {
        Locale locale = Locale.forLanguageTag(tag);
        Locale read = (Locale) roundTrip(new LocaleLeaf(), locale, bytes(new LocaleLeaf(), locale).length);
        assertEquals(locale, read);
        assertEquals(locale.toLanguageTag(), read.toLanguageTag());
    }

    @Test
    @SuppressWarnings("deprecation") // Locale.of is not in Java 17.
    void localesThatNoTagCanTellComeBack() {
        LocaleLeaf leaf = new LocaleLeaf();
        assertRoundTrip(leaf, Locale.ROOT, 1);
        assertRoundTrip(leaf, Locale.US, 7);
        assertRoundTrip(leaf, new Locale("no", "NO", "NY"), 10);
        assertRoundTrip(leaf, new Locale("ja", "JP", "JP"), 2 + "ja-JP-u-ca-japanese-x-lvariant-JP".length());
        assertRoundTrip(leaf, new Locale("not well-formed", "?", "__"), 1 + 16 + 2 + 3);
        UnsupportedValueException e = assertThrows(
                UnsupportedValueException.class, () -> bytes(leaf, new Locale("ja", "JP", "JP").stripExtensions()));
        assertEquals("Locale ja_JP_JP can't be created again at $.\n  Build it with Locale.Builder.", e.getMessage());
        assertEquals("flags are 16", refusal(leaf, 16).getMessage());
        assertEquals("flag 1 of an empty text", refusal(leaf, 1, 0).getMessage());
        assertEquals(
                "a tag of de, whose parts are shorter",
                refusal(leaf, 8, 4, 'd', 'e').getMessage());
        assertInstanceOf(IllformedLocaleException.class, refusal(leaf, 8, 4, '?', '?'));
    }

    @Test
    void charsetsAreNames() {
        assertRoundTrip(new CharsetLeaf(), StandardCharsets.UTF_8, 6);
        assertRoundTrip(new CharsetLeaf(), Charset.forName("windows-1252"), 13);
        assertInstanceOf(UnsupportedCharsetException.class, refusal(new CharsetLeaf(), 4, 'x', 'y'));
        UnsupportedValueException e =
                assertThrows(UnsupportedValueException.class, () -> bytes(new CharsetLeaf(), new OwnCharset()));
        assertEquals(
                "Charset x-own can't be found by its name at $.\n"
                        + "  Install its provider, or use a charset of the JDK.",
                e.getMessage());
    }

    @Test
    void patternsKeepExpressionAndFlags() {
        Pattern pattern = Pattern.compile("(a|b)+\\d", Pattern.CASE_INSENSITIVE | Pattern.DOTALL);
        Pattern read = (Pattern) roundTrip(new PatternLeaf(), pattern, 10);
        assertEquals(pattern.pattern(), read.pattern());
        assertEquals(pattern.flags(), read.flags());
        assertTrue(read.matcher("AB7").matches());
    }

    @Test
    void flagsAtTheStartOrInAGroupAreKept() {
        for (String expression : new String[] {"(?i)(?m)a", "a(?i:b)", "(?i)", "a\\Q(?\\E", "(?<name>x)", "(?=a)b"}) {
            Pattern pattern = Pattern.compile(expression);
            Pattern read = (Pattern) roundTrip(new PatternLeaf(), pattern, 2 + expression.length());
            assertEquals(pattern.matcher("aB").matches(), read.matcher("aB").matches());
        }
        assertFalse(((Pattern) roundTrip(new PatternLeaf(), Pattern.compile("a(?i)b", Pattern.LITERAL), 8))
                .matcher("AB")
                .matches());
    }

    @Test
    void flagsThatEndWithTheirGroupAreKept() {
        for (String expression : List.of(
                "(a(?i)b)c",
                "(?:a(?i)b|(?-i)c)",
                "\\((?:(?i)b\\))",
                "\\Q(?i)\\E",
                "a\\Q(?i)",
                "\\(?i\\)",
                "(a(?i)b)\\[(c)")) {
            Pattern pattern = Pattern.compile(expression);
            assertEquals(0, pattern.flags(), expression);
            Pattern read = (Pattern) roundTrip(new PatternLeaf(), pattern, 2 + expression.length());
            assertEquals(0, read.flags(), expression);
        }
    }

    /** Brackets of comments, of chars to choose from, and of control chars are no groups. */
    @Test
    void flagsBehindWhatOnlyLooksLikeAGroupAreRefused() {
        for (String expression : List.of(
                "(a)(?i)b",
                "[(](?i)b",
                "\\c((?i)b",
                "(?x: # (\n)(?i)b",
                "((?x) # (\n)(?i)b",
                "\\Q(\\E(?i)b",
                "\\((?i)b",
                "()\\Q)\\E(?i)b",
                "(?<name>x)(?i)b",
                "(?=x)(?i)b",
                "(?:x(?-i))(?i)b")) {
            Pattern pattern = Pattern.compile(expression);
            assertTrue(pattern.flags() != 0, expression);
            assertThrows(UnsupportedValueException.class, () -> bytes(new PatternLeaf(), pattern), expression);
        }
    }

    @Test
    void flagsWithinAnExpressionAreRefusedSinceTheyWouldSpread() {
        UnsupportedValueException e = assertThrows(
                UnsupportedValueException.class, () -> bytes(new PatternLeaf(), Pattern.compile("a(?i)b")));
        assertEquals(
                "Pattern can't be read back (flags such as (?i) are set behind its start: write (?i:…)) at $.\n"
                        + "  Use a simpler pattern.",
                e.getMessage());
    }

    @Test
    void flagsBehindTheStartAreSeenBetweenBlanksAndComments() {
        for (String expression : List.of("a(?i )b", "a( ?i)b", "a(?i #c)\n)b", "a(?-\ti)b")) {
            Pattern pattern = Pattern.compile(expression, Pattern.COMMENTS);
            assertThrows(UnsupportedValueException.class, () -> bytes(new PatternLeaf(), pattern), expression);
            Pattern leading = Pattern.compile("(?x)" + expression);
            assertThrows(UnsupportedValueException.class, () -> bytes(new PatternLeaf(), leading), expression);
        }
        Pattern blanks = Pattern.compile("a( ?i)b");
        assertTrue(((Pattern) roundTrip(new PatternLeaf(), blanks, 9))
                .matcher("a ib")
                .matches());
        Pattern comments = Pattern.compile("( ? x i) a # (b", Pattern.COMMENTS);
        assertTrue(((Pattern) roundTrip(new PatternLeaf(), comments, 17))
                .matcher("A")
                .matches());
    }

    @Test
    void patternsThatTakeLongToCompileAreRefused() {
        assertEquals("more than 10000 chars", patternRefusal("a".repeat(10_001), 0));
        assertEquals("more than 1000 brackets", patternRefusal("(".repeat(1_001) + ")".repeat(1_001), 0));
        assertEquals(
                "CANON_EQ with more than 3 marks on one character",
                patternRefusal("a\u0301\u0302\u0303\u0304", Pattern.CANON_EQ));
        assertInstanceOf(PatternSyntaxException.class, refusal(new PatternLeaf(), 0, 2, '('));
        assertInstanceOf(IllegalArgumentException.class, refusal(new PatternLeaf(), 0xFF, 0x7F, 2, 'a'));
    }

    private static String patternRefusal(String expression, int flags) {
        BinaryOutput out = new BinaryOutput();
        out.writeVarint(flags);
        out.writeString(expression);
        BinaryInput in = new BinaryInput(out.toByteArray());
        return assertThrows(IllegalArgumentException.class, () -> new PatternLeaf().decode(in))
                .getMessage();
    }

    @Test
    void deeplyNestedPatternsEndWithAnExceptionOrWork() throws InterruptedException {
        BinaryOutput out = new BinaryOutput();
        out.writeVarint(0);
        out.writeString("(".repeat(1_000) + "a".repeat(8_000) + ")".repeat(1_000));
        Throwable[] failure = new Throwable[1];
        Thread thread = new Thread(
                null, () -> new PatternLeaf().decode(new BinaryInput(out.toByteArray())), "small", 256 << 10);
        thread.setUncaughtExceptionHandler((it, e) -> failure[0] = e);
        thread.start();
        thread.join();
        assertTrue(failure[0] == null || failure[0] instanceof IllegalArgumentException, () -> failure[0].toString());
    }

    @Test
    void buffersKeepContentAndOrder() {
        ByteBufferLeaf leaf = new ByteBufferLeaf(true);
        ByteBuffer direct = ByteBuffer.allocateDirect(10).order(ByteOrder.LITTLE_ENDIAN);
        direct.position(2).limit(5);
        direct.put(2, (byte) 7);
        ByteBuffer read = (ByteBuffer) roundTrip(leaf, direct, 5);
        assertEquals(direct, read);
        assertEquals(2, direct.position());
        assertEquals(ByteOrder.LITTLE_ENDIAN, read.order());
        assertEquals(3, read.capacity());
        ByteBuffer readOnly =
                (ByteBuffer) roundTrip(leaf, ByteBuffer.wrap(new byte[1]).asReadOnlyBuffer(), 3);
        assertTrue(readOnly.isReadOnly());
        assertEquals(ByteOrder.BIG_ENDIAN, readOnly.order());
        assertRoundTrip(leaf, ByteBuffer.allocate(0), 2);
        assertEquals("flags are 8", refusal(leaf, 8, 0).getMessage());
        assertTrue(read.isDirect());
        assertInstanceOf(MalformedInputException.class, refusal(leaf, 4, 0xFF, 0xFF, 0xFF, 0xFF, 0x07, 1));
        assertInstanceOf(MalformedInputException.class, refusal(leaf, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0x07, 1));
    }

    private static final class OwnCharset extends Charset {
        OwnCharset() {
            super("x-own", new String[0]);
        }

        @Override
        public boolean contains(Charset charset) {
            return false;
        }

        @Override
        public CharsetDecoder newDecoder() {
            throw new UnsupportedOperationException();
        }

        @Override
        public CharsetEncoder newEncoder() {
            throw new UnsupportedOperationException();
        }
    }
}
