package dev.piculet.jackson.generator

import dev.piculet.access.Accessors
import dev.piculet.access.Instantiator
import dev.piculet.codegen.ClassSpec
import dev.piculet.codegen.HiddenClassDefiner
import dev.piculet.jackson.bytes.StringDecoder
import dev.piculet.jackson.generator.StandIns.Mark
import dev.piculet.jackson.generator.StandIns.Name
import dev.piculet.jackson.generator.StandIns.Parser
import dev.piculet.jackson.generator.StandIns.Reading
import dev.piculet.jackson.generator.StandIns.Settable
import dev.piculet.jackson.kotlin.ArgumentRule
import dev.piculet.jackson.kotlin.KotlinModels
import dev.piculet.model.CreatorModel
import dev.piculet.model.ParameterModel
import dev.piculet.model.ValueClassModel
import java.lang.invoke.MethodHandles
import java.util.Optional

/** A generated reader of one class, and its interpreted twin, with an adapter's rules for null and missing values. */
internal class ReaderFixture(
    type: Class<*>,
    private val adapter: Adapter = Adapter(),
    private val aliases: Map<String, List<String>> = mapOf(),
    others: Map<String, (Any, Any?) -> Unit> = mapOf(),
    seen: List<String> = listOf(),
    creator: (CreatorModel) -> Boolean = { it.isPrimary },
) {
    /** An adapter's decisions, which depend on features of the mapper and on the major of Jackson. */
    class Adapter(
        val nullIsDefault: Boolean = false,
        val createsEarly: Boolean = false,
        val hasWindow: Boolean = false,
    )

    private val models = KotlinModels.create()
    private val creator = models.model(type).creators().first(creator)
    val plan =
        ReaderPlan(
            this.creator,
            this.creator.parameters().map(::argument),
            others.map { (name, set) -> property(name, ValueKind.PROPERTY, Optional.empty(), set, false, false) },
        ).expecting(seen)
    val spec: ClassSpec =
        ReaderGenerator.generate(
            plan,
            StandIns.types(adapter.createsEarly, adapter.hasWindow),
            MethodHandles.lookup(),
        )

    /** The number of the reader's requests for an argument. */
    var asked = 0

    /** The number of names that the last reading looked up, since they were not the expected ones. */
    var lookedUp = 0

    /** Whether readers may take values with their names. */
    var canTake = true

    /** The number of values that the last reading took with their names. */
    var taken = 0

    /** The number of values that the last reading moved to from before their names. */
    var opened = 0

    private val reading =
        Reading { index, isMissing ->
            asked++
            argument(index, isMissing)
        }

    private val reader by lazy {
        val lookup = Accessors.of(models.model(type)).nestLookup(ReaderStandIn::class.java).orElseThrow()
        HiddenClassDefiner.defineInstance(lookup, spec) as ReaderStandIn
    }

    /** The names that all readings have left to Jackson. */
    val rest: List<String>
        get() = reader.rest

    val unknown: List<String>
        get() = reader.unknown?.names.orEmpty()

    /** Reads an object of these names and values. */
    fun read(vararg properties: Pair<String, Any?>): Any? = readTokens(Mark.START, *tokens(properties), Mark.END)

    fun readTokens(vararg tokens: Any): Any? {
        val parser = Parser(tokens.toList())
        if (!canTake) parser.taken = Int.MIN_VALUE
        return reader.read(parser, reading).also {
            lookedUp = parser.lookedUp
            taken = parser.taken
            opened = parser.opened
        }
    }

    fun tokens(properties: Array<out Pair<String, Any?>>): Array<Any> =
        properties.flatMap { (name, value) -> listOf(Name(name), value ?: Mark.NULL) }.toTypedArray()

    /** Creates the same object by reflection from these names and values, some of them wrapped. */
    fun createInterpreted(values: Map<String, Any?>): Any? {
        val arguments =
            creator.parameters().map { parameter ->
                val name = parameter.name().get()
                val value = values[name] ?: replacement(parameter, isMissing = name !in values)
                if (value === Reading.DEFAULT) Instantiator.ABSENT else value
            }
        return models.instantiator(creator).call(arguments.toTypedArray())
    }

    private fun replacement(
        parameter: ParameterModel,
        isMissing: Boolean,
    ): Any? =
        if (isMissing && ArgumentRule.of(parameter).canBeLeftOut()) {
            Reading.DEFAULT
        } else {
            argument(parameter.index(), isMissing)
        }

    private fun argument(
        index: Int,
        isMissing: Boolean,
    ): Any? {
        val parameter = creator.parameters()[index]
        val rule = ArgumentRule.of(parameter)
        check(!(isMissing && rule.canBeLeftOut())) { "Nobody need be asked for ${rule.name()}." }
        if (!isMissing && adapter.nullIsDefault && rule.hasDefault()) {
            return Reading.DEFAULT
        }
        require(!rule.rejectsNull()) { (if (isMissing) "nothing" else "null") + " for " + rule.name() }
        return null
    }

    private fun argument(parameter: ParameterModel): ReadProperty {
        val valueClass = parameter.type().valueClass().flatMap { models.model(it).valueClass() }
        val held = valueClass.map { it.underlying() }.orElse(parameter.type())
        val isHeldWrapped = valueClass.isPresent && held.valueClass().isPresent
        val plain = if (isHeldWrapped) ValueKind.OBJECT else kind(held.rawClass())
        val isHeld = valueClass.filter { it.type().isAnnotationPresent(ReadHeld::class.java) }.isPresent
        val kind =
            when {
                isHeld -> ValueKind.HELD
                valueClass.isPresent && plain == ValueKind.PROPERTY -> ValueKind.OBJECT
                else -> plain
            }
        val rule = ArgumentRule.of(parameter)
        return property(
            parameter.name().get(),
            kind,
            valueClass,
            { _, _ -> error("set") },
            rule.rejectsNull() || (rule.hasDefault() && adapter.nullIsDefault),
            !rule.isNullable(),
        )
    }

    private fun property(
        name: String,
        kind: ValueKind,
        valueClass: Optional<ValueClassModel>,
        set: (Any, Any?) -> Unit,
        asksForNull: Boolean,
        asksForMissing: Boolean,
    ) = ReadProperty(
        name,
        aliases[name].orEmpty(),
        kind,
        Settable({ it }, set),
        Optional.empty(),
        if (kind == ValueKind.OBJECT || kind == ValueKind.HELD) StandIns.Decoder { it } else null,
        Name(name),
        valueClass,
        valueClass
            .map { it.underlying() }
            .filter { kind == ValueKind.HELD && it.isUnboxed }
            .flatMap { models.model(it.valueClass().get()).valueClass() },
        adapter.nullIsDefault,
        taken(name, kind, valueClass.isPresent),
        Optional.of(StringDecoder { bytes, quote, behind, _, _ -> String(bytes, quote + 1, behind - quote - 1) }),
        asksForNull,
        asksForMissing,
    )

    private fun taken(
        name: String,
        kind: ValueKind,
        isWrapped: Boolean,
    ): Optional<TakenKind> {
        val type = creator.parameters().find { it.name().get() == name }?.type()?.rawClass()
        val isNullable = type != null && !isWrapped && (kind == ValueKind.STRING || kind == ValueKind.OBJECT)
        return if (isNullable) TakenKind.ofNullable(type) else TakenKind.of(kind)
    }

    private fun kind(type: Class<*>): ValueKind =
        when (type) {
            Int::class.javaPrimitiveType -> ValueKind.INT
            Long::class.javaPrimitiveType -> ValueKind.LONG
            Double::class.javaPrimitiveType -> ValueKind.DOUBLE
            Boolean::class.javaPrimitiveType -> ValueKind.BOOLEAN
            String::class.java -> ValueKind.STRING
            else -> if (type.isPrimitive) ValueKind.PROPERTY else ValueKind.OBJECT
        }
}
