package dev.piculet.samples.binary;

import static org.junit.jupiter.api.Assertions.assertEquals;

import dev.piculet.samples.evolution.RollingDeploy;
import dev.piculet.samples.kryo.StoredOrders;
import dev.piculet.samples.kryo.WithKryo;
import dev.piculet.samples.kryo.WithPiculet;
import dev.piculet.samples.pages.Printed;
import dev.piculet.samples.performance.OrderBenchmark;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.options.Options;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;
import org.openjdk.jmh.runner.options.VerboseMode;

/** Each sample does what it shows. */
class JavaSamplesTest {
    private static void assertPrints(Class<?> sample, String expected) throws Exception {
        assertEquals(expected, Printed.by(sample));
    }

    @Test
    void quickStartReadsItsOwnBytes() throws Exception {
        assertPrints(QuickStart.class, """
                true, 38 bytes
                {Ann=[Order[id=7, customer=Ann, lines=[Line[article=tea, quantity=2, cents=450], \
                Line[article=cup, quantity=1, cents=1200]]]]}
                """);
    }

    @Test
    void cachedValuesAreCopies() throws Exception {
        assertPrints(Caching.class, """
                Optional[Ann]
                Optional.empty
                true
                """);
    }

    @Test
    void queuedValuesComeOutInTheOtherThread() throws Exception {
        assertPrints(Queueing.class, """
                received 1
                received 2
                received 3
                """);
    }

    @Test
    void aFileOfFramesHoldsTheLayoutOnce() throws Exception {
        assertPrints(OrderLog.class, "2 orders in 206 bytes\n");
    }

    @Test
    void aChangedClassReadsOldAndNewData() throws Exception {
        assertPrints(Evolving.class, """
                Customer[fullName=Ann, points=41, country=unknown]
                Customer[fullName=Bo, points=1099511627776, country=Chad]
                """);
    }

    @Test
    void aCodecOfTheUsersWritesAClassWithoutAFittingConstructor() throws Exception {
        assertPrints(CustomLayout.class, """
                273.15
                300.0
                """);
    }

    @Test
    void objectsOfEachClassAreDescribed() throws Exception {
        assertPrints(Described.class, """
                dev.piculet.samples.binary.Described$Item
                  by        dev.piculet.samples.binary.Described$Item(java.lang.String, dev.piculet.samples.binary.Described$Price)
                  given     name, price

                dev.piculet.samples.binary.Described$Price
                  by        no constructor of its own: java.lang.Object() runs, as in Java serialization
                  set       cents, currency
                  left      text = null
                  not by    dev.piculet.samples.binary.Described$Price(java.math.BigDecimal, java.lang.String): final field 'cents' gets
                            the result of BigDecimal.longValueExact.
                tea: 4.50 EUR
                """);
    }

    @Test
    void untrustedBytesAreRefusedWithAReason() throws Exception {
        assertPrints(UntrustedBytes.class, """
                true
                MalformedInputException: Input ends too early: 3 bytes needed, 2 left, at $.lines[1].article (offset 35 of 37).
                  The bytes are cut off: check that all of them arrived, and the length that was passed on.
                LimitExceededException: Collection of 5000 elements has more than 1000 at $.lines.
                  Raise Limits.elements if that is intended.
                LimitExceededException: Value takes 65537 bytes, more than 65536, at $.
                  Raise Limits.size if that is intended.
                """);
    }

    @Test
    void openPlaces() throws Exception {
        assertPrints(OpenPlaces.class, """
                Event[name=moved, details={at=1970-01-01T00:00:00Z, route=[Position[latitude=48.1, longitude=11.6], \
                Position[latitude=52.5, longitude=13.4]]}]
                163 bytes
                """);
    }

    @Test
    void valuesDescribeThemselves() throws Exception {
        assertPrints(SelfDescribingValues.class, """
                order of Ann
                refund of 7
                dev.piculet.samples.binary.SelfDescribingValues$Refund because of broken
                """);
    }

    @Test
    void sealedAndDeclaredSubtypesAreKept() throws Exception {
        assertPrints(SealedTypes.class, """
                Receipt[payments=[Cash[cents=500], Card[cents=1600, number=4111]]]
                Offer[discount=Percent[percent=10]]
                """);
    }

    @Test
    void sharedObjectsStayShared() throws Exception {
        assertPrints(SharedObjects.class, """
                Bo knows Ann
                true
                """);
    }

    @Test
    void buffersAreReused() throws Exception {
        assertPrints(ReusedBuffers.class, """
                order 1
                order 2
                order 3
                true
                """);
    }

    @Test
    void arraysAndStreamsTakeValues() throws Exception {
        assertPrints(Places.class, """
                written up to 38
                true
                7, behind it
                true
                """);
    }

    @Test
    void aLookupReachesItsModule() throws Exception {
        assertPrints(ClosedModules.class, "true\n");
    }

    @Test
    void theInspectorExplainsEachByte() throws Exception {
        String listing = Printed.by(Inspecting.class);
        List<String> last = listing.lines().skip(listing.lines().count() - 1).toList();
        assertEquals(List.of("    24  74 65 61                 $.lines[0].article   string        \"tea\""), last);
    }

    @Test
    void anOldAndANewProgramReadEachOther() throws Exception {
        assertPrints(RollingDeploy.class, """
                new reads old: Customer[name=Ann, country=unknown]
                old reads new: Customer[name=Bo, fax=null]
                new reads old: Customer[name=Cy, country=unknown]
                new reads old, by frames: Customer[name=Di, country=unknown]
                old reads new, by frames: Customer[name=Ed, fax=null]
                """);
    }

    @Test
    void aProgramThatUsedKryoDoesTheSame() throws Exception {
        String before = Printed.by(WithKryo.class);
        assertEquals(new Order(7, "Ann", Order.example().lines()) + "\n", before);
        assertPrints(WithPiculet.class, before);
    }

    @Test
    void bytesStoredByKryoAreRead() throws Exception {
        assertPrints(StoredOrders.class, "true\ntrue\ntrue\n");
    }

    @Test
    void theBenchmarkMeasuresReadingAndWriting() throws Exception {
        Options once = new OptionsBuilder()
                .include(OrderBenchmark.class.getName())
                .forks(0)
                .warmupIterations(0)
                .measurementIterations(1)
                .measurementTime(TimeValue.milliseconds(10))
                .verbosity(VerboseMode.SILENT)
                .shouldFailOnError(true)
                .build();
        List<String> measured = new Runner(once)
                .run().stream()
                        .map(result -> result.getPrimaryResult().getLabel())
                        .toList();
        assertEquals(List.of("read", "write"), measured);
    }
}
