package dev.piculet.jackson.contract

import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Test
import tools.jackson.databind.cfg.CoercionAction
import tools.jackson.databind.cfg.CoercionInputShape
import tools.jackson.databind.type.LogicalType
import java.math.BigDecimal

/**
 * Whatever a mapper is told to make of input of another shape, it makes of it in objects that are read as a whole, too. A build
 * tries some of all rules; `-Dcontract.coercions` tries each.
 */
class CoercionTest {
    private class Rule(
        val shape: CoercionInputShape,
        val setting: Setting,
    )

    private fun rules(): List<Rule> =
        CoercionInputShape.entries.flatMap { shape ->
            CoercionAction.entries.flatMap { action ->
                LogicalType.entries.map { type ->
                    Rule(
                        shape,
                        Setting("$shape to $type: $action") {
                            withCoercionConfig(type) { it.setCoercion(shape, action).setAcceptBlankAsEmpty(true) }
                        },
                    )
                } +
                    CLASSES.map { type ->
                        Rule(
                            shape,
                            Setting("$shape to $type: $action") {
                                withCoercionConfig(type) { it.setCoercion(shape, action) }
                            },
                        )
                    }
            }
        }

    /** Documents with one property each, or an element of it. */
    private fun documents(shape: CoercionInputShape): List<String> =
        TOKENS.getValue(shape).split(" ") + Coerced::class.java.fields.flatMap { property ->
            TOKENS.getValue(shape).split(" ").flatMap { token ->
                val type = property.type
                val isMany = Collection::class.java.isAssignableFrom(type) || type.isArray || type == Any::class.java
                listOf("{'${property.name}':$token}") +
                    (if (isMany) listOf("{'${property.name}':[$token]}") else listOf()) +
                    if (type == Map::class.java) listOf("{'${property.name}':{'k':$token}}") else listOf()
            }
        }

    @Test
    fun `such objects are read as a whole`() {
        val ways = OptionMappers(listOf()).waysOfReading(Coerced::class.java, "{\"whole\":1}".toByteArray())
        assertEquals(OptionMappers.Ways(isWhole = true, isDirect = true), ways)
    }

    @Test
    fun `coercions are those of Jackson`() {
        val all = System.getProperty("contract.coercions") != null
        for (rule in rules().filterIndexed { i, _ -> all || i % SOME == 0 }) {
            val mappers = OptionMappers(listOf(rule.setting))
            for (document in documents(rule.shape)) {
                val json = document.replace('\'', '"').replace('~', ' ').toByteArray()
                mappers.assertReadAsByJackson(Coerced::class.java, json)
            }
        }
    }

    private companion object {
        /** Of so many rules one is tried; no factor of the numbers of actions and types. */
        const val SOME = 11

        val CLASSES: List<Class<*>> =
            listOf(
                Int::class.javaPrimitiveType!!,
                Double::class.javaPrimitiveType!!,
                Double::class.javaObjectType,
                Float::class.javaPrimitiveType!!,
                BigDecimal::class.java,
                String::class.java,
                BufferClasses.Color::class.java,
                DirectJava.Point::class.java,
            )

        /** Values of each shape. A blank is written `~`. */
        val TOKENS: Map<CoercionInputShape, String> =
            mapOf(
                CoercionInputShape.Array to "[1] ['a'] [1,2]",
                CoercionInputShape.Object to "{'x':1} {'a':'b'}",
                CoercionInputShape.Integer to "0 1 -1 -0 12345678901",
                CoercionInputShape.Float to "1.5 1.0 0.0 -0.0 1e2",
                CoercionInputShape.Boolean to "true false",
                CoercionInputShape.String to "'1' 'a' '1.5' 'true' 'RED' 'AQ=='",
                CoercionInputShape.Binary to "'AQID'",
                CoercionInputShape.EmptyArray to "[]",
                CoercionInputShape.EmptyObject to "{}",
                CoercionInputShape.EmptyString to "'' '~'",
            )
    }
}
