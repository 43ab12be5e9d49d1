package dev.piculet.jackson.generator

import dev.piculet.codegen.ClassSpec
import dev.piculet.codegen.GeneratedCodePrinter
import dev.piculet.jackson.direct.ClassWriters
import dev.piculet.jackson.direct.DirectList
import dev.piculet.jackson.direct.DirectScalars
import dev.piculet.jackson.direct.DirectWriter
import dev.piculet.jackson.direct.DirectWriters
import dev.piculet.jackson.generator.ReaderFixture.Adapter
import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.model.CreatorModel
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import java.lang.invoke.MethodHandles
import java.util.Optional
import kotlin.io.path.Path
import kotlin.io.path.createParentDirectories
import kotlin.io.path.readText
import kotlin.io.path.writeText

/** The generated classes as text; `-Dgolden.update=true` rewrites the files. */
class GoldenCodeTest {
    private fun assertGolden(
        name: String,
        spec: ClassSpec,
    ) {
        val actual = GeneratedCodePrinter.print(spec)
        val file = Path("src/test/resources/golden/$name.txt")
        if (System.getProperty("golden.update").toBoolean()) {
            file.createParentDirectories().writeText(actual)
        }
        assertEquals(file.readText(), actual)
    }

    private fun assertGoldenReader(type: Class<*>) {
        assertGolden(type.simpleName + "Reader", ReaderFixture(type).spec)
    }

    @Test
    fun valuesStayUnboxedUntilTheCreatorIsCalled() {
        assertGoldenReader(Plain::class.java)
        assertGoldenReader(Small::class.java)
    }

    @Test
    fun defaultsAreChosenByMasks() {
        assertGoldenReader(Defaults::class.java)
        assertGoldenReader(Wide33::class.java)
    }

    @Test
    fun namesAreExpectedInTheOrderThatWasSeen() {
        val seen = listOf("tags", "number", "ratio")
        assertGolden("PlainReader-seen", ReaderFixture(Plain::class.java, seen = seen).spec)
    }

    @Test
    fun valuesAreTakenFromTheBufferFirst() {
        val taking = Adapter(hasWindow = true)
        assertGolden("PlainReader-window", ReaderFixture(Plain::class.java, taking).spec)
        assertGolden("OrderReader-window", ReaderFixture(Order::class.java, taking).spec)
        assertGolden("Wide33Reader-window", ReaderFixture(Wide33::class.java, taking).spec)
        val early = Adapter(createsEarly = true, hasWindow = true)
        val others = mapOf("level" to { _: Any, _: Any? -> })
        assertGolden("SettingsReader-early-window", ReaderFixture(Settings::class.java, early, others = others).spec)
    }

    @Test
    fun nullIsOnlyAskedForWhereItMayNotBe() {
        assertGoldenReader(References::class.java)
    }

    @Test
    fun valueClassesAreCheckedWithoutWrapping() {
        assertGoldenReader(Order::class.java)
        assertGoldenReader(Holder::class.java)
    }

    @Test
    fun missingValuesAreAnEmptyArrayWhereAnyNumberIsTaken() {
        assertGoldenReader(Rest::class.java)
    }

    @Test
    fun factoriesAndPrivateConstructorsAreCalledDirectly() {
        assertGolden("MadeReader", ReaderFixture(Made::class.java) { it.kind() == CreatorModel.Kind.FACTORY }.spec)
        assertGoldenReader(Secret::class.java)
    }

    @Test
    fun propertiesThatTheCreatorDoesNotTakeAreSetAfterwards() {
        val fixture =
            ReaderFixture(
                Settings::class.java,
                aliases = mapOf("name" to listOf("title")),
                others = mapOf("level" to { _, _ -> }),
            )
        assertGolden("SettingsReader", fixture.spec)
        val early =
            ReaderFixture(Settings::class.java, Adapter(createsEarly = true), others = mapOf("level" to { _, _ -> }))
        assertGolden("SettingsReader-early", early.spec)
        assertGoldenReader(Empty::class.java)
    }

    private fun direct(
        type: Class<*>,
        kinds: Map<String, ValueKind>,
    ): ClassSpec {
        val creator = KotlinModels.create().model(type).creators().first { it.isPrimary }
        val properties =
            kinds.map { (name, kind) ->
                val texts = DirectList(ArrayList::class.java, DirectScalars.TEXT, true)
                val reader = texts.takeIf { kind == ValueKind.OBJECT }
                DirectProperty(
                    name,
                    if (name == "text") listOf("words") else listOf(),
                    kind,
                    Optional.ofNullable(reader),
                    Optional.empty(),
                    name == "note",
                    kind == ValueKind.LONG,
                    Optional.empty(),
                )
            }
        return DirectGenerator.generate(DirectPlan.of(creator, properties, listOf(), true), MethodHandles.lookup())
    }

