package dev.piculet.jackson.adapter

// Names that would fill lines.

/** The way of classes that are read by generated code, where it may reach Jackson's parser. */
internal const val READ_BY_CODE = "reading: from the parser's buffer, by generated code"

/** The way of classes that are written by generated code, where it may reach Jackson's generator. */
internal const val WRITTEN_BY_CODE = "writing: into the generator's buffer, by generated code"

internal typealias FactoryBuilder = tools.jackson.core.json.JsonFactoryBuilder

internal typealias InjectedValues = tools.jackson.databind.InjectableValues.Std

internal typealias MapperBuilder = tools.jackson.databind.json.JsonMapper.Builder

internal typealias ModuleBuilder = dev.piculet.jackson3.kotlin.KotlinModule.Builder

internal typealias WrapsNullableDeserializer<T> = dev.piculet.jackson3.kotlin.WrapsNullableValueClassDeserializer<T>