    @Test
    fun valuesAreReadStraightFromBytes() {
        val plain =
            mapOf(
                "number" to ValueKind.INT,
                "total" to ValueKind.LONG,
                "ratio" to ValueKind.DOUBLE,
                "active" to ValueKind.BOOLEAN,
                "name" to ValueKind.STRING,
                "tags" to ValueKind.OBJECT,
            )
        assertGolden("PlainDirectReader", direct(Plain::class.java, plain))
        val defaults =
            mapOf(
                "name" to ValueKind.STRING,
                "count" to ValueKind.INT,
                "text" to ValueKind.STRING,
                "note" to ValueKind.STRING,
            )
        assertGolden("DefaultsDirectReader", direct(Defaults::class.java, defaults))
    }

    private fun assertGoldenWriter(
        name: String,
        properties: List<WriteProperty>,
        output: Optional<OutputTypes>,
    ) {
        val type = WrittenBean::class.java
        assertGolden(name, WriterGenerator.generate(type, properties, StandIns.TYPES, MethodHandles.lookup(), output))
    }

    @Test
    fun writersTakeValuesFromMembersAndLeaveNullToProperties() {
        assertGoldenWriter("WrittenBeanWriter", WrittenBean.properties(), Optional.empty())
    }

    @Test
    fun writersUseTheBufferBetweenOtherValues() {
        val buffer = Optional.of(OutputStandIn.TYPES)
        assertGoldenWriter("WrittenBeanWriter-buffer", WrittenBean.properties(), buffer)
        val nullable =
            listOf("boxed" to ValueKind.INT, "string" to ValueKind.STRING, "list" to ValueKind.OBJECT)
                .map { (name, kind) -> WrittenBean.property(name, kind, writesNull = true) }
        assertGoldenWriter("NullableWriter-buffer", nullable, buffer)
        assertGoldenWriter("NullableWriter", nullable, Optional.empty())
        val values =
            listOf("char" to StandIns.Encoder { "" }, "list" to null, "string" to null).map { (name, by) ->
                WrittenBean.property(name, ValueKind.OBJECT, by, isBuffered = true, writesNull = name == "string")
            }
        assertGoldenWriter("ValuesWriter-buffer", values, buffer)
    }

    @Test
    fun directWritersAskForRoomForAllThatComesBeforeTheNextText() {
        val type = WrittenBean::class.java
        val lookup = MethodHandles.lookup()
        assertGolden("WrittenBeanDirectWriter", DirectWriterGenerator.generate(type, directProperties(), lookup))
        val many = List(51) { directProperties()[it % 3] }
        assertGolden("WideDirectWriter", DirectWriterGenerator.generate(type, many, lookup))
    }

    private fun directProperties(): List<DirectWriteProperty> =
        listOf(
            direct("int", ValueKind.INT),
            direct("double", ValueKind.DOUBLE),
            direct("boolean", ValueKind.BOOLEAN),
            direct("string", ValueKind.STRING),
            direct("boxed", ValueKind.INT),
            direct("long", ValueKind.LONG),
            direct("char", ValueKind.OBJECT, DirectWriters.OfNothing()),
            direct("list", ValueKind.OBJECT, Unknown),
            direct("any", ValueKind.OBJECT, mayBeOwner = true, omitted = Omitted.NULL),
        )

    private fun direct(
        name: String,
        kind: ValueKind,
        writer: DirectWriter? = null,
        omitted: Omitted = Omitted.NOTHING,
        mayBeOwner: Boolean = false,
    ): DirectWriteProperty {
        val getter = WrittenBean::class.java.getMethod("get" + name.replaceFirstChar { it.uppercase() })
        val quoted = "\"$name\":".toByteArray()
        return DirectWriteProperty(kind, getter, Optional.empty(), quoted, omitted, mayBeOwner, writer)
    }

    @Test
    fun directWritersLeaveOutWhatIsEmptyOrTheDefault() {
        val empty = Omitted(true, true, null)
        val properties =
            listOf(
                direct("int", ValueKind.INT, omitted = Omitted(false, false, 7)),
                direct("string", ValueKind.STRING, omitted = empty),
                direct("boxed", ValueKind.INT, omitted = empty),
                direct("list", ValueKind.OBJECT, Unknown, omitted = empty),
            )
        val spec = DirectWriterGenerator.generate(WrittenBean::class.java, properties, MethodHandles.lookup())
        assertGolden("OmittingDirectWriter", spec)
    }

    private object Unknown : ClassWriters() {
        override fun find(type: Class<*>): DirectWriter = DirectWriters.OfText()
    }
}
